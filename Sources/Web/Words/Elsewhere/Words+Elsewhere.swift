extension Words {
  subscript(elsewhere phrase: ElsewherePhrase) -> String { text(phrase) }

  func callAsFunction(elsewhere phrase: ElsewherePhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }
}
