import CommandLine
import Domain
import ICalendar
import Mail
import Server
import Storage
import Sync

/// A failure at the edge of the program: the one table that maps failures to an exit code and a sentence that says
/// what to do next.
struct Failure: Sendable {
  let code: ExitCode
  /// Returns the sentence in the given language.
  let sentence: @Sendable (Language) -> String

  init(_ code: ExitCode, _ sentence: @escaping @Sendable (Language) -> String) {
    self.code = code
    self.sentence = sentence
  }

  init(_ error: any Error) {
    switch error {
    case let error as UsageError: self = .of(error)
    case let error as RecurrenceFault: self = .of(error)
    case let error as Refusal: self = .of(error)
    case let error as PlannerFailure: self = .of(error)
    case let error as StorageError: self = .of(error)
    case let error as ServerError: self = .of(error)
    case let error as AccessStoreError: self = .of(error)
    case let error as SyncFailure: self = .of(error)
    case let error as UnusableBackup: self = .of(error)
    case let error as UnreadFile: self = .of(error)
    case let error as UnreadProblem: self = .of(error)
    case let error as MailFailure: self = .of(error)
    case let error as UnusableFolder: self = .of(error)
    case let error as Told: self.init(error.code) { _ in "" }
    default:
      self.init(.storage) { language in
        language(
          "Something unexpected failed (\(error)); run zeitblock doctor.",
          "Ein unerwarteter Fehler ist aufgetreten (\(error)); starte zeitblock doctor.")
      }
    }
  }

  /// Writes the sentence to standard error and returns the exit code.
  func report(in language: Language) -> ExitCode {
    let sentence = sentence(language)
    if sentence.isEmpty { return code }
    Output.complain(["zeitblock: " + sentence])
    return code
  }
}

/// Thrown after every error has already been reported.
struct Told: Error {
  let code: ExitCode
}
