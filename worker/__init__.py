"""The Celery worker: thin tasks that call functions of service/, and their schedule; the site, which notifies it."""
