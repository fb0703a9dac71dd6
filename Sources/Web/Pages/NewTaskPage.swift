import Domain
import Markup

/// All fields of a task that does not exist yet.
struct NewTaskPage {
  var form: TaskForm
  var lists: [SourceList]
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[.newTask], route: .newTask) {
      Markup.form(
        .class("col form"), .method("post"), .action(Route.add.url), .flag("novalidate"),
        .named("data-behavior", "save-form")
      ) {
        div(.class("head top")) {
          a(.class("icon-btn"), .href(Route.backlog(page: 1).url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), text: words[.newTask])
          button(.class("btn btn-primary"), text: words[.save])
        }
        TaskFields(form: form, lists: lists, frame: frame, mayLackDuration: false).body
      }
    }
  }
}
