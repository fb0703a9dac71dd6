import Domain

/// A table of texts in both languages.
protocol PhraseTable {
  var german: String { get }
  var english: String { get }
}

extension Words {
  /// A text of any table as it stands, its places `{1}`, `{2}` … not filled.
  func text(_ phrase: some PhraseTable) -> String {
    switch language {
    case .german: phrase.german
    case .english: phrase.english
    }
  }

  /// The first text for exactly one, the second for every other number; `{1}` is the number.
  func counted<Table: PhraseTable>(_ number: Int, _ one: Table, _ many: Table, _ others: [String] = []) -> String {
    filled(text(number == 1 ? one : many), ["\(number)"] + others)
  }
}
