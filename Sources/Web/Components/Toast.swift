public import Domain
import Markup

/// A message about the last action, with a way to undo it.
struct Notice: Sendable {
  enum Step: Sendable {
    /// Undo the change with this number.
    case undo(Int64)
    case redo
    /// Undo an action in Focus; the button stays for the given seconds.
    case focus(FocusUndo.Kind, Int64, seconds: Int)
    case none
  }

  var sentence: String
  var step: Step
  /// The current page, to return to after the undo.
  var origin: Origin
  /// The task that was added, if any, to offer a link to it.
  var added: TaskID?
  /// A different duration that may have been meant.
  var offer: DurationOffer?
  /// A higher-graded task that can be scheduled too.
  var first: TaskID?

  /// The number of the change that added a task, while the message announces it.
  var addition: String? {
    guard added != nil, case .undo(let number) = step else { return nil }
    return "\(number)"
  }
}

extension Frame {
  func toast(_ notice: Notice) -> HTML {
    div(.class("toast"), .named("data-behavior", "toast"), .named("data-added", ifAny: notice.addition)) {
      p(text: notice.sentence)
      if let task = notice.added { a(.href(Route.task(task).url), text: words[capture: .openAdded]) }
      switch notice.step {
      case .undo(let number): step(.undo, words[.undo], number, notice.origin)
      case .redo: step(.redo, words[.redo], nil, notice.origin)
      case .focus(let kind, let number, let seconds): focusStep(kind, number, seconds)
      case .none: HTML.nothing
      }
      if let offer = notice.offer { DurationOfferForm(offer: offer, origin: notice.origin, words: words).body }
      if let task = notice.first { scheduling(task, notice.origin) }
      button(.type("button"), .class("toast-close"), .label(words[.close]), .hidden()) {
        icon(.close, class: "i i-s")
      }
    }
  }

  /// A button that schedules a task in the next gap.
  private func scheduling(_ task: TaskID, _ origin: Origin) -> HTML {
    form(.class("offer"), .method("post"), .action(Route.place.url), .named("data-behavior", "send")) {
      input(.type("hidden"), .name("task"), .value(task.text))
      input(.type("hidden"), .name("to"), .value("next"))
      origin.fields
      button(text: words[day: .scheduleFirst])
    }
  }

  private func step(_ route: Route, _ name: String, _ expected: Int64?, _ origin: Origin) -> HTML {
    form(.method("post"), .action(route.url), .named("data-behavior", "send")) {
      if let expected { input(.type("hidden"), .name("expected"), .value("\(expected)")) }
      origin.fields
      button(text: name)
    }
  }

  /// Undo and redo as two buttons. The undo button reverts only the change that was newest when the page was
  /// rendered.
  func historyButtons(_ origin: Origin) -> HTML {
    form(
      .id("history"), .class("history"), .method("post"), .action(Route.undo.url), .flag("data-live"),
      .named("data-behavior", "history")
    ) {
      if let undoable { input(.type("hidden"), .name("expected"), .value("\(undoable)")) }
      origin.fields
      button(
        .class("icon-btn"), .id("undo"), .label(words[.undoChange]), .named("title", words[.undo]),
        .flag("disabled", undoable == nil)
      ) { icon(.undo) }
      button(
        .class("icon-btn"), .id("redo"), .label(words[.redoChange]), .named("title", words[.redo]),
        .named("formaction", Route.redo.url), .flag("disabled", !canRedo)
      ) { icon(.redo) }
    }
  }
}

/// The page that a form was sent from and its response returns to. Only known pages can be encoded, never a URL.
public enum Origin: Equatable, Sendable {
  case start
  case backlog(page: Int)
  case all(AllView)
  case trash(page: Int)
  case filtered(TaskView, page: Int)
  case task(TaskID)
  case abcde
  case matrix
  case section(MethodSection, page: Int)
  case settings
  case titles(page: Int)
  case accounts
  case account(String)
  case attention
  case focus
  case day(PlanView)
  case week(PlanView)
  case block(BlockID)
  case planDay(PlanningStep)
  case closeDay

