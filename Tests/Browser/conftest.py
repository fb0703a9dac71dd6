"""One Chromium for all tests; for each test its own data, server and windows."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

from browsing import Browsing
from patience import MILLISECONDS
from program import Zeitblock, chromium

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright, *arguments):
    # Chromium's sandbox refuses to work for root.
    return playwright.chromium.launch(
        executable_path=chromium(), chromium_sandbox=os.geteuid() != 0, args=list(arguments))


@pytest.fixture(scope="session")
def browser(playwright):
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser_with_large_text(playwright):
    """The reader's own choice of letters twice as large as usual."""
    browser = launch(playwright, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26")
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
