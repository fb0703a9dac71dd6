import Domain
import Markup

/// The fields of a new or stored task, each with its errors.
struct TaskFields {
  var form: TaskForm
  var choices: TaskChoices
  var frame: Frame
  /// The interpretation of the title; nil if the title is taken literally.
  var understood: Understood?

  var words: Words { frame.words }
  /// A stored task need not have a duration of its own; a new one starts with one.
  var mayLackDuration: Bool { choices.stored != nil }

  @HTMLBuilder var body: [HTML] {
    FormSummary(form: form, frame: frame).body
    title
    duration
    div(.class("pair")) {
      importance
      urgency
    }
    type
    tags
    div(.class("pair")) {
      due
      notBefore
    }
    recurrence
    notes
    if choices.lists.count(where: { $0.isOffered }) > 1 || isWrong(.list) { list } else { hidden("list", form.list) }
    grade
    parent
    if !form.key.isEmpty { hidden("key", form.key) }
    for field in form.elsewhere { hidden("elsewhere", field.rawValue) }
  }

  func hidden(_ name: String, _ value: String) -> HTML {
    input(.type("hidden"), .name(name), .value(value))
  }

  /// Returns a radio button with its label.
  func choice(
    _ name: String, _ value: String, _ chosen: String, label: String? = nil, @HTMLBuilder words: () -> [HTML]
  ) -> HTML {
    Markup.label {
      input(.type("radio"), .name(name), .value(value), .checked(value == chosen), .named("aria-label", ifAny: label))
      span { words() }
    }
  }
}

extension SourceList {
  /// Whether the list is offered for new tasks.
  var isOffered: Bool { isUsed && contents.holdsTasks }
}

// MARK: - What is wrong

extension TaskFields {
  func isWrong(_ field: Field) -> Bool {
    form.problems.contains { $0.field == .task(field) }
  }

  /// Returns whether a part of a field has an error.
  func isWrong(at id: String) -> Bool {
    form.problems.contains { FormSummary.place(of: $0) == id }
  }

  private func isDisputed(_ field: Field) -> Bool {
    form.elsewhere.contains(field)
  }

  /// Links a field to its error messages, after a permanent hint.
  func describedBy(_ field: Field, hint: String? = nil) -> Attribute {
    var ids: [String] = []
    if let hint { ids.append(hint) }
    if !problems(of: field).isEmpty { ids.append("error-\(field.rawValue)") }
    if isDisputed(field) { ids.append("elsewhere-\(field.rawValue)") }
    return .describedBy(ids.isEmpty ? nil : ids.joined(separator: " "))
  }

  /// Links a part of a field to its error message.
  func describedBy(at id: String) -> Attribute {
    .describedBy(isWrong(at: id) ? "error-\(id)" : nil)
  }

  /// Returns the errors of a field, except for parts that show their own.
  private func problems(of field: Field) -> [Problem] {
    form.problems.filter { $0.field == .task(field) && !FormSummary.parts.contains(FormSummary.place(of: $0)) }
  }

  /// Shows the errors of a field, and the server's value if it is in conflict.
  @HTMLBuilder func remarks(_ field: Field) -> [HTML] {
    errors(field.rawValue, problems(of: field))
    if isDisputed(field), let item = choices.stored { elsewhere(field, item) }
  }

  /// Shows the errors of a part of a field.
  func remarks(at id: String) -> [HTML] {
    errors(id, form.problems.filter { FormSummary.place(of: $0) == id })
  }

  @HTMLBuilder private func errors(_ id: String, _ problems: [Problem]) -> [HTML] {
    if !problems.isEmpty {
      p(.class("error"), .id("error-\(id)")) {
        frame.icon(.alert, class: "i i-s")
        span(text: words.sentences(problems))
      }
    }
  }

  private func elsewhere(_ field: Field, _ item: PlanItem) -> HTML {
    let value = words.value(
      of: field, in: item, lists: choices.lists, parents: choices.parents, today: frame.today)
    return div(.class("elsewhere")) {
      div(.id("elsewhere-\(field.rawValue)")) {
        p(.class("note"), text: words[form: .elsewhereIs])
        p(.class("elsewhere-text"), .named("dir", "auto"), text: value ?? words[form: .elsewhereEmpty])
      }
      button(.class("btn btn-s"), .name("take"), .value(field.rawValue)) {
        words[form: .takeOther]
        span(.class("vh"), text: " (\(words.name(of: field)))")
      }
    }
  }
}
