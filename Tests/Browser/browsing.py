"""Browser windows that are watched: whatever the browser complains about fails the test."""

from patience import MILLISECONDS

# Messages leave after some seconds. Whoever looks at them on a busy machine may need longer.
LASTING_MESSAGES = """
  const later = setTimeout
  globalThis.setTimeout = (act, time, ...more) => later(act, time > 5_000 ? 600_000 : time, ...more)
"""

WATCH_POLICY = """
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`))
"""

# What the browser logs when a page with this status is shown on purpose.
STATUS = "the server responded with a status of {}"
UNREACHABLE = "net::ERR_"


class Browsing:
    """Opens windows on one server, each signed in unless said otherwise, and closes them at the end."""

    def __init__(self, browser, zeitblock):
        self.browser = browser
        self.zeitblock = zeitblock
        self.contexts = []
        self.complaints = []
        self.expected = []

    def context(self, width=1280, height=800, signed_in=True, lasting_messages=True, **options):
        options.setdefault("locale", "en-US")
        options.setdefault("reduced_motion", "reduce")
        # People are where their machine is, unless a test says otherwise.
        if zone := self.zeitblock.environment.get("TZ"):
            options.setdefault("timezone_id", zone)
        context = self.browser.new_context(
            base_url=self.zeitblock.address, viewport={"width": width, "height": height}, **options)
        self.contexts.append(context)
        context.set_default_timeout(MILLISECONDS)
        context.add_init_script(WATCH_POLICY)
        if lasting_messages:
            context.add_init_script(LASTING_MESSAGES)
        context.on("console", self._read)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        if signed_in:
            context.add_cookies(
                [{**self.zeitblock.cookie, "url": self.zeitblock.address, "httpOnly": True, "sameSite": "Strict"}])
        return context

    def page(self, path="/backlog", **options):
        """A page in a window of its own, ready for use."""
        page = self.context(**options).new_page()
        visit(page, path, scripts=options.get("java_script_enabled", True))
        return page

    def expect_complaint(self, *texts):
        """Names what the browser will rightly complain about."""
        self.expected += texts

    def expect_status(self, *codes):
        self.expect_complaint(*(STATUS.format(code) for code in codes))

    def unexpected(self):
        return [text for text in self.complaints if not any(part in text for part in self.expected)]

    def close(self):
        for context in self.contexts:
            context.close()
        self.contexts = []

    def _read(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")


def visit(page, path, scripts=True):
    """Opens an address and waits until the behaviours of the page are there."""
    response = page.goto(path)
    if scripts and page.locator("script[type=module]").count():
        page.locator("html[data-ready]").wait_for()
    return response