  var route: Route {
    switch self {
    case .start: .start
    case .backlog(let page): .backlog(page: page)
    case .all(let view): .all(view)
    case .trash(let page): .trash(page: page)
    case .filtered(let view, let page): .filtered(view, page: page)
    case .task(let id): .task(id)
    case .abcde: .abcde
    case .matrix: .matrix
    case .section(let section, let page): .section(section, page: page)
    case .settings: .settings
    case .titles(let page): .titles(page: page)
    case .accounts: .accounts
    case .account(let id): .account(id)
    case .attention: .attention
    case .focus: .focus(.card)
    case .day(let view): .day(view)
    case .week(let view): .week(view)
    case .block(let id): .block(id)
    case .planDay(let step): .planDay(step)
    case .closeDay: .closeDay
    }
  }

  /// The form fields from which `init` restores the value.
  var pairs: [Fields.Pair] {
    switch self {
    case .start: [.init("place", "start")]
    case .backlog(let page): [.init("page", "\(page)")]
    case .all(let view): [.init("place", "all")] + view.fields.pairs
    case .trash(let page): [.init("place", "trash"), .init("page", "\(page)")]
    case .filtered(let view, let page):
      view.parameters.map { .init("view", "\($0.name)=\($0.value)") } + [.init("page", "\(page)")]
    case .task(let id): [.init("task", id.text)]
    case .abcde: [.init("place", "abcde")]
    case .matrix: [.init("place", "matrix")]
    case .section(let section, let page):
      [
        .init("place", section.isOfMatrix ? "matrix" : "abcde"), .init("section", section.name),
        .init("page", "\(page)"),
      ]
    case .settings: [.init("area", "settings")]
    case .titles(let page): [.init("area", "titles"), .init("page", "\(page)")]
    case .accounts: [.init("area", "accounts")]
    case .account(let id): [.init("area", "account"), .init("account", id)]
    case .attention: [.init("area", "attention")]
    case .focus: [.init("place", "focus")]
    case .day(let view): [.init("place", "day")] + view.pairs
    case .week(let view): [.init("place", "week")] + view.pairs
    case .block(let id): [.init("place", "block"), .init("block", id.text)]
    case .planDay(let step): [.init("place", "plan-day"), .init("step", step.rawValue)]
    case .closeDay: [.init("place", "close-day")]
    }
  }

  var fields: HTML {
    .build { for pair in pairs { input(.type("hidden"), .name(pair.name), .value(pair.value)) } }
  }

  init(_ form: Fields) {
    if form["place"] == "start" {
      self = .start
    } else if form["place"] == "focus" {
      self = .focus
    } else if let origin = Origin(planned: form) {
      self = origin
    } else if let id = form["task"], !id.isEmpty {
      self = .task(TaskID(id))
    } else if form["place"] == "all" {
      self = .all(AllView(form))
    } else if form["place"] == "trash" {
      self = .trash(page: Route.page(in: form))
    } else if let place = form["place"], let section = MethodSection(page: place, name: form["section"] ?? "") {
      self = .section(section, page: Route.page(in: form))
    } else if form["place"] == "abcde" {
      self = .abcde
    } else if form["place"] == "matrix" {
      self = .matrix
    } else if form["area"] == "settings" {
      self = .settings
    } else if form["area"] == "titles" {
      self = .titles(page: Route.page(in: form))
    } else if form["area"] == "accounts" {
      self = .accounts
    } else if form["area"] == "attention" {
      self = .attention
    } else if form["area"] == "account", let id = form["account"], !id.isEmpty {
      self = .account(id)
    } else {
      let page = max(1, Int(form["page"] ?? "") ?? 1)
      let view = TaskView(hidden: form)
      self = view == TaskView() ? .backlog(page: page) : .filtered(view, page: page)
    }
  }
}

extension Origin {
  /// The fields as a query string, for links to pages that return here.
  var query: String {
    switch self {
    case .abcde, .matrix, .section, .task, .day, .week, .block, .planDay, .closeDay:
      pairs.query
    default: ""
    }
  }

  /// The filter and order of the page, if it has one.
  var view: TaskView {
    if case .filtered(let view, _) = self { return view }
    return TaskView()
  }
}

extension TaskView {
  /// Parses the output of `Origin.fields`; anything else means the unfiltered backlog.
  fileprivate init(hidden form: Fields) {
    var parameters: [Parameter] = []
    for text in form.all("view") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { parameters.append(Parameter(String(parts[0]), String(parts[1]))) }
    }
    do throws(TaskViewFault) {
      self = try TaskView(parameters)
    } catch {
      self = TaskView()
    }
  }
}
