"""Which IP addresses are public, and those of a host: a post to another must not reach this machine or its network."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from socket import AF_INET, AF_INET6, SOCK_DGRAM

from dns.exception import DNSException
from dns.resolver import Resolver

# The only part of IPv6 that is given to networks (RFC 4291, IANA), and what is no network's in it: 2001::/23 has Teredo
# and other tunnels, 2002::/16 is 6to4, which contains an IPv4 address, and the others are for examples.
_GIVEN = IPv6Network("2000::/3")
_NOT_GIVEN = [IPv6Network(one) for one in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")]
# Anycast of 6to4 (RFC 7526), and what protocols use within a network (RFC 6890), which is global to Python before 3.13.
_RELAYS, _OF_PROTOCOLS = IPv4Network("192.88.99.0/24"), IPv4Network("192.0.0.0/24")


def is_public(text: str) -> bool:
    """Return whether an IP address is one of the public internet: not of this machine, a network, or a tunnel into one.

    Raises ValueError for a text that is no address.
    """
    address = unmapped(text)
    return _is_given(address) if isinstance(address, IPv6Address) else _is_public_4(address)


def unmapped(text: str) -> IPv4Address | IPv6Address:
    """Return an address, that of IPv4 if it is mapped into IPv6: both lead to the same. Raises ValueError."""
    address = ip_address(text)
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


def is_of_this_machine(text: str) -> bool:
    """Return whether an IP address is one that this machine has: it would be the sender, too, of what is sent there."""
    address = ip_address(text)
    try:
        with socket.socket(AF_INET if address.version == 4 else AF_INET6, SOCK_DGRAM) as unused:
            unused.connect((text, 9))  # which sends nothing
            return ip_address(unused.getsockname()[0]) == address
    except OSError:  # there is no way to it
        return False


def _is_public_4(address: IPv4Address) -> bool:
    special = address.is_multicast or address.is_reserved or address in _RELAYS or address in _OF_PROTOCOLS
    return address.is_global and not special


def _is_given(address: IPv6Address) -> bool:
    return address.is_global and address in _GIVEN and not any(address in network for network in _NOT_GIVEN)


def addresses(host: str, seconds: float) -> Sequence[str]:
    """Return all addresses that the DNS has for a host, those of IPv4 first. Raises OSError if there are none.

    It asks for at most so many seconds, which the system's own resolver could not promise.
    """
    try:
        found = list(Resolver().resolve_name(host, lifetime=seconds).addresses())
    except DNSException as error:
        raise OSError(f"the DNS has no address for it ({type(error).__name__})") from error
    return sorted(found, key=lambda address: ":" in address)
