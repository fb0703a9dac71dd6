import Testing

@testable import PageTitles

/// What is taken from the text of a page.
@Suite("The head of a page") struct PageHeadTests {
  private func head(_ page: String) -> PageHead { PageHead(Array(page.utf8)) }

  @Test(
    "the title of the page is the first one that is its own",
    arguments: [
      "<title>Rice</title>", "<TITLE>Rice</TITLE>", "<html><head><title lang=en>Rice</title><title>No</title>",
      "<svg><title>No</title></svg><title>Rice</title>",
      "<body><svg><g><title>No</title></g></svg><p><title>Rice</title>",
      "<script>var a = '<title>No</title>'</script><title>Rice</title>",
      "<!-- <title>No</title> --><title>Rice</title>",
      "<style>/* <title>No</title> */</style><title>Rice</title>",
      "<template><title>No</title></template><title>Rice</title>", "<title>Rice",
      "<?xml version='1.0'?><title>Rice</title>",
      "<!DOCTYPE html [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><title>Rice</title>",
    ])
  func title(_ page: String) {
    #expect(head(page).title == "Rice")
  }

  @Test("entities are decoded once") func entities() {
    #expect(
      head("<title>Reis &amp; &quot;B&ouml;hnchen&quot; &#8211; &#x1F35A;</title>").title == "Reis & \"Böhnchen\" – 🍚")
    #expect(head("<meta property=og:title content='a &amp;amp; b&#39;s'>").sharedTitle == "a &amp; b's")
    #expect(head("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><title>a &x; b</title>").title == "a &x; b")
  }

  @Test("titles to share are read under either attribute, and the first that is not empty") func shared() {
    let page = """
      <meta property="og:title" content=" "><meta name="og:title" content="Rice"><meta property="og:title" content="No">
      <meta property="twitter:title" content="Card"><meta content="The Kitchen" property="OG:SITE_NAME">
      <svg><meta property="og:title" content="No"></svg>
      """
    let head = head(page)
    #expect(head.sharedTitle == "Rice")
    #expect(head.cardTitle == "Card")
    #expect(head.siteName == "The Kitchen")
  }

  @Test(
    "a page without a title has none",
    arguments: ["", "<p>Rice", "<title></title>x", "<svg><title>No</title></svg>", "{\"title\":1}"])
  func nothing(_ page: String) {
    #expect((head(page).title ?? "").isEmpty)
  }

  @Test("a type is read with its charset, in any spelling") func types() {
    #expect(ContentType("text/html") == ContentType(" TEXT/HTML ; "))
    #expect(ContentType("text/html; Charset=\"UTF-8\"")?.charset == "UTF-8")
    #expect(ContentType("application/xhtml+xml;charset=utf-8")?.isPage == true)
    for type in ["text/plain", "application/pdf", "text/htmlx", "image/svg+xml", "text/xml"] {
      #expect(ContentType(type)?.isPage == false)
    }
    #expect(ContentType("") == nil)
  }
}
