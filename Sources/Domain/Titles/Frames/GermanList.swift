/// The phrase `… auf die Einkaufsliste`.
enum GermanList {
  /// Returns the thing to put on a list. The words must end with the name of the list.
  static func thing(_ words: ArraySlice<TitleWord>) -> [TitleWord]? {
    var rest = words
    if rest.last?.key == "hinzu" || rest.last?.key == "drauf" { rest = rest.dropLast() }
    guard let list = rest.popLast(), lists.contains(list.key) else { return nil }
    if let word = rest.last, ["die", "meine", "der", "meiner", "den", "meinen", "unsere", "unserer"].contains(word.key)
    {
      rest = rest.dropLast()
    }
    guard let to = rest.popLast(), ["auf", "zu", "zur", "zum", "in"].contains(to.key),
      rest.contains(where: { !$0.key.isEmpty })
    else { return nil }
    if rest.count > 1, rest.last?.key == "bitte" { rest = rest.dropLast() }
    return ["mich", "uns", "dich", "sie", "ihn", "es"].contains(rest.first?.key ?? "") ? nil : Array(rest)
  }

  private static let lists: Set<String> = [
    "liste", "einkaufsliste", "todoliste", "to-do-liste", "todo-liste", "aufgabenliste", "merkliste", "einkaufszettel",
    "merkzettel", "shoppingliste", "to-do-list", "todo", "to-do",
  ]
}
