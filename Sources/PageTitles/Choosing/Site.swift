/// The site of a page, used to remove its name from the title.
struct Site: Sendable {
  private let name: String
  private let hosts: [[String]]

  /// - Parameter hosts: the requested host and the one that responded.
  init(name: String?, hosts: [String]) {
    self.name = TitleText.key(name ?? "")
    self.hosts = hosts.map { host in
      host.split(separator: ".").filter { $0 != "www" }.map { $0.lowercased() }
    }
  }

  /// Whether a text is only the name of the site: `GitHub`, `GitHub Docs` on docs.github.com, `example.com`.
  func isNamed(_ text: Substring) -> Bool {
    let key = TitleText.key(text)
    guard !key.isEmpty else { return false }
    return key == name || hosts.contains { isNamed(key, words: text.split { " .".contains($0) }, $0) }
  }

  private func isNamed(_ key: String, words: [Substring], _ labels: [String]) -> Bool {
    let keys = labels.map { TitleText.key($0) }
    for start in keys.indices where key == keys[start...].joined() || key == keys[start..<(keys.count - 1)].joined() {
      return true
    }
    return words.allSatisfy { $0 == "www" || keys.contains(TitleText.key($0)) }
  }
}
