import CommandLine
import Domain

extension Verb {
  static let undo = Verb("undo") { name, language in
    Subcommand(name, language("take back the last change", "die letzte Änderung zurücknehmen"))
  } run: { world in
    try world.perform(.undo(expected: nil))
  }

  static let redo = Verb("redo") { name, language in
    Subcommand(name, language("do again what was undone", "Zurückgenommenes wiederholen"))
  } run: { world in
    try world.perform(.redo)
  }
}
