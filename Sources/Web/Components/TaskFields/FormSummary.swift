import Domain
import Markup

/// The error summary at the top of a form, with a link to each field.
struct FormSummary {
  var form: TaskForm
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    if !form.problems.isEmpty || !form.elsewhere.isEmpty {
      div(.class("problems"), .role("alert"), .id("problems"), .named("tabindex", "-1")) {
        if !form.problems.isEmpty { problems }
        if !form.elsewhere.isEmpty { elsewhere }
      }
    }
  }

  @HTMLBuilder private var problems: [HTML] {
    p(text: words.count(form.problems.count, .problemsOne, .problemsMany))
    ul {
      for problem in form.problems {
        li { a(.class("link"), .href("#\(Self.place(of: problem))"), text: words.sentence(problem)) }
      }
    }
  }

  @HTMLBuilder private var elsewhere: [HTML] {
    p(text: words.count(form.elsewhere.count, form: .elsewhereOne, .elsewhereMany))
    ul {
      for field in form.elsewhere {
        li { a(.class("link"), .href("#\(Self.place(of: field))"), text: words.name(of: field)) }
      }
    }
    p(.class("note"), text: words[form: .elsewhereHint])
  }

  /// The ids of recurrence fields that show their own errors.
  static let parts = ["every", "month-day", "end-day", "end-count"]

  /// Returns the id of the element a problem links to.
  static func place(of problem: Problem) -> String {
    guard case .task(let field) = problem.field else { return "title" }
    guard field == .recurrence else { return place(of: field) }
    switch problem.rule {
    case .monthDayOutOfRange: return "month-day"
    case .intervalOutOfRange: return "every"
    case .repeatCountOutOfRange: return "end-count"
    case .endBeforeDue, .dayUnreadable: return "end-day"
    default: return "repeat"
    }
  }

  private static func place(of field: Field) -> String {
    switch field {
    case .manualDuration: "minutes"
    case .importance: "importance"
    case .urgency: "urgency"
    case .type: "type"
    case .tags: "new-tag"
    case .due: "due"
    case .notBefore: "not-before"
    case .recurrence: "repeat"
    case .notes: "notes"
    case .list: "list"
    case .grade: "grade"
    case .subPriority: "sub-priority"
    case .delegatedTo: "delegated-to"
    case .parent: "parent"
    default: "title"
    }
  }
}
