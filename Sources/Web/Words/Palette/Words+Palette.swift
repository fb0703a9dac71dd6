extension Words {
  subscript(palette phrase: PalettePhrase) -> String { text(phrase) }

  func callAsFunction(palette phrase: PalettePhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }
}
