import Domain
import Markup

/// The form for a new task.
struct NewTaskPage {
  var form: TaskForm
  var choices: TaskChoices
  /// Whether the fields are those of a task that was deleted while being edited.
  var isGone: Bool
  var frame: Frame
  /// The interpretation of the title, and the values the fields had before it; nil if the title is taken literally.
  var understood: Understood?
  var before: TaskForm?

  private var words: Words { frame.words }
  private var name: String { isGone ? words[form: .goneTitle] : words[.newTask] }

  var page: Page {
    Page(title: name, route: .newTask) {
      Markup.form(
        .class("col form reads"), .id("new-task"), .method("post"), .action(Route.add.url), .flag("novalidate"),
        .named("data-behavior", "save-form"),
        .named("data-parse", ifAny: understood == nil ? nil : Route.understand.url)
      ) {
        div(.class("head top")) {
          a(.class("icon-btn"), .href(Route.backlog(page: 1).url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), text: name)
          button(.class("btn btn-primary"), text: isGone ? words[form: .createAnew] : words[.save])
        }
        if !isGone { p { a(.class("link"), .href(Route.lines.url), text: words[elsewhere: .linesTitle]) } }
        if isGone { p(.class("told"), .role("status"), text: words[form: .goneText]) }
        div(.class("beside")) {
          div(.class("form")) {
            TaskFields(form: form, choices: choices, frame: frame, understood: understood).body
          }
          foot
        }
        if let before {
          for pair in TitleReading.kept(of: before) {
            input(.type("hidden"), .name("\(TaskForm.before)\(pair.name)"), .value(pair.value))
          }
        }
      }
    }
  }

  /// The preview, and the link to schedule the task.
  private var foot: HTML {
    section(.class("will"), .label(words[start: .preview])) {
      div(.class("quick-preview")) { if let preview = understood?.preview { preview.body } }
      div(.class("inline will-acts")) {
        button(.class("btn"), .name("then"), .value("schedule")) {
          frame.icon(.schedule, class: "i i-s")
          words[start: .saveAndSchedule]
        }
      }
    }
  }
}
