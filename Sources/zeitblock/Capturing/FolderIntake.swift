import CommandLine
import Domain
import DropFolder
import Mail
import Storage

/// Makes tasks of the files of a drop folder. A file is stored first and put away then: should the program end in between,
/// the next look finds the same file, which is known by then.
struct FolderIntake {
  let folder: DropFolder
  let store: PlannerDatabase
  let language: Language

  enum Fate {
    case taken(Capture)
    /// No task was made, and the file lies with those that are done.
    case noTask(MailMessage.Automatic)
    /// The file lies with those that failed, beside a text with these words.
    case failed(String)
    /// It is being written, or somebody took it away.
    case gone
  }

  /// - Throws: what keeps every file from being taken: the data or the folder cannot be used now.
  func take(_ file: DroppedFile) throws -> Fate {
    let draft: TaskDraft
    do {
      switch try read(file) {
      case .success(let found): draft = found
      case .failure(let other):
        try putAway(file)
        return .noTask(other.kind)
      }
    } catch let failure as DropFailure {
      return try refuse(file, failure)
    } catch let failure as MailFailure {
      return try refuse(file, Failure.of(failure).sentence(language))
    } catch let failure as UnusableLink {
      return try refuse(file, failure.sentence(in: language))
    }
    do {
      let capture = try store.capture(draft)
      try putAway(file)
      return .taken(capture)
    } catch let failure as PlannerFailure {
      guard case .invalid = failure else { throw failure }
      return try refuse(file, Failure.of(failure).sentence(language))
    }
  }

  private func read(_ file: DroppedFile) throws -> Result<TaskDraft, NoTask> {
    let bytes = try file.bytes(in: folder)
    switch file.kind {
    case .mail:
      let mail = try MailMessage(reading: bytes)
      if let kind = mail.noTask { return .failure(NoTask(kind: kind)) }
      return .success(MailTask(mail, in: language).draft)
    case .text: return .success(text(String(decoding: bytes, as: UTF8.self), file))
    case .link: return .success(try link(String(decoding: bytes, as: UTF8.self), file))
    }
  }

  /// The first line, or the name of a file without any.
  private func text(_ content: String, _ file: DroppedFile) -> TaskDraft {
    var draft = CapturedText(lines: content, text: "").draft
    if OneLine.isBlank(draft.title) { draft.title = file.title }
    draft.id = TaskID(derivedFrom: file.identity(content))
    return draft
  }

  private func link(_ content: String, _ file: DroppedFile) throws -> TaskDraft {
    guard let link = LinkFile(content) else { throw UnusableLink() }
    var draft = CapturedText(title: link.name ?? file.title, text: "").draft
    draft.sourceURL = link.address
    draft.id = TaskID(derivedFrom: file.identity(content))
    return draft
  }

  private func putAway(_ file: DroppedFile) throws {
    do {
      try folder.move(file, to: DropFolder.done)
    } catch .unmoved(let code) {
      throw UnusableFolder(path: folder.path, code: code)
    }
  }

  private func refuse(_ file: DroppedFile, _ failure: DropFailure) throws -> Fate {
    switch failure {
    case .tooLarge: return try refuse(file, UnusableFolder.tooLarge(in: language))
    case .unreadable(let code) where DroppedFile.mayPass(code): return .gone
    case .unreadable(let code), .unusable(let code), .unmoved(let code):
      return try refuse(file, Failure.of(Refusal.cannotRead(path: file.name.text, code: code)).sentence(language))
    }
  }

  private func refuse(_ file: DroppedFile, _ reason: String) throws -> Fate {
    do {
      try folder.refuse(file, because: reason)
    } catch .unmoved(let code) {
      throw UnusableFolder(path: folder.path, code: code)
    }
    return .failed(reason)
  }
}

/// A mail no task is made of.
private struct NoTask: Error {
  let kind: MailMessage.Automatic
}

/// A file of a link without an address of the web.
private struct UnusableLink: Error {
  func sentence(in language: Language) -> String {
    language(
      "There is no address of the web in this file; drop one with URL=https://… in it.",
      "In dieser Datei steht keine Webadresse; leg eine mit URL=https://… hinein.")
  }
}
