"""The client of a request, by its network address. Servers that listen on :: see an IPv4 address as one of IPv6."""

from __future__ import annotations

import ipaddress

from flask import request

IPV6_NETWORK = 64  # bits of an IPv6 address that identify one customer
SUBNETS = {4: 24, 6: 48}  # bits, by version, of a network in which one person may have many addresses
_NAT64 = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses behind a gateway that translates (RFC 6052)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def client_network() -> str:
    """Return the network address of the client; for IPv6 the network that belongs to one customer."""
    given = request.remote_addr or ""
    try:
        address = address_in(given)
    except ValueError:  # a Unix socket, or a proxy that sends something else
        return given or "nobody"
    if address.version == 6 and address in _NAT64:
        address = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if address.version == 6:
        return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))
    return str(address)


def client_subnet() -> str:
    """Return the network around the client's, in which the same person may have other addresses."""
    network = client_network()
    try:
        found = ipaddress.ip_network(network)
    except ValueError:
        return network
    return str(found.supernet(new_prefix=SUBNETS[found.version]))


def is_loopback(host: str) -> bool:
    """Return whether an address, or the name localhost, means this machine."""
    try:
        return address_in(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_in(text: str) -> Address:
    """Return an address, that of IPv4 if it is mapped into IPv6 (`::ffff:192.0.2.1`). Raises ValueError."""
    address = ipaddress.ip_address(text)
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped
