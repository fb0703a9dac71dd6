import Domain
import Markup

/// The Focus page: one task on a card, its source, and the available actions.
struct FocusPage {
  var scene: FocusScene
  /// The contents of the fields on the card, if they are open.
  var editing: FocusEdit?
  var now: Instant
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[focus: .focus], route: .focus(.card)) {
      div(.class("focus"), .flag("data-watches")) {
        div(.class("head")) {
          h1(.class("vh"), text: words[focus: .focus])
          div(.class("focus-source grow"), .id("focus-source"), .flag("data-live")) { source }
          frame.historyButtons(.focus)
          frame.status(.narrow)
        }
        div(
          .class("stage"), .id("focus"), .flag("data-live"), .named("data-behavior", "focus"),
          .named("data-task", ifAny: scene.card?.item.id.text), .named("data-notice", number: scene.noticeNumber),
          .named("data-word-now", words[focus: .nowShows])
        ) {
          told
          if let running = scene.running { planned(running) }
          stage
        }
      }
    }
  }

  @HTMLBuilder private var source: [HTML] {
    switch scene.phase {
    case .bootstrapping, .onboarding, .setup: []
    default:
      FocusPicker(scene: scene, frame: frame).body
      if scene.card != nil {
        span(
          .class("sum"), .id("focus-count"),
          text: words.count(scene.poolCount, focus: .readyOne, .readyMany))
      }
    }
  }

  @HTMLBuilder private var told: [HTML] {
    if let notice = scene.notice {
      div(.class("focus-told"), .id("focus-told")) {
        p(.named("dir", "auto"), text: words.sentence(notice, today: frame.today))
        if case .foundList = notice {
          a(.class("link"), .id("focus-change"), .href("#focus-pick"), text: words[focus: .change])
        }
        if notice == .onlyOne {
          a(.class("btn btn-s"), .id("focus-another"), .href("#quick"), text: words[focus: .addOne])
        }
        form(.method("post"), .action(Route.actOnFocus(.dismiss).url)) {
          if notice == .onlyOne {
            button(.class("btn btn-s"), .id("focus-dismiss"), text: words[start: .stayHere])
          } else {
            button(.class("icon-btn"), .id("focus-dismiss"), .label(words[focus: .dismiss])) {
              frame.icon(.close, class: "i i-s")
            }
          }
        }
      }
    }
  }

  /// The block scheduled for now, which takes precedence over the drawn task.
  private func planned(_ running: FocusRunning) -> HTML {
    let until = words.moment(running.until, today: frame.today, zones: frame.zones)
    return div(.class("focus-told"), .id("focus-planned")) {
      p(.named("dir", "auto"), text: words(focus: .planned, words.quoted(running.title), until))
      form(.method("post"), .action(Route.actOnFocus(.show).url)) {
        input(.type("hidden"), .name("task"), .value(running.task.text))
        button(.class("btn btn-s"), .id("focus-running"), text: words[focus: .focusOnThis])
      }
    }
  }

  @HTMLBuilder private var stage: [HTML] {
    switch scene.phase {
    case .focused(let card):
      FocusStack(card: card, scene: scene, editing: editing, now: now, frame: frame).body
    case .bootstrapping: FocusWaiting(frame: frame).body
    case .onboarding: FocusWelcome(frame: frame).body
    case .denied(let list): FocusDenied(list: list, scene: scene, frame: frame).body
    case .setup: FocusSetup(scene: scene, frame: frame).body
    case .empty(let emptiness): FocusEmpty(emptiness: emptiness, scene: scene, frame: frame).body
    }
  }
}

extension Notice {
  /// Announces what was last completed or put away, while it can be undone.
  init(focus undo: FocusUndo, at now: Instant, words: Words) {
    let title = words.quoted(undo.title)
    let sentence =
      switch undo.kind {
      case .complete: words(focus: .completedToast, title)
      case .trash: words(focus: .trashedToast, title)
      case .skip: words(focus: .skippedToast, title)
      }
    self.init(
      sentence: sentence, step: .focus(undo.kind, undo.number, seconds: max(0, Int(undo.until.seconds - now.seconds))),
      origin: .focus)
  }
}
