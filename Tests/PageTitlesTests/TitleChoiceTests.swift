import Testing

@testable import PageTitles

/// Which title of a page is taken, and what is left of it.
@Suite("The title that is taken") struct TitleChoiceTests {
  private func chosen(_ title: String, site: String? = nil, host: String = "www.example.com") throws(PageRefusal)
    -> String
  {
    try PageHead(title: title, siteName: site).chosenTitle(hosts: [host])
  }

  @Test("the title to share comes first, then that of the card, then that of the page") func order() throws {
    var head = PageHead(sharedTitle: "One", cardTitle: "Two", title: "Three")
    #expect(try head.chosenTitle(hosts: []) == "One")
    head.sharedTitle = "Sign in"
    #expect(try head.chosenTitle(hosts: []) == "Two")
    head.cardTitle = "\u{FFFD}?"
    #expect(try head.chosenTitle(hosts: []) == "Three")
    head.title = " "
    #expect(throws: PageRefusal.generic) { try head.chosenTitle(hosts: []) }
  }

  @Test(
    "the name of the site goes from the end",
    arguments: [
      ("How to cook rice | Example", "How to cook rice"), ("How to cook rice - example.com", "How to cook rice"),
      ("How to cook rice – www.example.com", "How to cook rice"),
      ("How to cook rice — The Kitchen", "How to cook rice"),
      ("How to cook rice · the kitchen", "How to cook rice"), ("Rice | The Kitchen | Example", "Rice"),
      ("Rice - how to cook it", "Rice - how to cook it"), ("Rice | Somebody else", "Rice | Somebody else"),
      ("e-mail | Example", "e-mail"), ("Rice|Example", "Rice|Example"), ("Example | Rice", "Example | Rice"),
      ("A - B - C", "A - B - C"), ("Rice • Example", "Rice"),

    ])
  func site(_ title: String, _ left: String) throws {
    #expect(try chosen(title, site: "The Kitchen") == left)
  }

  @Test(
    "the words of a site are those of its host",
    arguments: [
      ("docs.github.com", "Rice · GitHub Docs"), ("github.com", "Rice · GitHub"),
      ("stackoverflow.com", "Rice - Stack Overflow"),
      ("de.wikipedia.org", "Rice – Wikipedia"), ("www.stadt-koeln.de", "Rice | Stadt Köln"),
      ("www.bbc.co.uk", "Rice - BBC"), ("developer.apple.com", "Rice | Apple Developer"),
    ])
  func hosts(_ host: String, _ title: String) throws {
    #expect(try chosen(title, host: host) == "Rice")
  }

  @Test(
    "a title that says nothing is refused",
    arguments: [
      "Sign in", "Sign In · GitLab", "Log in | Somebody", "LOGIN", "Anmelden", "Anmelden – Konto", "Just a moment...",
      "Attention Required! | Cloudflare", "Access denied", "Access Denied | Somebody used Cloudflare", "403 Forbidden",
      "404 Not Found", "404", "Error 404 (Not Found)!!1", "Fehler 404 – Seite nicht gefunden", "HTTP Status 500",
      "Seite nicht gefunden", "Seite nicht gefunden | Rathaus", "Page not found · Pages", "Untitled", "Home",
      "Home | Somebody",
      "Startseite", "Startseite - Rathaus", "Index of /pub/linux", "Willkommen!", "Loading…", "Redirecting...",
      "Nur einen Moment …", "Login • Somebody", "Example – log in or sign up",
      "The Kitchen | Anmelden oder registrieren",
      "Making sure you're not a bot!", "The Kitchen - Startseite", "Before you continue to YouTube",
      "Bevor Sie zu YouTube weitergehen",
      "Sign in to your account", "Anmelden bei Konten", "Welcome to nginx!", "Apache2 Debian Default Page: It works",
      "https://example.com/x", "www.example.org", "Example", "example.com", "EXAMPLE.COM | Example", "The Kitchen",
      "...", "–", "«»", "\u{202E}\u{200B}",
    ])
  func generic(_ title: String) {
    #expect(throws: PageRefusal.self) { try chosen(title, site: "The Kitchen") }
  }

  @Test(
    "a title that only begins or ends like one that says nothing stays",
    arguments: [
      "Home Alone", "Homepage selbst bauen", "How to sign in with keys", "Error handling in Swift",
      "404 ways to cook rice",
      "Welcome to the jungle", "Index funds for beginners", "Login flow, drawn by hand", "Anmeldung zum Schwimmkurs",
      "Loading docks in Hamburg", "Startseiten im Vergleich", "Untitled Goose Game", "500 Meilen",
      "Access denied: a novel",
      "Willkommen bei den Sch'tis", "Der Titel", "1984", "Konto eröffnen", "A", "米",
    ])
  func meaningful(_ title: String) throws {
    #expect(try chosen(title) == title)
  }

  @Test("a title is one line without marks that direct others") func cleaning() throws {
    #expect(try chosen("\n  How\u{A0}to \t cook\r\nrice \u{0}") == "How to cook rice")
    #expect(try chosen("\u{202E}eciR\u{202C} \u{2066}x\u{2069}\u{FEFF}") == "eciR x")
    #expect(try chosen("it\u{92}s 5\u{80} \u{96} now") == "it’s 5€ – now")
    #expect(try chosen("R\u{AD}ice\u{200B}") == "Rice")
    #expect(try chosen("👩‍🍳 می‌خواهم") == "👩‍🍳 می‌خواهم")
  }

  @Test("a long title is cut between two words") func length() throws {
    let title = try chosen(String(repeating: "rice ", count: 100))
    #expect(title.count == 199)
    #expect(title.hasSuffix(" rice"))
    #expect(try chosen(String(repeating: "米", count: 5_000)).count == 200)
  }

  @Test("what cannot be made out is refused") func unreadable() {
    #expect(throws: PageRefusal.unreadable) { try chosen("Gr\u{FFFD}\u{FFFD}e") }
    #expect(throws: PageRefusal.noTitle) { try chosen("") }
  }
}
