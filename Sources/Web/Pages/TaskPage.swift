import Domain
import Markup

/// The data of a task's page, read in one transaction.
struct TaskScreen {
  var item: PlanItem
  /// The numbers shown after the letter of A tasks.
  var numbers: [TaskID: Int]
  /// The position among the open tasks; nil if the task is completed.
  var position: Int?
  var openTasks: Int
  var choices: TaskChoices
  /// Sorted by start.
  var blocks: [TimeBlock]
  /// The completions of a recurring task, newest first.
  var completions: [Completion]
  var zones: Environment.Zones
  var past: TaskPast

  /// Returns nil if the task does not exist.
  /// - Parameter typed: unsaved input, which can affect the choices offered.
  init?(
    _ id: TaskID, typed: TaskForm?, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    guard let item = try reader.item(id) else { return nil }
    self.item = item
    numbers = item.subPriority == nil ? [:] : try reader.shownNumbers()
    position = try reader.shownPosition(of: item)
    openTasks = try reader.counts(nil).open
    choices = try TaskChoices(for: typed ?? TaskForm(item), stored: item, from: reader, in: environment)
    blocks = try reader.blocks(of: id)
    completions = try reader.completions(of: id, limit: 20)
    zones = environment.zones
    guard let past = try TaskPast(id, page: 1, from: reader) else { return nil }
    self.past = past
  }
}

/// A task's page: its fields, its position in the order, and its actions.
struct TaskPage {
  var screen: TaskScreen
  var form: TaskForm
  /// The values the form was first filled with.
  var before: TaskForm
  /// The fields that were changed elsewhere while the form just saved was open.
  var meanwhile: [Field]
  var frame: Frame

  private var words: Words { frame.words }
  private var item: PlanItem { screen.item }

  var page: Page {
    Page(title: item.title, route: .task(item.id)) {
      div(.class("col form")) {
        fields
        TaskRecord(screen: screen, frame: frame).body
        if let position = screen.position { order(position) }
        actions
      }
    }
  }

  private var fields: HTML {
    Markup.form(
      .class("form"), .method("post"), .action(Route.save(item.id).url), .flag("novalidate"),
      .named("data-behavior", "save-form")
    ) {
      div(.class("head top")) {
        a(.class("icon-btn"), .href(Route.backlog(page: 1).url), .label(words[.toBacklog])) { frame.icon(.close) }
        h1(.class("grow"), text: words[.editTask])
        ItemFacts(item: item, frame: frame).grade(screen.numbers)
        button(.class("btn btn-primary"), text: words[.save])
      }
      if !meanwhile.isEmpty {
        let names = meanwhile.map { words.name(of: $0) }.joined(separator: ", ")
        p(.class("told"), .role("status"), text: words(form: .meanwhile, names))
      }
      TaskFields(form: form, choices: screen.choices, frame: frame).body
      for pair in before.pairs {
        input(.type("hidden"), .name("\(TaskForm.before)\(pair.name)"), .value(pair.value))
      }
    }
  }

  private func order(_ position: Int) -> HTML {
    section(.class("field"), .labelledBy("order")) {
      h2(.id("order"), text: words[.rankHeading])
      p(.class("note"), text: words(.positionIs, "\(position)", "\(screen.openTasks)"))
      Markup.form(.class("inline"), .method("post"), .action(Route.change(item.id, .move).url)) {
        Origin.task(item.id).fields
        button(.class("btn"), .name("to"), .value("top")) {
          frame.icon(.top, class: "i i-s")
          words[.moveToTop]
        }
        button(.class("btn"), .name("to"), .value("bottom")) {
          frame.icon(.bottom, class: "i i-s")
          words[.moveToBottom]
        }
      }
      Markup.form(.class("inline"), .method("post"), .action(Route.change(item.id, .move).url)) {
        Origin.task(item.id).fields
        label(.for("to-position"), text: words[.position])
        input(
          .class("input input-num"), .id("to-position"), .name("position"), .type("number"), .named("min", "1"),
          .named("max", number: max(1, screen.openTasks)), .value("\(position)"), .flag("required"))
        button(.class("btn"), text: words[.move])
      }
    }
  }

  /// Advances a recurring task without counting the occurrence as done.
  private var skip: HTML {
    button(
      .class("btn"), .name("task"), .value(item.id.text), .named("formaction", Route.change(item.id, .skip).url),
      .named("title", words[plan: .skipHint])
    ) {
      frame.icon(.repeats, class: "i i-s")
      words[plan: .skip]
    }
  }

  private var actions: HTML {
    Markup.form(.class("inline"), .method("post"), .action(Route.change(item.id, .complete).url)) {
      if item.isCompleted {
        button(
          .class("btn"), .named("formaction", Route.change(item.id, .reopen).url), text: words[.reopen])
      } else {
        button(.class("btn")) {
          frame.icon(.check, class: "i i-s")
          words[.complete]
        }
        if item.recurrence != nil { skip }
        button(.class("btn"), .name("task"), .value(item.id.text), .named("formaction", Route.actOnFocus(.show).url)) {
          frame.icon(.focus, class: "i i-s")
          words[focus: .focusOnThis]
        }
      }
      button(
        .class("btn btn-danger push"), .name("series"), .value("all"),
        .named("formaction", Route.change(item.id, .delete).url)
      ) {
        frame.icon(.delete, class: "i i-s")
        item.recurrence == nil ? words[.delete] : words[form: .deleteSeries]
      }
    }
  }
}
