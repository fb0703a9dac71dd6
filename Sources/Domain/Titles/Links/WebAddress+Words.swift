extension WebAddress {
  /// The title in the form `host: words of the last readable path segment`. If the words do not identify the page, an
  /// id follows or replaces them: `example.com: recipes 12345`, `youtu.be: dQw4w9WgXcQ`.
  var title: String {
    if let numbered = numberedTitle { return shownHost + ": " + numbered }
    let segments = pageSegments
    let last = segments.lastIndex { !Slug($0).words.isEmpty }
    let slug = last.map { Slug(segments[$0]) } ?? Slug("")
    let behind = segments[(last.map { $0 + 1 } ?? 0)...]
    let identifier =
      switch slug.words.count {
      case 0: self.identifier(of: behind) ?? fragmentIdentifier
      case 1: slug.isNumbered ? nil : self.identifier(of: behind) ?? identifier(before: segments[..<(last ?? 0)])
      default: identifier(behind: slug, behind)
      }
    let parts = [slug.text, identifier ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? shownHost : shownHost + ": " + parts.joined(separator: " ")
  }

  /// The path segments that can describe the page, including those in the fragment, where some applications keep their
  /// path.
  private var pageSegments: [Substring] {
    var segments = path.split(separator: "/").filter { !WebAddress.isPlace($0) }
    if let fragment, fragment.utf8.contains(UInt8(ascii: "/")) {
      segments += fragment.prefix { $0 != "?" }.split(separator: "/").filter { $0 != "!" }
    }
    while segments.count > 1, let name = segments.last, WebAddress.tabs.contains(name.lowercased()),
      WebAddress.hasDigit(segments[segments.count - 2])
    {
      segments.removeLast()
    }
    return segments
  }

  /// Returns the id of a page with at most one word: the rest of the path, or a parameter.
  private func identifier(of segments: ArraySlice<Substring>) -> String? {
    let text = segments.filter { $0.utf8.count > 1 || segments.count == 1 || WebAddress.hasDigit($0) }
      .filter { !$0.utf8.contains(UInt8(ascii: "=")) }
    if text.isEmpty { return parameter(WebAddress.identifying) ?? numberedParameter }
    let isScript =
      text.count == segments.count && !text.contains { WebAddress.hasDigit($0) } && Slug.isScript(text[text.count - 1])
    let named = isScript ? parameter(WebAddress.identifying) ?? numberedParameter : nil
    return named ?? WebAddress.shown(text)
  }

  /// Returns the id before the only word: `/12345/coffee`.
  private func identifier(before segments: ArraySlice<Substring>) -> String? {
    let segment = segments.last { $0.utf8.count > 5 && WebAddress.hasDigit($0) && Slug($0).words.count < 2 }
    return segment.flatMap { WebAddress.shown([$0]) }
  }

  /// Returns an id that is needed in addition to the words: of an item in a collection, or of a page made by a script.
  private func identifier(behind slug: Slug, _ segments: ArraySlice<Substring>) -> String? {
    if slug.isScript { return parameter(WebAddress.identifying) ?? numberedParameter }
    if slug.words.count == 2, slug.words[1].hasSuffix("s"), let next = segments.first, WebAddress.hasDigit(next) {
      return WebAddress.shown([next])
    }
    return parameter(WebAddress.ids)
  }

  /// The names and values in the query.
  private var parameters: [[Substring]] {
    (query ?? "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }.filter { $0.count == 2 }
  }

  /// Returns the value of the first of these parameters that the query has.
  private func parameter(_ names: [String]) -> String? {
    let pairs = parameters
    for name in names where name != "t" || !isOn("youtube.com") {
      let pair = pairs.first { $0[0].lowercased() == name }
      if let pair, let value = WebAddress.shown([pair[1]]) { return value }
    }
    return nil
  }

  /// The value of an unknown parameter that includes a digit.
  private var numberedParameter: String? {
    let pair = parameters.first {
      !WebAddress.viewing.contains($0[0].lowercased()) && WebAddress.hasDigit($0[1])
    }
    return pair.flatMap { WebAddress.shown([$0[1]]) }
  }

  /// The id in a fragment such as `#12345` or `#id=12345`.
  private var fragmentIdentifier: String? {
    guard let fragment, WebAddress.hasDigit(fragment), !fragment.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return fragment.split(separator: "=").last.flatMap { WebAddress.shown([$0]) }
  }

  /// Returns an id in the form used in titles: the last segments that are short enough, or both ends of a long id.
  private static func shown(_ segments: [Substring]) -> String? {
    var segments = segments[...]
    while segments.count > 1, segments.joined(separator: "/").utf8.count > 24 { segments.removeFirst() }
    let text = segments.joined(separator: "/")
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    return shortened(text)
  }

  static func shortened(_ id: String) -> String {
    id.utf8.count <= 24 ? id : id.prefix(12) + "…" + id.suffix(4)
  }

  static func hasDigit(_ text: Substring) -> Bool { text.utf8.contains { Ascii.isDigit($0) } }

  /// Parameters that identify an item, whatever the words of the path.
  private static let ids = [
    "id", "pid", "itemid", "item_id", "articleid", "article_id", "postid", "post_id", "threadid", "topicid",
    "productid",
    "product_id", "jobid", "job_id", "orderid", "order_id", "docid", "ticketid", "issueid", "videoid",
  ]
  private static let identifying =
    ids + [
      "v", "p", "item", "article", "story", "doc", "topic", "thread", "post", "tid", "t", "bug", "issue", "ticket",
      "list", "order", "job", "aid", "nid",
    ]
  /// Parameters that only control how a page is displayed.
  private static let viewing: Set<String> = [
    "page", "lang", "hl", "sort", "size", "width", "height", "w", "h", "limit", "offset", "start", "view", "tab", "ver",
    "version", "f",
  ]
  /// Views of an item that has a number.
  private static let tabs: Set<String> = [
    "overview", "files", "commits", "diff", "changes", "comments", "activity", "details", "discussion", "history",
  ]

  /// Returns true if a segment does not name a page: an action, or a name found on every site.
  private static func isPlace(_ segment: Substring) -> Bool {
    let name = Slug.withoutExtension(segment).lowercased()
    return places.contains(name) || actions.contains(name)
  }

  private static let actions: Set<String> = ["edit", "view", "preview", "watch", "share"]

  /// The title `owner/name issue 123` for code hosting sites; nil for other addresses.
  private var numberedTitle: String? {
    let parts = path.split(separator: "/").filter { $0 != "-" }
    let isKnown = ["github.com", "gitlab.com", "codeberg.org"].contains(shownHost)
    guard isKnown || String(path).holds("/-/"), parts.count > 3,
      let kind = WebAddress.numbered[String(parts[2])], parts[3].utf8.allSatisfy({ Ascii.isDigit($0) }),
      let owner = PercentEncoding.decoded(parts[0]), let name = PercentEncoding.decoded(parts[1])
    else { return nil }
    return owner + "/" + name + " " + kind + " " + parts[3]
  }

  private static let numbered: [String: String] = [
    "issues": "issue", "pull": "pull request", "pulls": "pull request", "merge_requests": "merge request",
    "discussions": "discussion",
  ]

  /// Segment names found on every site.
  static let places: Set<String> = ["index", "default", "home", "amp", "main", "start"]
}
