import Domain
import Markup

/// The fields for title and description on the card. They are hidden and empty until a script opens and fills them;
/// the edit URL opens them filled.
struct FocusEditor {
  var edit: FocusEdit
  var isOpen: Bool
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    form(
      .class("focus-edit"), .id("focus-edit"), .method("post"), .action(Route.actOnFocus(.edit).url),
      .hidden(!isOpen), .flag("novalidate"), .label(words[focus: .thisTask])
    ) {
      input(.type("hidden"), .name("place"), .value("focus"))
      input(.type("hidden"), .name("task"), .value(edit.item.id.text))
      input(.type("hidden"), .name("\(TaskForm.before)title"), .value(isOpen ? edit.before.title : ""))
      input(.type("hidden"), .name("\(TaskForm.before)notes"), .value(isOpen ? edit.before.notes : ""))
      label(.class("vh"), .for("focus-new-title"), text: words[focus: .title])
      textarea(
        .class("input focus-new-title"), .id("focus-new-title"), .name("title"), .named("rows", "1"),
        .named("dir", "auto"), .invalid(isWrong(.title)), describedBy(.title), .named("enterkeyhint", "done"),
        text: isOpen ? lead + edit.form.title : "")
      remarks(.title, elsewhere: edit.item.title)
      label(.class("vh"), .for("focus-new-notes"), text: words[focus: .notes])
      textarea(
        .class("input"), .id("focus-new-notes"), .name("notes"), .named("rows", "3"), .named("dir", "auto"),
        .named("placeholder", words[.notes]), .invalid(isWrong(.notes)), describedBy(.notes),
        text: isOpen ? lead + edit.form.notes : "")
      remarks(.notes, elsewhere: edit.item.notes ?? "")
      div(.class("inline")) {
        button(.class("btn btn-primary"), .id("focus-save"), text: words[focus: .save])
        a(.class("btn btn-quiet"), .id("focus-cancel"), .href(Route.focus(.card).url), text: words[.cancel])
      }
    }
  }

  /// A browser drops the first line break of a text area.
  private var lead: String { "\n" }

  private func problems(of field: Field) -> [Problem] { edit.form.problems.filter { $0.field == .task(field) } }

  private func isWrong(_ field: Field) -> Bool { !problems(of: field).isEmpty }

  private func describedBy(_ field: Field) -> Attribute {
    if isWrong(field) { return .describedBy("focus-error-\(field.rawValue)") }
    return .describedBy(edit.form.elsewhere.contains(field) ? "focus-elsewhere-\(field.rawValue)" : nil)
  }

  @HTMLBuilder private func remarks(_ field: Field, elsewhere text: String) -> [HTML] {
    if isWrong(field) {
      p(.class("error"), .id("focus-error-\(field.rawValue)")) {
        frame.icon(.alert, class: "i i-s")
        span(text: words.sentences(problems(of: field)))
      }
    }
    if edit.form.elsewhere.contains(field) {
      div(.class("elsewhere")) {
        div(.id("focus-elsewhere-\(field.rawValue)")) {
          p(.class("note"), text: words[form: .elsewhereIs])
          p(.class("elsewhere-text"), .named("dir", "auto"), text: text.isEmpty ? words[form: .elsewhereEmpty] : text)
        }
        button(.class("btn btn-s"), .name("take"), .value(field.rawValue)) {
          words[form: .takeOther]
          span(.class("vh"), text: " (\(words.name(of: field)))")
        }
      }
    }
  }
}

extension FocusEdit {
  init(unchanged item: PlanItem) {
    let form = TaskForm(item)
    self.init(item: item, form: form, before: form)
  }
}
