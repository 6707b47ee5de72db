"""Which addresses are public, and how an address for posts may be written."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.outgoing.https_address import HttpsAddress
from service.outgoing.public_address import addresses, is_of_this_machine, is_public

# of each range that is not public: its first and last address, or one in the middle
NOT_PUBLIC = """
0.0.0.0 0.1.2.3 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.254 169.254.0.0
169.254.169.254 172.16.0.0 172.31.255.255 192.0.0.1 192.0.0.8 192.0.0.255 192.0.2.1 192.88.99.1 192.168.0.0
192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
:: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:7f00:1 64:ff9b::7f00:1
64:ff9b:1::1 100::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:db8::1 2001:10::1 2002:7f00:1:: 2002:a00:1:: 3fff::1
fc00::1 fd12:3456::1 fe80::1 febf::1 fec0::1 ff02::1 ff0e::1 4000::1 5f00::1
"""
PUBLIC = """
1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.0 172.15.0.1 172.32.0.1 223.255.255.254 ::ffff:8.8.8.8
2001:4860:4860::8888 2606:4700::6810:84e5 2a00:1450:4001::200e 2400:cb00::1
"""
INNER = NOT_PUBLIC.split()


@pytest.mark.parametrize("address", INNER)
def test_an_address_of_this_machine_or_a_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC.split())
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@given(st.integers(0, 2**32 - 1))
def test_an_ipv4_address_inside_an_ipv6_address_never_becomes_public_by_that(number: int) -> None:
    inner = IPv4Address(number)
    assert is_public(str(IPv6Address(f"::ffff:{inner}"))) == is_public(str(inner))
    octets = f"{number >> 16:x}:{number & 0xFFFF:x}"
    for tunnel in ("2002:{}::", "64:ff9b::{}", "64:ff9b:1::{}", "::{}", "2001:0:{}::"):
        assert not is_public(tunnel.format(octets))


def test_this_machine_knows_its_own_addresses() -> None:
    assert is_of_this_machine("127.0.0.1")
    assert not is_of_this_machine("192.0.2.1")


def test_a_host_that_the_dns_does_not_have_is_an_error_and_not_a_wait() -> None:
    with pytest.raises(OSError, match="the DNS has no address for it"):
        addresses("nobody.invalid", 0.5)


WRONG = """http://example.org/a
ftp://example.org/a
//example.org/a
example.org/a
https://
https:///a
https://localhost/a
https://127.0.0.1/a
https://127.1/a
https://2130706433/a
https://0x7f000001/a
https://0x7f.1/a
https://017700000001/a
https://127.0.0.1./a
https://[::1]/a
https://[::ffff:127.0.0.1]/a
https://me@example.org/a
https://me:secret@example.org/a
https://example.org@127.0.0.1/a
https://example.org:0/a
https://example.org:99999/a
https://example.org:x/a
https://example.org/a#b
https://exa_mple.org/a
https://-example.org/a
https://example..org/a
https://example.org\\@127.0.0.1/a
https://examplé.org/a
https://example.org/é
https://example.org/a b
https://example.org/a\tb"""


@pytest.mark.parametrize(
    "text",
    [
        *WRONG.split("\n"),
        "",
        "https://example.org/a\r\nHost: b",
        f"https://a.org/{'x' * 1000}",
        f"https://a.org?{'x' * 986}",
    ],
)
def test_a_wrong_address_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|[Pp]ort|IPv6|netloc|bracket"):
        HttpsAddress.parse(text)


def test_a_right_address_is_read_as_it_is_meant() -> None:
    address = HttpsAddress.parse("https://Hooks.Example.org:8443/a/b?c=d%20e")
    assert address == ("hooks.example.org", 8443, "/a/b?c=d%20e")
    assert address.text == "https://hooks.example.org:8443/a/b?c=d%20e"
    assert len(HttpsAddress.parse(f"https://a.org?{'x' * 985}").text) == 1000, "as much as is stored, with the path"
    assert HttpsAddress.parse("https://example.org") == ("example.org", 443, "/")
    assert HttpsAddress.parse("https://example.org:443/?a").text == "https://example.org/?a"
