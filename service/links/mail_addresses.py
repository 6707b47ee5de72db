"""The addresses at which this site takes mail in."""

from __future__ import annotations

from dataclasses import dataclass

from service.links.reply_addresses import ReplyAddresses
from service.links.return_paths import ReturnPaths
from service.links.subaddresses import Subaddresses
from service.settings import Settings, values


@dataclass(frozen=True)
class MailAddresses:
    """Reply addresses, for answers of players, and return paths, for reports on the delivery of mails."""

    replies: ReplyAddresses
    return_paths: ReturnPaths

    @classmethod
    def of(cls, settings: Settings) -> MailAddresses:
        """Return the addresses of the site with these settings."""
        addresses = Subaddresses(values.sender(settings.mail_from).username, settings.reply_domain)
        return cls(ReplyAddresses(settings.secret_keys, addresses), ReturnPaths(addresses))
