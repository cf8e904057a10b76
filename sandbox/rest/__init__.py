"""The REST API under `/api/v10`. `dispatcher` is the way of every request; the other modules hold the routes."""
