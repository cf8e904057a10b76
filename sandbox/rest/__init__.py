"""The REST API under `/api/v10`. Every request passes `dispatcher`; the other modules hold the routes.

Handlers take the request and return status and body. They raise `ApiError` where Discord would refuse the request.
"""
