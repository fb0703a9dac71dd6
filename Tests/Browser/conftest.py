"""One Chromium for all tests; for each test its own data, server and windows."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

from browsing import Browsing
from elsewhere import Elsewhere
from patience import MILLISECONDS
from program import Zeitblock, chromium

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def elsewhere():
    elsewhere = Elsewhere()
    yield elsewhere
    elsewhere.close()


@pytest.fixture(autouse=True)
def no_other_host_is_asked(elsewhere):
    """Pages come from 127.0.0.1 with all they need. Asking the browser about each request instead costs as much as a page."""
    yield
    asked, elsewhere.asked = elsewhere.asked, []
    assert asked == []


def launch(playwright, elsewhere, *arguments):
    # Chromium's sandbox refuses to work for root.
    return playwright.chromium.launch(
        executable_path=chromium(), chromium_sandbox=os.geteuid() != 0, proxy=elsewhere.proxy, args=list(arguments))


@pytest.fixture(scope="session")
def browser(playwright, elsewhere):
    browser = launch(playwright, elsewhere)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser_with_large_text(playwright, elsewhere):
    """The reader's own choice of letters twice as large as usual."""
    browser = launch(playwright, elsewhere, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26")
    yield browser
    browser.close()


@pytest.fixture
def zeitblock(tmp_path):
    """The program with an empty backlog, being served, its link spent."""
    zeitblock = Zeitblock(tmp_path / "data").start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def browse(browser, zeitblock):
    """Windows on the server of the test; at the end nothing may have been complained about."""
    browsing = Browsing(browser, zeitblock)
    yield browsing
    browsing.close()
    assert browsing.unexpected() == []
