import Testing

@testable import Server

@Suite("Language of the server's own pages")
struct PageLanguageTests {
  @Test(arguments: [
    (nil, PageLanguage.english), ("", .english), ("de", .german), ("de-AT,en;q=0.9", .german),
    ("en-GB, de;q=0.8", .english),
    ("fr, de;q=0.5, en;q=0.4", .german), ("en;q=0.1, de;q=0.2", .german), ("de;q=0, en;q=0.1", .english),
    ("DE-CH", .german), ("q=1;;,,;de", .german), ("*", .english),
  ])
  func followsTheBrowser(_ header: String?, _ language: PageLanguage) {
    #expect(PageLanguage(preferred: header) == language)
  }
}
