"""What a device gets: one message that only it can read, signed by the site, naming a game and nothing secret."""

from __future__ import annotations

import re

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from service.following.push_keys import PushKeys
from service.models import Player
from service.outgoing.https_address import HttpsAddress
from tests.devices.conftest import CONTACT, Devices
from tests.devices.push_service import bytes_of, check_signature, opened
from tests.rows import alter
from tests.service.harness import Harness
from tests.settings import BASE_URL, KEYS, NOW

TO = HttpsAddress.parse("https://push.example.org/wpush/1")


def test_the_push_service_of_the_tests_opens_the_example_of_the_rfc() -> None:
    """RFC 8291, 5."""
    private = ec.derive_private_key(
        int.from_bytes(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), ec.SECP256R1()
    )
    body = bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PB"
        "ru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    plain = opened(body, private, bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    assert plain == b"When I grow up, I want to be a watermelon"


def test_a_device_is_told_whose_turn_it_is_and_gets_no_link_to_it(devices: Devices, harness: Harness) -> None:
    browser = devices.tell_next()
    harness.pass_turn()
    assert devices.deliver() == 1
    (message,) = browser.shown
    shown = message["notification"]
    assert message["web_push"] == 8030
    assert shown["title"] == "Your turn in Friday"
    assert shown["navigate"] == f"{BASE_URL}/open#{harness.id}"
    assert (shown["tag"], shown["lang"]) == (harness.id, "en")
    assert not re.search(r"[\w-]{24}\.[\w-]{24}", str(message))  # a token


def test_messages_are_in_the_language_of_the_player(devices: Devices, harness: Harness) -> None:
    browser = devices.tell_next()
    alter(harness.database, Player, harness.player(harness.next_seat()).id, language="nl")
    harness.pass_turn()
    devices.deliver()
    assert browser.titles == ["Jouw beurt in Friday"]


def test_all_messages_are_as_long_and_of_one_topic(devices: Devices, harness: Harness) -> None:
    """So a push service cannot tell a turn from a question out of turn, and keeps only the newest about a game."""
    browsers = [devices.tell(n) for n in range(3)]
    wanted = {"Your turn in Friday", "You are asked out of turn in Friday"}
    while not wanted <= {title for browser in browsers for title in browser.titles}:
        harness.act()
        harness.later(minutes=5)  # a turn's mail may wait a little while its player looks at the page
        devices.deliver()
    assert len({one["length"] for browser in browsers for one in browser.shown}) == 1
    topics = [{one.headers["Topic"] for one in devices.service.taken if one.browser is b} for b in browsers]
    assert all(len(topic) == 1 for topic in topics)
    assert len(set.union(*topics)) == sum(map(len, topics))  # of each device its own


def test_the_site_says_who_it_is_and_is_believed_by_its_key_alone() -> None:
    keys = PushKeys(KEYS, CONTACT)
    header = keys.authorization(keys.public, TO, NOW)
    assert check_signature(header, TO, keys.public, NOW)["sub"] == f"mailto:{CONTACT}"
    forged = PushKeys(["x" * 40], CONTACT)
    other = forged.authorization(forged.public, TO, NOW).replace(forged.public, keys.public)
    with pytest.raises(InvalidSignature):
        check_signature(other, TO, keys.public, NOW)


def test_a_key_stays_good_as_long_as_its_secret_key_is_kept() -> None:
    """SECRET_KEYS is rotated by putting a new key first."""
    before, rotated = PushKeys(["a" * 40], CONTACT), PushKeys(["b" * 40, "a" * 40], CONTACT)
    assert rotated.public != before.public
    assert rotated.has(before.public)
    check_signature(rotated.authorization(before.public, TO, NOW), TO, before.public, NOW)
    assert not PushKeys(["b" * 40], CONTACT).has(before.public)
