"""The REST API under `/api/v10`. Every request passes through `dispatcher`; the other modules hold the routes."""
