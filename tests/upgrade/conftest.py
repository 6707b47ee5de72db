"""The upgrade's tests share the service's servers."""

from tests.databases import postgresql_server, postgresql_url
from tests.next_release import next_release

__all__ = ["next_release", "postgresql_server", "postgresql_url"]
