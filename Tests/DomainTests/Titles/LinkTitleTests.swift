import Testing

@testable import Domain

@Suite("Links as titles")
struct LinkTitleTests {
  @Test(arguments: titles.rows)
  func becomeTitles(_ row: TitleTable.Row) {
    #expect(TitleRules.improve(row.raw).title == row.title)
  }

  static let titles = TitleTable(
    """
    https://developer.apple.com/wwdc25 → developer.apple.com: wwdc25
    https://www.example.com/ → example.com
    https://example.com → example.com
    http://example.com → example.com
    https://example.com/blog/how-to-cook-rice → example.com: how to cook rice
    https://example.com/blog/how-to-cook-rice/ → example.com: how to cook rice
    https://example.com/blog/how_to_cook_rice.html → example.com: how to cook rice
    https://example.com/blog/how-to-cook-rice?utm_source=newsletter&utm_medium=email → example.com: how to cook rice
    https://example.com/blog/how-to-cook-rice#comments → example.com: how to cook rice
    https://example.com/blog/how-to-cook-rice-123456 → example.com: how to cook rice
    https://example.com/news/123456789 → example.com: news 123456789
    https://example.com/123456789 → example.com: 123456789
    https://example.com/2024/05/03 → example.com: 2024/05/03
    https://example.com/2024/05/03/summer-is-here → example.com: summer is here
    https://www.amazon.de/Logitech-MX-Master/dp/B08N5WRWNW/ref=sr_1_1 → amazon.de: Logitech MX Master
    https://example.com/artikel/550e8400-e29b-41d4-a716-446655440000 → example.com: artikel 550e8400-e29…0000
    https://example.com/commit/9fceb02d0ae598e95dc970b74767f19372d61af8 → example.com: commit 9fceb02d0ae5…1af8
    https://de.wikipedia.org/wiki/Kaffee → de.wikipedia.org: Kaffee
    https://github.com/foo/bar/issues/123 → github.com: foo/bar issue 123
    https://github.com/foo/bar/pull/45/files → github.com: foo/bar pull request 45
    https://gitlab.com/foo/bar/-/issues/7 → gitlab.com: foo/bar issue 7
    https://de.wikipedia.org/wiki/K%C3%B6ln → de.wikipedia.org: Köln
    https://en.wikipedia.org/wiki/Time_blocking → en.wikipedia.org: Time blocking
    https://ja.wikipedia.org/wiki/%E6%9D%B1%E4%BA%AC → ja.wikipedia.org: 東京
    https://example.com/caf%E9 → example.com: caf%E9
    https://example.com/rezepte/k%C3%A4sekuchen-ohne-boden → example.com: käsekuchen ohne boden
    https://example.com/docs/report.pdf → example.com: report
    https://example.com/index.html → example.com
    https://example.com/blog/index.php → example.com: blog
    https://example.com:8443/wiki/Setup → example.com:8443: Setup
    https://user:secret@example.com/private-area → example.com: private area
    https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fgood-read&sa=D → example.com: good read
    https://www.google.com/url?sa=t&url=https://example.com/good-read → example.com: good read
    https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fexample.com%2Fgood-read → example.com: good read
    https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fgood-read&data=05 → example.com: good read
    HTTPS://EXAMPLE.COM/Good-Read → example.com: Good Read
    <https://example.com/good-read> → example.com: good read
    www.example.com/good-read → example.com: good read
    https://example.com/a/b/c → example.com
    https://example.com/p/dQw4w9WgXcQ → example.com: dQw4w9WgXcQ
    https://example.com/10-best-bikes-2026 → example.com: 10 best bikes 2026
    https://example.com/iphone-17 → example.com: iphone 17
    https://example.com/good%20read → example.com: good read
    https://example.com/good+read → example.com: good read
    https://example.com/%00%0Aevil-words → example.com: evil words
    https://github.com/apple/swift-format → github.com: swift format
    https://xn--kln-sna.example/rathaus-oeffnungszeiten → xn--kln-sna.example: rathaus oeffnungszeiten
    Fwd: https://example.com/good-read → example.com: good read
    Re: Fwd: https://example.com/good-read?fbclid=abc → example.com: good read
    Artikel lesen https://example.com/good-read?utm_source=x → Artikel lesen https://example.com/good-read
    Read https://example.com/good-read?id=3&fbclid=abc&gclid=9 → Read https://example.com/good-read?id=3
    https://example.com/good-read?utm_campaign=x lesen → https://example.com/good-read lesen
    Good Read https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fgood-read → Good Read https://example.com/good-read
    Watch https://www.youtube.com/watch?v=abc&si=xyz → Watch https://www.youtube.com/watch?v=abc
    Video ansehen https://youtu.be/abc?si=xyz → Video ansehen https://youtu.be/abc
    remind me to read https://example.com/good-read?mc_cid=1 → Read https://example.com/good-read
    Erinnere mich daran, https://example.com/good-read zu lesen → https://example.com/good-read lesen
    https://www.example.de/politik/neues-gesetz-a-8e5b1c7c-3b2d-4b5e-9f1a-1234567890ab → example.de: neues gesetz
    https://example.to/3xYzAbC → example.to: 3xYzAbC
    https://www.youtube.com/watch?v=dQw4w9WgXcQ → youtube.com: dQw4w9WgXcQ
    https://youtu.be/dQw4w9WgXcQ?si=abc → youtu.be: dQw4w9WgXcQ
    https://youtu.be/9bZkp7q19f0 → youtu.be: 9bZkp7q19f0
    https://www.youtube.com/watch?v=9bZkp7q19f0&t=42s → youtube.com: 9bZkp7q19f0
    https://example.com/recipes/12345 → example.com: recipes 12345
    https://example.com/p/8123 → example.com: 8123
    https://docs.google.com/document/d/1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUvWxYz/edit → docs.google.com: document 1A2b3C4d5E6f…WxYz
    https://www.ebay.de/itm/256123456789 → ebay.de: itm 256123456789
    https://news.ycombinator.com/item?id=38912345 → news.ycombinator.com: item 38912345
    https://bit.ly/3xYz12A → bit.ly: 3xYz12A
    https://arxiv.org/abs/2401.01234 → arxiv.org: abs 2401.01234
    https://zoom.us/j/98765432101?pwd=abc → zoom.us: 98765432101
    https://twitter.com/jack/status/20 → twitter.com: status 20
    https://news.example/wissen/warum-moore-wichtig-sind_7712345_902.html → news.example: warum moore wichtig sind
    https://news.example/olympia-2032-98123456.html → news.example: olympia 2032
    https://news.example/warum-moore-wichtig-sind-1.7712345 → news.example: warum moore wichtig sind
    https://news.example/warum-moore-wichtig-sind-article77123456.html → news.example: warum moore wichtig sind
    https://news.example/moore-550e8400-abcd-41d4-a716-446655440000 → news.example: moore 550e8400-abc…0000
    https://forum.example/threads/boiler-makes-noise.90412/ → forum.example: boiler makes noise
    https://tracker.example/browse/OPS-55123 → tracker.example: OPS 55123
    https://tracker.example/show_bug.cgi?id=90210 → tracker.example: show bug 90210
    https://git.example/team/app/-/merge_requests/17/diffs → git.example: team/app merge request 17
    https://forum.example/viewtopic.php?f=2&t=4711 → forum.example: viewtopic 4711
    https://app.example/#/invoices/2031 → app.example: invoices 2031
    https://recipes.example/1234567/Linsensuppe.html → recipes.example: Linsensuppe 1234567
    https://de.wikipedia.org/wiki/Hamburg#Geschichte_2 → de.wikipedia.org: Hamburg
    """)
}
