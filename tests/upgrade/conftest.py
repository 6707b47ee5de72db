"""The upgrade's tests share the service's servers."""

from tests.databases import postgresql_server, postgresql_url

__all__ = ["postgresql_server", "postgresql_url"]
