import Domain
import Markup

/// Asks for the number of an A task.
struct NumberQuestion {
  var item: PlanItem
  var facts: MethodFacts
  /// The rejected input.
  var typed: String?
  var problems: [Problem] = []
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    QuestionPage(
      sentence: words(method: .numberQuestion, words.quoted(item.title)), reason: words[method: .numberText],
      url: Route.change(item.id, .grade).url, fields: [],
      answers: [.init(name: "grade", value: "A", text: words[method: .setNumber], classes: "btn btn-primary")],
      origin: frame.origin, frame: frame,
      content: [
        div(.class("field")) {
          label(.for("number"), text: words[.position])
          input(
            .class("input input-num"), .id("number"), .name("number"), .type("number"), .named("min", "1"),
            .named("inputmode", "numeric"), .flag("required"), .value(typed ?? "\(shown)"),
            .invalid(!problems.isEmpty), .describedBy("number-range"))
          p(.class("note"), .id("number-range"), text: words(method: .numberRange, "\(most)"))
          if !problems.isEmpty { p(.class("error")) { span(text: words.sentences(problems)) } }
        }
      ]
    ).page
  }

  /// The highest valid number: one more than there are, unless the task already has one.
  private var most: Int { facts.sections.numbers.count + (facts.sections.numbers[item.id] == nil ? 1 : 0) }
  private var shown: Int { facts.sections.numbers[item.id] ?? most }
}

/// Asks to whom a task is delegated, and when to follow up.
struct DelegateQuestion {
  var item: PlanItem
  /// The rejected input.
  var typed: (name: String, day: String)?
  var problems: [Problem] = []
  var frame: Frame

  /// The default number of days until the follow-up.
  private static let usual = 7

  private var words: Words { frame.words }

  var page: Page {
    QuestionPage(
      sentence: words(method: .delegateQuestion, words.quoted(item.title)), reason: words[method: .delegateReason],
      url: Route.change(item.id, .delegate).url, fields: [], answers: answers, origin: frame.origin, frame: frame,
      content: [name, day]
    ).page
  }

  private var answers: [QuestionPage.Answer] {
    var answers: [QuestionPage.Answer] = []
    if item.delegatedTo != nil { answers.append(.init(name: "hand", value: "back", text: words[method: .takeBack])) }
    return answers + [.init(name: "hand", value: "over", text: words[method: .handOver], classes: "btn btn-primary")]
  }

  private var name: HTML {
    let problems = problems.filter { $0.field != .task(.notBefore) }
    return div(.class("field")) {
      label(.for("delegated-to"), text: words[method: .delegateTo])
      input(
        .class("input"), .id("delegated-to"), .name("delegatedTo"), .type("text"), .autocomplete("off"),
        .named("maxlength", "\(Validation.longestDelegatee)"), .named("dir", "auto"), .flag("required"),
        .value(typed?.name ?? item.delegatedTo ?? ""), .invalid(!problems.isEmpty),
        .describedBy(problems.isEmpty ? nil : "name-error"))
      error(problems, "name-error")
    }
  }

  private var day: HTML {
    let problems = problems.filter { $0.field == .task(.notBefore) }
    return div(.class("field")) {
      label(.for("follow-up"), text: words[method: .followUp])
      input(
        .class("input input-day"), .id("follow-up"), .name("followUp"), .type("date"),
        .named("min", frame.today.iso), .value(typed?.day ?? stored), .invalid(!problems.isEmpty),
        .describedBy(problems.isEmpty ? "follow-up-hint" : "follow-up-hint day-error"))
      p(.class("note"), .id("follow-up-hint"), text: words[method: .followUpHint])
      error(problems, "day-error")
    }
  }

  private var stored: String {
    if item.delegatedTo != nil { return item.notBefore?.iso ?? "" }
    return (frame.today + Self.usual).iso
  }

  private func error(_ problems: [Problem], _ id: String) -> HTML {
    if problems.isEmpty { return .nothing }
    return p(.class("error"), .id(id)) {
      frame.icon(.alert, class: "i i-s")
      span(text: words.sentences(problems))
    }
  }
}

/// Asks for the quadrant of a task.
struct FieldQuestion {
  var item: PlanItem
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    QuestionPage(
      sentence: words(method: .quadrantTask, words.quoted(item.title)), reason: words[method: .matrixFoot],
      url: Route.change(item.id, .quadrant).url, fields: [],
      answers: Quadrant.allCases.map {
        .init(
          name: "quadrant", value: "\($0.rawValue)",
          text: "\(words.name(of: $0)): \(words.meaning(of: $0))", classes: item.quadrant == $0 ? "btn is-here" : "btn")
      },
      origin: frame.origin, frame: frame
    ).page
  }
}

/// Names the higher-graded open task and asks which one to start.
struct StartQuestion {
  var item: PlanItem
  /// The higher-graded task.
  var blocker: PlanItem?
  var number: Int?
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    QuestionPage(
      sentence: sentence, reason: "", url: Route.actOnFocus(.show).url, fields: [], answers: answers,
      origin: frame.origin, frame: frame
    ).page
  }

  private var name: String {
    guard let blocker else { return "" }
    return number.map { words(method: .numberOf, "\($0)") } ?? blocker.grade?.letter ?? ""
  }

  private var sentence: String {
    guard let blocker else { return words(method: .startTask, words.quoted(item.title)) }
    return words(method: .blocked, name, words.quoted(blocker.title))
  }

  private var answers: [QuestionPage.Answer] {
    guard let blocker else {
      return [.init(name: "task", value: item.id.text, text: words[method: .start], classes: "btn btn-primary")]
    }
    return [
      .init(name: "anyway", value: item.id.text, text: words(method: .startAnyway, item.grade?.letter ?? "")),
      .init(
        name: "task", value: blocker.id.text, text: words(method: .startFirst, name), classes: "btn btn-primary"),
    ]
  }
}
