import CommandLine
import Domain
import DropFolder
import Sync

extension CommandContext {
  /// Captures the files in a folder, waiting briefly for files that were just written.
  func captureFolder(_ path: String) throws {
    if let word = operands.first { throw UsageError.unexpectedOperand(word) }
    let store = try store()
    let folder = DropFolder(try DropFolderPath.checked(path))
    let round = FolderRound(intake: FolderIntake(folder: folder, store: store, language: language))
    var failed = 0
    for look in 0...DropFolder.rest + 1 {
      if look > 0 {
        if folder.waiting.isEmpty { break }
        BackgroundThread.sleep(milliseconds: 1_000)
      }
      try round.run { file, fate in
        failed += fate.isFailure ? 1 : 0
        tell(file, fate)
      }
    }
    tellWhatStays(in: folder)
    if failed > 0 { throw Told(code: .refused) }
  }

  private func tell(_ file: DroppedFile, _ fate: FolderIntake.Fate) {
    guard let sentence = fate.sentence(in: language) else { return }
    if wantsJSON { return tell(file.name.text, fate.name) }
    remark(printable(file.name.text) + ": " + sentence)
  }

  private func tell(_ file: String, _ fate: String) {
    print(.object([.init("file", .string(file)), .init("fate", .string(fate))]))
  }

  private func tellWhatStays(in folder: DropFolder) {
    if wantsJSON {
      for name in folder.waiting { tell(name, "fresh") }
      for name in folder.others { tell(name, "left") }
      return
    }
    if !folder.waiting.isEmpty {
      let names = listed(folder.waiting)
      remark(
        language(
          "Possibly still being written, try again later: \(names).",
          "Vielleicht noch nicht fertig geschrieben, versuche es später noch einmal: \(names)."))
    }
    if !folder.others.isEmpty {
      let names = listed(folder.others)
      remark(
        language(
          "Ignored: \(names); only .eml, .txt, .url, .webloc and .desktop become tasks.",
          "Ignoriert: \(names); nur .eml, .txt, .url, .webloc und .desktop werden Aufgaben."))
    }
  }

  /// Lists the first five names and the number of the rest.
  private func listed(_ names: [String]) -> String {
    let more = names.count - 5
    let first = names.prefix(5).map { printable($0) }.joined(separator: ", ")
    return more > 0 ? first + language(" and \(more) more", " und \(more) weitere") : first
  }
}

extension FolderIntake.Fate {
  var name: String {
    switch self {
    case .taken(.added): "added"
    case .taken(.known): "known"
    case .noTask: "automatic"
    case .failed: "failed"
    case .stuck: "stuck"
    case .gone: "gone"
    }
  }

  var isFailure: Bool {
    switch self {
    case .failed, .stuck: true
    default: false
    }
  }

  /// Whether the background capture logs this outcome.
  var isWorthTelling: Bool {
    if case .noTask = self { return true }
    return isFailure
  }

  /// Returns nil for a file that is scanned again.
  func sentence(in language: Language) -> String? {
    switch self {
    case .taken(let capture): capture.sentence(in: language)
    case .noTask(let kind): kind.sentence(in: language)
    case .failed(let reason): reason
    case .stuck(let sentence, let code):
      sentence + " "
        + language(
          "Can’t move the file (\(Failure.systemText(code))); it’s ignored until it changes.",
          """
          Die Datei lässt sich nicht verschieben (\(Failure.systemText(code))) und wird ignoriert, bis sie sich \
          ändert.
          """)
    case .gone: nil
    }
  }
}
