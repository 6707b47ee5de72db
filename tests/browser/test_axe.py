"""Every kind of mail by the rules of axe-core: tables, headings, contrast, languages, names of links."""

from __future__ import annotations

from pathlib import Path

import pytest
from selenium import webdriver
from selenium_axe_python import Axe

from tests.browser.measures import PHONE, show
from tests.mail import golden

# Of pages, not of mails: a mail is shown inside the main landmark of a mail program.
OF_PAGES = ("landmark-one-main", "region")
MAILS = sorted(Path(golden.__file__).parent.glob("*.html"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail.stem)
def test_a_mail_has_no_fault_that_axe_finds(browser: webdriver.Chrome, mail: Path, scheme: str) -> None:
    show(browser, PHONE, scheme)
    browser.get(mail.as_uri())
    axe = Axe(browser)
    axe.inject()
    found = axe.run()
    faults = [one for one in found["violations"] if one["id"] not in OF_PAGES]
    assert found["passes"]
    assert not faults, axe.report(faults)
