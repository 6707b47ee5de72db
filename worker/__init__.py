"""Posse's worker: thin Celery tasks over functions of service/. It knows when, never what."""
