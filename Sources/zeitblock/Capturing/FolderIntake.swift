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

/// Makes tasks of the files of a drop folder. A file is stored first and put away then: should the program end in between,
/// the next look finds the same file, which is known by then.
struct FolderIntake {
  let folder: DropFolder
  let store: PlannerDatabase
  let language: Language

  enum Fate {
    case taken(Capture)
    /// No task was made; the file lies with those that are done, beside a text with the reason.
    case noTask(MailMessage.Automatic)
    /// The file lies with those that failed, beside a text with these words.
    case failed(String)
    /// What became of it, and the `errno` that keeps the file where it was: it is left alone until it changes.
    case stuck(String, Int32)
    /// It is being written, or somebody took it away.
    case gone
  }

  /// - Throws: what keeps every file from being taken: the data or the folder cannot be used now.
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
      // Somebody took the file away; what was in it is stored.
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

  /// The first line, or the name of a file without any.
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

/// A file of a link without an address of the web.
private struct UnusableLink: Error {
  func sentence(in language: Language) -> String {
    language(
      "There’s no web address in this file; put one in it with URL=https://….",
      "In dieser Datei steht keine Webadresse; trage eine mit URL=https://… ein.")
  }
}
