import Domain
import Markup

/// The welcome card of an empty database, which asks where tasks should be stored.
struct FocusWelcome {
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty focus-phase")) {
      frame.icon(.emptySlip, class: "art")
      h2(.id("focus-title"), .named("tabindex", "-1"), text: words[focus: .welcomeTitle])
      p(text: words[focus: .welcomeText])
      form(.method("post"), .action(Route.actOnFocus(.choose).url)) {
        button(
          .class("btn btn-primary"), .id("focus-here"), .name("list"), .value(ListID.local.text),
          .describedBy("focus-here-hint"), text: words[focus: .useHere])
        p(.class("note"), .id("focus-here-hint"), text: words[focus: .useHereHint])
      }
      div {
        a(
          .class("btn"), .id("focus-connect"), .href(Route.newAccount.url), .describedBy("focus-connect-hint"),
          text: words[focus: .connect])
        p(.class("note"), .id("focus-connect-hint"), text: words[focus: .connectHint])
      }
    }
  }
}

/// Shown after an account was added, until its first sync.
struct FocusWaiting {
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty focus-phase")) {
      h2(.id("focus-title"), .named("tabindex", "-1"), text: words[focus: .bootTitle])
      p(text: words[focus: .bootText])
      a(.class("btn"), .id("focus-again"), .href(Route.focus(.card).url), text: words[focus: .lookAgain])
    }
  }
}

/// Shown if the list's server denies access, with ways to fix it.
struct FocusDenied {
  var list: SourceList
  var scene: FocusScene
  var frame: Frame

  private var words: Words { frame.words }

  /// The account's name if no list has been chosen yet, since then the whole account is inaccessible.
  private var name: String { scene.source == nil ? list.account ?? list.name : list.name }

  /// Whether the password was rejected, so that entering a new one helps.
  private var refusesPassword: Bool {
    let account = frame.sync.accounts.first { $0.id == list.account }
    return account?.result?.problems.contains { $0.code == .wrongPassword } == true
  }

  var body: HTML {
    div(.class("empty focus-phase")) {
      frame.icon(.lock, class: "i focus-lock")
      h2(
        .id("focus-title"), .named("tabindex", "-1"), .named("dir", "auto"),
        text: words(focus: .deniedTitle, words.quoted(name)))
      p(text: refusesPassword ? words(focus: .passwordText, list.account ?? "") : words[focus: .deniedText])
      p(text: words[focus: refusesPassword ? .passwordStep : .deniedStep])
      div(.class("inline focus-offers")) {
        if let account = list.account {
          a(
            .class("btn btn-primary"), .id("focus-account"),
            .href(Route.account(account).url + (refusesPassword ? "#password" : "")),
            text: words[focus: refusesPassword ? .toPassword : .toAccount])
        }
        form(.method("post"), .action(Route.syncNow.url)) {
          if let account = list.account { input(.type("hidden"), .name("account"), .value(account)) }
          button(.class("btn"), .id("focus-try"), text: words[focus: .tryAgain])
        }
      }
      FocusLists(scene: scene, title: .otherList, frame: frame).body
    }
  }
}

/// Asks the user to choose a list.
struct FocusSetup {
  var scene: FocusScene
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty focus-phase")) {
      h2(.id("focus-title"), .named("tabindex", "-1"), text: words[focus: .setupTitle])
      p(text: words[focus: .setupText])
      FocusLists(scene: scene, title: nil, frame: frame).body
      p(.class("note")) {
        a(.class("link"), .id("focus-connect"), .href(Route.newAccount.url), text: words[focus: .connect])
      }
    }
  }
}

/// Lists to choose from, on a card.
struct FocusLists {
  var scene: FocusScene
  var title: FocusPhrase?
  /// Whether only lists with open tasks are shown.
  var isOnlyOpen = false
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    let lists = offered
    if !lists.isEmpty {
      form(.method("post"), .action(Route.actOnFocus(.choose).url)) {
        fieldset(.class("focus-lists"), .named("aria-label", ifAny: title == nil ? words[focus: .list] : nil)) {
          if let title { legend(.class("chooser-group"), text: words[focus: title]) }
          if title == nil {
            button(.name("list"), .value(""), .id("focus-all")) {
              span(.class("chooser-name"), text: words[focus: .allLists])
            }
          }
          for list in lists { FocusListChoice(list: list, scene: scene, frame: frame).body }
        }
      }
    }
  }

  private var offered: [FocusList] {
    scene.lists.filter { list in
      if title == nil { return true }
      if scene.source == .list(list.id) || list.access == .denied { return false }
      return !isOnlyOpen || list.openCount > 0
    }
  }
}

/// Shown if there is no card, with suggestions for what to do next.
struct FocusEmpty {
  var emptiness: FocusScene.Emptiness
  var scene: FocusScene
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty focus-phase")) {
      if emptiness == .nothingYet { frame.icon(.emptySlip, class: "art") } else { done }
      h2(.id("focus-title"), .named("tabindex", "-1"), text: title)
      p(text: text)
      if case .narrowed = emptiness {
        form(.method("post"), .action(Route.actOnFocus(.draw).url)) {
          button(
            .class("btn btn-primary"), .id("focus-everything"), .name("from"), .value(FocusNarrowing.none.name),
            text: words[focus: .drawEverything])
        }
      }
      a(
        .class(isNarrowed ? "btn" : "btn btn-primary"), .id("focus-add"), .href("#quick"),
        frame.keys("a")
      ) {
        frame.icon(.add, class: "i i-s")
        words[focus: emptiness == .nothingYet ? .addFirst : .addOne]
      }
      if scene.source != .all { FocusLists(scene: scene, title: .othersLeft, isOnlyOpen: true, frame: frame).body }
    }
  }

  /// An empty card with a check mark.
  private var done: HTML {
    span(.class("focus-done"), .hiddenFromReaders) { frame.icon(.check) }
  }

  private var isNarrowed: Bool {
    if case .narrowed = emptiness { return true }
    return false
  }

  private var title: String {
    switch emptiness {
    case .nothingYet: words[focus: .nothingYetTitle]
    case .allDone: words[focus: .doneTitle]
    case .waiting: words[focus: .waitingTitle]
    case .narrowed: words[focus: .narrowedTitle]
    }
  }

  private var text: String {
    switch emptiness {
    case .nothingYet: words[focus: .nothingYetText]
    case .allDone(let today) where today > 0: words.count(today, focus: .doneTodayOne, .doneToday)
    case .allDone: words[focus: .doneNone]
    case .waiting(let open): words.count(open, focus: .waitingOne, .waitingMany)
    case .narrowed(let open): words.count(open, focus: .narrowedOne, .narrowedMany)
    }
  }
}
