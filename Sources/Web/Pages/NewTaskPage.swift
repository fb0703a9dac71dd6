import Domain
import Markup

/// All fields of a task that does not exist yet.
struct NewTaskPage {
  var form: TaskForm
  var choices: TaskChoices
  /// The fields are those of a task that was deleted while somebody edited it.
  var isGone: Bool
  var frame: Frame

  private var words: Words { frame.words }
  private var name: String { isGone ? words[form: .goneTitle] : words[.newTask] }

  var page: Page {
    Page(title: name, route: .newTask) {
      Markup.form(
        .class("col form"), .method("post"), .action(Route.add.url), .flag("novalidate"),
        .named("data-behavior", "save-form")
      ) {
        div(.class("head top")) {
          a(.class("icon-btn"), .href(Route.backlog(page: 1).url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), text: name)
          button(.class("btn btn-primary"), text: isGone ? words[form: .createAnew] : words[.save])
        }
        if !isGone { p { a(.class("link"), .href(Route.lines.url), text: words[elsewhere: .linesTitle]) } }
        if isGone { p(.class("told"), .role("status"), text: words[form: .goneText]) }
        TaskFields(form: form, choices: choices, frame: frame).body
      }
    }
  }
}
