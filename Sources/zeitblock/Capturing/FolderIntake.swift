import CommandLine
import Domain
import DropFolder
import Mail
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns the files of a drop folder into tasks. It stores each task before it moves the file away: if the program
/// ends in between, the next scan finds the same file and recognises its task.
struct FolderIntake {
  let folder: DropFolder
  let store: PlannerDatabase
  let language: Language

  enum Fate {
    case taken(Capture)
    /// No task was made; the file is in the folder of processed files, next to a text file with the reason.
    case noTask(MailMessage.Automatic)
    /// The file is in the folder of failed files, next to a text file with this message.
    case failed(String)
    /// The outcome, and the `errno` that prevented the move. The file stays in place and is ignored until it changes.
    case stuck(String, Int32)
    /// The file is still being written or has disappeared.
    case gone
  }

  /// Stores a file as a task and moves the file away.
  ///
  /// - Throws: errors that affect every file: the database or the folder is unusable.
  func take(_ file: DroppedFile) throws -> Fate {
    let fate = try store(file)
    do {
      switch fate {
      case .taken: try folder.move(file, to: DropFolder.done)
      case .noTask(let kind): try folder.move(file, to: DropFolder.done, because: kind.sentence(in: language))
      case .failed(let reason): try folder.move(file, to: DropFolder.failed, because: reason)
      case .gone, .stuck: break
      }
    } catch .stuck(let code) {
      folder.leave(file)
      return .stuck(fate.sentence(in: language) ?? "", code)
    } catch .unmoved(let code) where code != ENOENT {
      throw UnusableFolder(path: folder.path, code: code)
    } catch {
      // Another program removed the file; its content is already stored.
    }
    return fate
  }

  private func store(_ file: DroppedFile) throws -> Fate {
    do {
      let bytes = try file.bytes(in: folder)
      switch file.kind {
      case .mail:
        let mail = try MailMessage(reading: bytes)
        if let kind = mail.noTask { return .noTask(kind) }
        return .taken(try store.capture(MailTask(mail, in: language).draft))
      case .text: return .taken(try store.capture(text(UnmarkedText.text(bytes), file)))
      case .link: return .taken(try store.capture(link(UnmarkedText.text(bytes), file)))
      }
    } catch let failure as DropFailure {
      return fate(of: file, failure)
    } catch let failure as MailFailure {
      return .failed(Failure.of(failure).sentence(language))
    } catch let failure as UnusableLink {
      return .failed(failure.sentence(in: language))
    } catch PlannerFailure.invalid(let problems) {
      return .failed(Failure.of(PlannerFailure.invalid(problems)).sentence(language))
    }
  }

  /// The title is the first line, or the file name if the file has no text.
  private func text(_ content: String, _ file: DroppedFile) throws(PlannerFailure) -> TaskDraft {
    var draft = try SharedText(text: content).checkedDraft()
    if OneLine.isBlank(draft.title) { draft.title = file.title }
    draft.id = TaskID(derivedFrom: file.identity(content))
    return draft
  }

  private func link(_ content: String, _ file: DroppedFile) throws -> TaskDraft {
    guard let link = LinkFile(content) else { throw UnusableLink() }
    var draft = try SharedText(title: link.name ?? file.title).checkedDraft()
    draft.sourceURL = link.address
    draft.id = TaskID(derivedFrom: file.identity(content))
    return draft
  }

  private func fate(of file: DroppedFile, _ failure: DropFailure) -> Fate {
    switch failure {
    case .linked: return .failed(UnusableFolder.linked(in: language))
    case .tooLarge: return .failed(UnusableFolder.tooLarge(in: language))
    case .unreadable(let code) where DroppedFile.mayPass(code): return .gone
    case .unreadable(let code), .unusable(let code), .unmoved(let code), .stuck(let code):
      return .failed(Failure.of(Refusal.cannotRead(path: file.name.text, code: code)).sentence(language))
    }
  }
}

/// A link file without a web address.
private struct UnusableLink: Error {
  func sentence(in language: Language) -> String {
    language(
      "There’s no web address in this file; put one in it with URL=https://….",
      "In dieser Datei steht keine Webadresse; trage eine mit URL=https://… ein.")
  }
}
