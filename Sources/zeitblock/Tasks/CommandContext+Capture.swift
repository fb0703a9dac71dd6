import CommandLine
import Domain
import Storage
import Web

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CommandContext {
  /// Returns the quick-add grammar for the current time, without the fields already set by options, and the lists it
  /// can name.
  func grammar() throws -> (grammar: QuickAdd, lists: [SourceList]) {
    let lists = try read { reader throws(PlannerFailure) in try reader.lists() }
    let environment = Environment.live()
    var grammar = QuickAdd(
      now: WallClock(day: environment.today, second: environment.time.minutes * 60), preferred: language,
      monthFirst: !Self.dayComesFirst, lists: QuickAdd.names(of: lists))
    grammar.zones = environment.zones
    grammar.passedOver = Self.kinds.filter { invocation.has($0.option) }
      .flatMap { $0.kinds }
    grammar.rejected = invocation.all("reject").flatMap { words in
      Chip.Kind.allCases.map { QuickAdd.Rejection($0, words) }
    }
    return (grammar, lists)
  }

  /// The kinds of quick-add chips that each option replaces.
  private static let kinds: [(option: String, kinds: [Chip.Kind])] = [
    ("list", [.list]), ("duration", [.duration]), ("importance", [.importance]), ("due", [.due]),
    ("not-before", [.notBefore]), ("urgent", [.urgency]), ("grade", [.grade]), ("type", [.type]),
    ("repeat", [.recurrence, .until, .anchor]),
  ]

  /// Whether English dates have the day before the month: in every locale but `en_US`.
  static var dayComesFirst: Bool {
    let locale = environment("LC_ALL") ?? environment("LC_TIME") ?? environment("LANG") ?? ""
    return locale.hasPrefix("en_") && !locale.hasPrefix("en_US")
  }

  /// Prints that a task was added, how its line was interpreted, and how its title was improved.
  func tell(_ outcome: Outcome, understanding captured: Captured? = nil, improved: NewTitle?) {
    if wantsJSON {
      guard case .object(var members) = outcome.json else { return }
      if let chips = captured?.json["chips"] { members.append(.init("understood", chips)) }
      switch improved {
      case .made(let outcome): members.append(.init("improved", outcome.json))
      case .awaited: members.append(.init("titleWaits", .bool(true)))
      case nil: break
      }
      return print(.object(members))
    }
    tell(outcome)
    for chip in captured?.chips ?? [] { remark(chip.line(in: language)) }
    switch improved {
    case .made(let outcome): remark("  " + outcome.event.sentence(in: language))
    case .awaited: remark("  " + language("The title will be improved later.", "Der Titel wird noch verbessert."))
    case nil: break
    }
  }
}

extension Chip {
  /// Formats the chip: `  due day: 2026-11-22 15:00 ← “tomorrow 3pm”`.
  func line(in language: Language) -> String {
    let value = words(in: language)
    let read = "  \(kind.name(in: language)): \(printable(value)) ← \(language.quoted(text))"
    guard let leftover else { return read }
    let rest = language.quoted(printable(leftover))
    return read + " · " + language("\(rest) stays in the title", "\(rest) bleibt im Titel")
  }
}

extension Chip {
  /// Returns the value in the wording of `show`.
  private func words(in language: Language) -> String {
    switch kind {
    case .due, .notBefore, .until: Due(captured: value).map { language.due($0) } ?? value
    case .importance: Importance(name: value)?.word(in: language) ?? value
    case .urgency:
      value == "urgent" ? language("urgent", "dringend") : language("not urgent", "nicht dringend")
    case .type: TaskType(name: value)?.word(in: language) ?? value
    case .recurrence: Recurrence(captured: value).map { Words(language).sentence($0, isNew: true) } ?? value
    case .anchor: value == Recurrence.Anchor.completion.rawValue ? Field.completedAt.name(in: language) : value
    case .duration: Int(value).map { language.span($0) } ?? value
    case .grade, .list, .tag: value
    }
  }
}

extension Chip.Kind {
  func name(in language: Language) -> String {
    switch self {
    case .due: Field.due.name(in: language)
    case .notBefore: Field.notBefore.name(in: language)
    case .duration: Field.manualDuration.name(in: language)
    case .importance: Field.importance.name(in: language)
    case .urgency: Field.urgency.name(in: language)
    case .grade: Field.grade.name(in: language)
    case .type: Field.type.name(in: language)
    case .list: Field.list.name(in: language)
    case .tag: language("tag", "Tag")
    case .recurrence: Field.recurrence.name(in: language)
    case .until: language("until", "bis")
    case .anchor: language("counted from", "gezählt ab")
    }
  }
}
