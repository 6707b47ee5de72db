"""The Celery worker: thin tasks that call functions of service/. It decides when, never what."""
