import Domain
import Markup

/// The card, a card edge for each further task, and the actions.
struct FocusStack {
  var card: FocusCard
  var scene: FocusScene
  var editing: FocusEdit?
  var now: Instant
  var frame: Frame

  private var words: Words { frame.words }
  private var item: PlanItem { card.item }

  @HTMLBuilder var body: [HTML] {
    div(
      .class("stack"), .id("focus-stack"), .named("data-cards", number: max(1, scene.stackCount)),
      .named("data-word-right", words[focus: .swipeComplete]), .named("data-word-left", words[focus: .swipeShuffle])
    ) {
      if scene.stackCount > 2 { span(.class("under u2"), .hiddenFromReaders) }
      if scene.stackCount > 1 { span(.class("under u1"), .hiddenFromReaders) }
      article
      FocusMore(card: card, frame: frame).body
    }
    actions
    p(.class("note focus-why"), .id("focus-why")) {
      "\(reason) "
      span(.class("only-wide"), .hiddenFromReaders) {
        kbd(text: words.spaceKey)
        " \(words[focus: .completesHint])"
      }
    }
  }

  private var article: HTML {
    Tag("article")(
      .class("one hue-\(card.colour)"), .id("focus-card"), .labelledBy("focus-title"), .named("data-task", item.id.text)
    ) {
      FocusFacts(card: card, isAll: scene.source == .all, frame: frame).body
      div(.class("focus-text"), .id("focus-text"), .hidden(editing != nil)) {
        h2(.id("focus-title"), .named("tabindex", "-1"), .named("dir", "auto"), text: item.title)
        if let notes = item.notes { p(.class("focus-notes"), .id("focus-notes"), .named("dir", "auto"), text: notes) }
      }
      FocusEditor(edit: editing ?? .init(unchanged: item), isOpen: editing != nil, frame: frame).body
      asking
      warning
      FocusTimer(reading: card.timer, task: item.id, now: now, frame: frame).body
    }
  }

  /// Asks about a delegated task whose follow-up day has come.
  @HTMLBuilder private var asking: [HTML] {
    if let name = item.delegatedTo {
      p(.class("focus-ask"), .id("focus-ask"), .named("dir", "auto"), text: words(focus: .ask, name))
    }
  }

  @HTMLBuilder private var warning: [HTML] {
    if let notice = card.guardNotice {
      div(.class("focus-guard"), .id("focus-guard"), .role("note")) {
        p(.named("dir", "auto"), text: words.sentence(notice, card.blockerTitle))
        form(.method("post"), .action(Route.actOnFocus(.show).url)) {
          hidden("task", notice.blocker.id.text)
          button(.class("btn btn-s"), .id("focus-blocker"), text: words.start(notice))
        }
        form(.method("post"), .action(Route.actOnFocus(.ignore).url)) {
          hidden("task", item.id.text)
          button(
            .class("btn btn-quiet btn-s"), .id("focus-ignore"),
            text: words(focus: .ignoreGuard, item.grade?.letter ?? ""))
        }
      }
    }
  }

  /// The actions in reading order; the style sheet puts completing in the middle.
  private var actions: HTML {
    div(.class("deeds"), .role("group"), .label(words[focus: .thisTask])) {
      form(.id("focus-deeds"), .method("post"), .action(Route.actOnFocus(.complete).url)) {
        hidden("place", "focus")
        hidden("task", item.id.text)
        button(.class("deed deed-main"), .id("focus-complete"), frame.keys("Space")) {
          frame.icon(.check)
          span(text: words[focus: .complete])
        }
        button(
          .class("deed deed-edit"), .id("focus-edit-button"), .name("open"), .value("edit"),
          .named("formmethod", "get"), .named("formaction", Route.focus(.card).url), frame.keys("e")
        ) { face(.edit, .edit, "e") }
        button(
          .class("deed deed-shuffle"), .id("focus-shuffle"), .named("formaction", Route.actOnFocus(.shuffle).url),
          frame.keys("s")
        ) { face(.shuffle, .shuffle, "s") }
        button(
          .class("deed deed-trash"), .id("focus-trash"), .named("formaction", Route.actOnFocus(.trash).url),
          frame.keys("Delete")
        ) { face(.delete, .trash, words.deleteKeyShort) }
      }
      a(.class("deed deed-add"), .id("focus-add"), .href("#quick"), frame.keys("a")) {
        face(.add, .add, "a")
      }
    }
  }

  @HTMLBuilder private func face(_ drawing: Icon.Name, _ name: FocusPhrase, _ key: String) -> [HTML] {
    frame.icon(drawing)
    span(text: words[focus: name])
    kbd(.class("only-wide"), .hiddenFromReaders, text: key)
  }

  private func hidden(_ name: String, _ value: String) -> HTML {
    input(.type("hidden"), .name(name), .value(value))
  }

  private var reason: String {
    if scene.poolCount == 1, card.reason == .random { return words[focus: .onlyThis] }
    return words.sentence(card.reason, from: scene.source == .all ? "" : scene.sourceName)
  }
}
