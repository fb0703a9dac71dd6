import Domain
import Markup

/// The bulk actions: below the list if tasks are selected without a script, in a dialog if a script keeps the
/// selection.
struct BulkFields {
  var screen: BacklogScreen
  var frame: Frame

  private var words: Words { frame.words }

  var section: HTML {
    Markup.section(.class("bulk-page card"), .labelledBy("bulk-title")) {
      h2(.id("bulk-title"), text: words[backlog: .bulkTitle])
      label(.class("option")) {
        input(.type("checkbox"), .name("all"), .value("1"))
        span(text: words(backlog: .allMatching, "\(screen.list.count)"))
      }
      fields
      p { a(.class("btn"), .href(screen.origin.route.url), text: words[backlog: .endSelection]) }
    }
  }

  var dialog: HTML {
    Markup.dialog(.class("dialog bulk-dialog"), .id("bulk-dialog"), .labelledBy("bulk-title")) {
      form(.class("form"), .method("post"), .action(Route.bulk.url)) {
        h2(.id("bulk-title"), text: words[backlog: .bulkTitle])
        fields
        div(.class("acts")) {
          button(.type("button"), .class("btn"), .named("data-action", "cancel"), text: words[.cancel])
        }
      }
    }
  }

  @HTMLBuilder private var fields: [HTML] {
    div(.class("bulk-acts")) {
      act(.complete, .doComplete)
      act(.reopen, .doReopen)
      act(.top, .doTop)
      act(.bottom, .doBottom)
      act(.delete, .doDelete, "btn btn-s btn-danger")
    }
    tag
    choice(.duration, .minutes, hint: .minutesClear) {
      input(
        .class("input input-num"), .id("bulk-duration"), .name("minutes"), .named("inputmode", "numeric"),
        .autocomplete("off"), .describedBy("bulk-duration-hint"))
    }
    choice(.due, .dueDay, hint: .dueClear) {
      input(
        .class("input"), .id("bulk-due"), .name("due"), .type("date"), .describedBy("bulk-due-hint"))
    }
    choice(.importance, .importance) {
      menu("importance", Importance.allCases.map { ($0.name, words.name(of: $0)) })
    }
    choice(.urgency, .urgency) {
      menu("urgency", [("urgent", words[backlog: .urgent]), ("no", words[backlog: .notUrgent])])
    }
    choice(.grade, .grade) {
      menu("grade", [("", words[backlog: .noGrade])] + Grade.allCases.map { ($0.letter, $0.letter) })
    }
    choice(.type, .type) { menu("type", TaskType.allCases.map { ($0.name, words.name(of: $0)) }) }
    if screen.lists.count > 1 {
      choice(.list, .lists) { menu("list", screen.lists.filter { $0.isWritable }.map { ($0.id.text, $0.name) }) }
    }
  }

  private var tag: HTML {
    div(.class("field")) {
      label(.for("bulk-tag"), text: words[backlog: .tagName])
      div(.class("inline")) {
        input(
          .class("input"), .id("bulk-tag"), .name("tag"), .named("list", "bulk-tags"), .autocomplete("off"),
          .named("dir", "auto"))
        act(.tag, .doTag)
        act(.untag, .doUntag)
      }
      Tag("datalist")(.id("bulk-tags")) {
        for tag in screen.list.tallies.tags.prefix(100) { option(.value(tag.name)) }
      }
    }
  }

  private func choice(
    _ verb: BulkVerb, _ name: BacklogPhrase, hint: BacklogPhrase? = nil, @HTMLBuilder field: () -> [HTML]
  ) -> HTML {
    div(.class("field")) {
      label(.for("bulk-\(verb.rawValue)"), text: words[backlog: name])
      div(.class("inline")) {
        field()
        button(
          .class("btn btn-s"), .name("do"), .value(verb.rawValue),
          .label("\(words[backlog: name]): \(words[backlog: .doSet])"), text: words[backlog: .doSet])
      }
      if let hint { p(.class("note"), .id("bulk-\(verb.rawValue)-hint"), text: words[backlog: hint]) }
    }
  }

  private func menu(_ name: String, _ choices: [(value: String, name: String)]) -> HTML {
    select(.class("input"), .id("bulk-\(name)"), .name(name)) {
      for choice in choices { option(.value(choice.value), text: choice.name) }
    }
  }

  private func act(_ verb: BulkVerb, _ name: BacklogPhrase, _ look: String = "btn btn-s") -> HTML {
    button(.class(look), .name("do"), .value(verb.rawValue), text: words[backlog: name])
  }
}

/// The bar a script shows while tasks are selected.
struct BulkBar {
  var screen: BacklogScreen
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    div(
      .class("bulk"), .id("bulk"), .role("toolbar"), .label(words[backlog: .selection]), .hidden(),
      .named("data-word-count", words[backlog: .chosenCount]), .named("data-word-all", words[backlog: .chooseAll]),
      .named("data-word-none", words[backlog: .nothingChosen])
    ) {
      bold(.id("bulk-count"), .role("status"))
      button(.type("button"), .class("btn btn-quiet btn-s"), .id("bulk-all"), .hidden())
      act("complete", .check, .doComplete, "btn btn-quiet btn-s")
      if screen.isManual { act("top", .top, .doTop, "btn btn-quiet btn-s wide") }
      act("duration", .clock, .byDuration, "btn btn-quiet btn-s wide")
      act("tag", .tag, .tagName, "btn btn-quiet btn-s wide")
      act("more", .settings, .bulkMore, "btn btn-quiet btn-s")
      icon("delete", .delete, .doDelete)
      icon("end", .close, .endSelection)
    }
    BulkFields(screen: screen, frame: frame).dialog
  }

  private func act(_ action: String, _ drawing: Icon.Name, _ name: BacklogPhrase, _ look: String) -> HTML {
    button(.type("button"), .class(look), .named("data-bulk", action)) {
      frame.icon(drawing, class: "i i-s")
      words[backlog: name]
    }
  }

  private func icon(_ action: String, _ drawing: Icon.Name, _ name: BacklogPhrase) -> HTML {
    button(
      .type("button"), .class("icon-btn"), .named("data-bulk", action), .label(words[backlog: name]),
      .named("title", words[backlog: name])
    ) { frame.icon(drawing) }
  }
}
