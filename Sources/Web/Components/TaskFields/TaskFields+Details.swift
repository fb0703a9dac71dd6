import Domain
import Markup

/// Notes, list, grade, delegation and parent task.
extension TaskFields {
  var notes: HTML {
    div(.class("field")) {
      label(.for("notes"), text: words[.notes])
      // HTML drops the first line break after the start tag (HTML Standard §13.1.2.5).
      textarea(
        .class("input"), .id("notes"), .name("notes"), .named("rows", "3"), .named("dir", "auto"),
        .named("data-most", number: Validation.longestNotes),
        .named("data-word-most", words(.notesTooLong, "\(Validation.longestNotes)")),
        .invalid(isWrong(.notes)), describedBy(.notes),
        text: form.notes.utf8.first == UInt8(ascii: "\n") ? "\n\(form.notes)" : form.notes)
      remarks(.notes)
    }
  }

  var list: HTML {
    div(.class("field")) {
      label(.for("list"), text: words[.list])
      select(.class("input"), .id("list"), .name("list"), .invalid(isWrong(.list)), describedBy(.list)) {
        for list in choices.lists where list.isWritable || list.id.text == form.list {
          option(
            .value(list.id.text), .flag("selected", list.id.text == form.list),
            text: list.isWritable ? list.name : words(.readOnlyList, list.name))
        }
      }
      remarks(.list)
    }
  }

  var grade: HTML {
    fieldset(.class("field graded"), .id("grade"), describedBy(.grade), .named("data-behavior", "grade-choice")) {
      legend(text: words[form: .grade])
      div(.class("seg")) {
        choice("grade", TaskForm.none, form.grade) { words[form: .noGrade] }
        for grade in Grade.allCases {
          choice("grade", grade.letter, form.grade) {
            bold(.class("grade-letter grade-\(grade.lowercased)"), text: grade.letter)
            " "
            words.name(of: grade)
          }
        }
      }
      remarks(.grade)
      subPriority
      delegatedTo
    }
  }

  private var subPriority: HTML {
    div(.class(isWrong(.subPriority) || form.elsewhere.contains(.subPriority) ? "field" : "field only-a")) {
      label(.for("sub-priority"), text: words[form: .subPriority])
      input(
        .class("input input-num"), .id("sub-priority"), .name("sub-priority"), .value(form.subPriority),
        .named("inputmode", "numeric"), .autocomplete("off"), .invalid(isWrong(.subPriority)),
        describedBy(.subPriority))
      remarks(.subPriority)
    }
  }

  private var delegatedTo: HTML {
    div(.class(form.delegatedTo.isEmpty ? "field only-d" : "field")) {
      label(.for("delegated-to"), text: words[form: .delegatedTo])
      input(
        .class("input"), .id("delegated-to"), .name("delegated-to"), .value(form.delegatedTo), .autocomplete("off"),
        .named("dir", "auto"), .invalid(isWrong(.delegatedTo)), describedBy(.delegatedTo))
      remarks(.delegatedTo)
    }
  }

  @HTMLBuilder var parent: [HTML] {
    if !choices.parents.isEmpty || isWrong(.parent) {
      div(.class("field")) {
        label(.for("parent"), text: words[form: .parent])
        select(.class("input"), .id("parent"), .name("parent"), .invalid(isWrong(.parent)), describedBy(.parent)) {
          option(.value(""), text: words[form: .noParent])
          for item in choices.parents {
            option(.value(item.id.text), .flag("selected", item.id.text == form.parent), text: item.title)
          }
        }
        remarks(.parent)
      }
      if choices.hasMoreParents || !form.parentTitle.isEmpty { otherParent }
    } else {
      hidden("parent", form.parent)
    }
  }

  private var otherParent: HTML {
    div(.class("field")) {
      label(.for("parent-title"), text: words[form: .otherParent])
      input(
        .class("input"), .id("parent-title"), .name("parent-title"), .value(form.parentTitle), .autocomplete("off"),
        .named("dir", "auto"), .invalid(choices.parentsFound != nil), .describedBy("parent-title-hint"))
      p(.class("note"), .id("parent-title-hint"), text: parentHint)
    }
  }

  private var parentHint: String {
    switch choices.parentsFound {
    case nil: words(form: .otherParentHint, "\(TaskChoices.reach)")
    case 0: words[form: .parentNowhere]
    default: words[form: .parentUnclear]
    }
  }
}
