extension Words {
  subscript(find phrase: FindPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(find phrase: FindPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Returns the first text for the number 1, the second for any other; `{1}` is the number.
  func count(_ number: Int, find one: FindPhrase, _ many: FindPhrase) -> String {
    counted(number, one, many, [])
  }
}
