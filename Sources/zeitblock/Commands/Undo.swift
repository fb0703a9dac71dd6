import CommandLine
import Domain

extension CLICommand {
  static let undo = CLICommand("undo") { name, language in
    Subcommand(name, language("undo the last change", "die letzte Änderung rückgängig machen"))
  } run: { context in
    try context.perform(.undo(expected: nil))
  }

  static let redo = CLICommand("redo") { name, language in
    Subcommand(name, language("redo the undone change", "die rückgängig gemachte Änderung wiederholen"))
  } run: { context in
    try context.perform(.redo)
  }
}
