import DropFolder
import Testing

@Suite struct LinkFileTests {
  @Test(arguments: [
    "[InternetShortcut]\r\nURL=https://example.org/a?b=c\r\nIconIndex=0\r\n",
    "[Desktop Entry]\nType=Link\nName=Beispiel\nURL=https://example.org/a?b=c\n",
    "url=https://example.org/a?b=c  ",
    """
    <?xml version="1.0"?><plist version="1.0"><dict><key>URL</key>
    <string>https://example.org/a?b=c</string></dict></plist>
    """,
  ]) func theAddressIsFound(text: String) {
    #expect(LinkFile(text)?.address == "https://example.org/a?b=c")
  }

  @Test func namesAndAmpersandsAreRead() {
    #expect(LinkFile("Name=Beispiel\nURL=http://a.b")?.name == "Beispiel")
    #expect(LinkFile("<key>URL</key><string>http://a/?b=1&amp;c=2</string>")?.address == "http://a/?b=1&c=2")
  }

  @Test(arguments: [
    "", "URL=", "URL=javascript:alert(1)", "URL=file:///etc/passwd", "[Desktop Entry]\nType=Application\nExec=rm",
    "URL=https://a b", "URL=https://" + String(repeating: "a", count: 5_000), "<key>URL</key>", "\0\0", "<<<<<",
  ]) func whatHoldsNoAddressOfTheWebIsNone(text: String) {
    #expect(LinkFile(text) == nil)
  }
}
