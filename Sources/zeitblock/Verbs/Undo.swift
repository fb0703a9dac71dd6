import CommandLine
import Domain

extension Verb {
  static let undo = Verb("undo") { name, language in
    Subcommand(name, language("undo the last change", "die letzte Änderung rückgängig machen"))
  } run: { world in
    try world.perform(.undo(expected: nil))
  }

  static let redo = Verb("redo") { name, language in
    Subcommand(name, language("redo the undone change", "die rückgängig gemachte Änderung wiederholen"))
  } run: { world in
    try world.perform(.redo)
  }
}
