import Domain

/// A table of texts in both languages.
protocol PhraseTable {
  var german: String { get }
  var english: String { get }
}

extension Words {
  /// Returns the text of any table, with its placeholders `{1}`, `{2}` … unfilled.
  func text(_ phrase: some PhraseTable) -> String {
    switch language {
    case .german: phrase.german
    case .english: phrase.english
    }
  }

  /// Returns the first text for the number 1, the second for any other; `{1}` is the number.
  func counted<Table: PhraseTable>(_ number: Int, _ one: Table, _ many: Table, _ others: [String] = []) -> String {
    filled(text(number == 1 ? one : many), ["\(number)"] + others)
  }
}
