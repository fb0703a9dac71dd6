import HTTPClient
import Testing

@testable import CalDAV

@Suite("Addresses") struct AddressTests {
  @Test(
    "all spellings of one path have one key",
    arguments: [
      ("/a/sp%20ace%20%40x.ics", "/a/sp%20ace%20@x.ics"), ("/a/%c3%bc.ics", "/a/%C3%BC.ics"),
      ("/a/ü.ics", "/a/%C3%BC.ics"), ("/a/%7Euser.ics", "/a/~user.ics"), ("/a/100%.ics", "/a/100%25.ics"),
    ])
  func spellingsShareAKey(one: String, other: String) throws {
    let (first, second) = (try #require(Href(one)), try #require(Href(other)))
    #expect(first == second)
    #expect(first.key == second.key)
  }

  @Test(
    "what names no host is no address",
    arguments: [
      "http://ht!tp", "https://a b/", "http://", "ftp://example.org", "http://u@example.org", "http://a:99999/",
    ])
  func addressesWithoutHostAreRefused(text: String) { #expect(ServerURL(text) == nil) }

  @Test("an encoded slash is part of a name") func encodedSlashIsNoSeparator() throws {
    #expect(try #require(Href("/a/b%2fc.ics")).key == "/a/b%2Fc.ics")
    #expect(Href("/a/b%2Fc.ics") != Href("/a/b/c.ics"))
  }

  @Test("the server's spelling is kept for requests") func spellingIsKept() throws {
    #expect(try #require(Href("/a/%c3%bc@.ics")).path == "/a/%c3%bc@.ics")
  }

  @Test(
    "paths that leave their place are refused",
    arguments: ["/a/../b.ics", "/a/%2e%2e/b.ics", "/a/%2E./b", "/./x", "/a/x%00.ics", "relative.ics", ""])
  func climbingPathsAreRefused(path: String) { #expect(Href(path) == nil) }

  @Test(
    "an href is judged by where it lies",
    arguments: [
      ("/alice/tasks/a.ics", "/alice/tasks/a.ics"), ("https://dav.example.org/alice/tasks/a.ics", "/alice/tasks/a.ics"),
      ("colon:x.ics", "/alice/tasks/colon%3Ax.ics"), ("  /alice/tasks/a.ics\n", "/alice/tasks/a.ics"),
      ("/alice/tasks/what?.ics", "/alice/tasks/what%3F.ics"),
      ("HTTPS://DAV.example.org:443/alice/tasks/a", "/alice/tasks/a"),
    ])
  func membersAreFound(text: String, key: String) throws {
    let calendar = try #require(ServerURL("https://dav.example.org/alice/tasks"))
    guard case .member(let href) = calendar.place(of: text) else {
      Issue.record("\(text) is not seen as a member")
      return
    }
    #expect(href.key == key)
  }

  @Test(
    "hrefs outside the collection or on other hosts are no members",
    arguments: [
      "https://evil.example/alice/tasks/a.ics", "//evil.example/alice/tasks/a.ics", "/bob/tasks/a.ics",
      "/alice/tasks/sub/a.ics", "/alice/tasks/../../bob/a.ics", "/alice/tasks/%2e%2e/a.ics",
      "http://dav.example.org/alice/tasks/a.ics",
      "https://dav.example.org@evil.example/alice/tasks/a.ics", "/alice/tasksmore/a.ics", "",
    ])
  func foreignHrefsAreOutside(text: String) throws {
    let calendar = try #require(ServerURL("https://dav.example.org/alice/tasks/"))
    #expect(calendar.place(of: text) == .outside)
  }

  @Test("the collection's own href is recognised in every spelling", arguments: ["/alice/tasks", "/%61lice/tasks/"])
  func ownHref(text: String) throws {
    let calendar = try #require(ServerURL("https://dav.example.org/alice/tasks/"))
    #expect(calendar.place(of: text) == .collectionItself)
  }

  @Test(
    "an account takes an address, a host or an e-mail address",
    arguments: [
      ("https://dav.example.org/x/", "https://dav.example.org/x/"), ("dav.example.org", "https://dav.example.org/"),
      ("alice@example.org", "https://example.org/"), ("localhost:5232", "http://localhost:5232/"),
      ("http://127.0.0.1:5232", "http://127.0.0.1:5232/"), ("[::1]:5232", "http://[::1]:5232/"),
      ("  HTTP://Example.org  ", "http://example.org/"),
      ("https://example.org/a b?c=d#e", "https://example.org/a%20b?c=d"),
    ])
  func accountAddresses(text: String, url: String) throws {
    #expect(try ServerAccount(address: text, credentials: nil).url.description == url)
  }

  @Test(
    "what is no address is refused",
    arguments: [
      "", "ftp://example.org", "https://", "http://a:99999/", "https://user:pw@example.org/", "ex ample.org", "a\nb",
    ])
  func badAddresses(text: String) {
    #expect(throws: CalDAVError.invalidAddress(text)) { try ServerAccount(address: text, credentials: nil) }
  }

  @Test("new names are safe on every server", arguments: [".hidden", "a,b.ics", "a:b", "ü", "", "a/b", "a b"])
  func unsafeNames(name: String) throws {
    let calendar = try #require(ServerURL("https://dav.example.org/alice/tasks/"))
    #expect(Href(newNamed: name, in: calendar) == nil)
  }

  @Test("an ETag goes back as it came", arguments: ["\"abc\"", "W/\"abc\"", "https://ox.example/1-2", "\"a b\""])
  func etagIsOpaque(text: String) { #expect(ETag(" \(text)\n")?.text == text) }

  @Test("what no precondition may carry is no ETag", arguments: ["", " ", "*", "\"a\r\nX: y\""])
  func badEtags(text: String) { #expect(ETag(text) == nil) }

  @Test(
    "Base64 follows its standard",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64(text: String, encoded: String) { #expect(Base64.encoded(Array(text.utf8)) == encoded) }

  @Test("credentials do not print the password") func credentialsAreHidden() throws {
    let credentials = try Credentials(user: "alice", password: "s3cret pw")
    #expect(!"\(credentials) \(String(reflecting: credentials))".contains("s3cret"))
    #expect(throws: CalDAVError.invalidUserName) { try Credentials(user: "a:b", password: "") }
  }

  @Test(
    "only names that are never looked up stay on this machine",
    arguments: [
      ("http://127.0.0.1:80/", true), ("http://127.8.255.1/", true), ("http://localhost/", true),
      ("http://[::1]/", true),
      ("http://127.0.0.1.:7601/", false), ("http://127.0.0.1../", false), ("http://127../", false),
      ("http://127.0.0/", false), ("http://127.0.0.256/", false), ("http://localhost./", false),
    ])
  func loopback(address: String, isLoopback: Bool) {
    #expect(ServerURL(address)?.origin.isLoopback ?? false == isLoopback)
  }
}
