internal import Domain

extension PageHead {
  /// Returns the first meaningful title as one line without the name of the site.
  func chosenTitle(hosts: [String]) throws(PageRefusal) -> String {
    let site = Site(name: siteName, hosts: hosts)
    let titles = [sharedTitle, cardTitle, title].compactMap { $0.map(TitleText.cleaned) }.filter {
      !OneLine.isBlank($0)
    }
    guard !titles.isEmpty else { throw .noTitle }
    let readable = titles.filter { !$0.unicodeScalars.contains("\u{FFFD}") }
    guard !readable.isEmpty else { throw .unreadable }
    for title in readable {
      var parts = TitleParts(title)
      parts.dropSite(site)
      if parts.saysNothing(site) { continue }
      return TitleRules.cut(String(parts.text), to: TitleRules.longest)
    }
    throw .generic
  }
}
