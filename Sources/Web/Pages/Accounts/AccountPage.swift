import Domain
import Markup

/// One account: its state, lists and calendars, password, pausing and removal.
struct AccountPage {
  var account: AccountView
  var news: AccountNews
  var frame: Frame

  private var words: Words { frame.words }
  private var origin: Origin { .account(account.id) }

  var page: Page {
    Page(title: account.id, route: .account(account.id)) {
      div(.class("col form")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.accounts.url), .label(words[.toAccounts])) { frame.icon(.back) }
          h1(.class("grow account-name"), .named("dir", "auto"), text: account.id)
          frame.historyButtons(origin)
          frame.status(.narrow)
        }
        section(.class("field"), .label(words[.testedTitle])) {
          AccountState(account: account, frame: frame).body
          newsBody
          post(.test) { button(.class("btn"), text: words[isTested ? .testAgain : .test]) }
        }
        lists
        password
        pause
        removal
      }
    }
  }

  private func post(_ verb: AccountVerb, @HTMLBuilder _ content: () -> [HTML]) -> HTML {
    form(.method("post"), .action(Route.changeAccount(account.id, verb).url), content: content)
  }
}

// MARK: - News

extension AccountPage {
  private var isTested: Bool {
    if case .tested = news { return true }
    return false
  }

  @HTMLBuilder private var newsBody: [HTML] {
    switch news {
    case .none, .passwordRefused: HTML.nothing
    case .added:
      // Once a list has been deselected, the choice below says it all.
      if account.lists.allSatisfy({ $0.isUsed }) {
        results(found + readOnly(account.lists) + [(.check, words[.connected])])
      }
    case .passwordChanged: results([(.check, words[.passwordChanged])])
    case .tested(.failure(let trouble)): results([(.alert, words.sentence(trouble))])
    case .tested(.success(let test)): results(findings(test))
    }
  }

  /// The results of connecting.
  private var found: [(Icon.Name, String)] {
    [
      (.check, words(start: .foundServer, account.address)), (.check, words(start: .foundUser, account.user)),
      (.check, words(start: .foundLists, words.count(of: account.lists))),
    ]
  }

  private func findings(_ test: AccountTest) -> [(Icon.Name, String)] {
    var lines: [(Icon.Name, String)] = [(.check, words[.tested])]
    if let name = test.displayName, !name.isEmpty { lines.append((.check, words(.testedAs, name))) }
    lines.append((.check, words(.testedLists, words.count(of: test.lists))))
    lines += readOnly(test.lists)
    for host in test.otherHosts { lines.append((.alert, words(.testedOtherHosts, host))) }
    return lines
  }

  private func readOnly(_ lists: [SourceList]) -> [(Icon.Name, String)] {
    var lines: [(Icon.Name, String)] = []
    for list in lists where list.access == .readOnly {
      lines.append((.lock, words(.testedReadOnly, words.quoted(list.name))))
    }
    return lines
  }

  private func results(_ lines: [(Icon.Name, String)]) -> HTML {
    div(.role("status")) {
      ul(.class("results")) {
        for line in lines {
          li(.named("class", ifAny: line.0 == .alert ? "is-wrong" : nil)) {
            frame.icon(line.0, class: "i i-s")
            span(text: line.1)
          }
        }
      }
    }
  }
}

// MARK: - Lists

extension AccountPage {
  private var lists: HTML {
    section(.class("field"), .labelledBy("lists")) {
      h2(.id("lists"), text: words[.listsAndCalendars])
      if account.lists.isEmpty {
        p(.class("note"), text: words[.noLists])
      } else {
        p(.class("note"), text: words[.chooseHint])
        ul(.class("choices")) {
          for list in account.lists { li { choice(list) } }
        }
        if case .added = news {
          p { a(.class("btn btn-primary"), .href(Route.backlog(page: 1).url), text: words[start: .toBacklog]) }
        }
      }
    }
  }

  /// A checkbox that saves at once, or with a button if scripts are off.
  private func choice(_ list: SourceList) -> HTML {
    form(.class("choice-row"), .method("post"), .action(Route.use(list.id).url), .named("data-behavior", "choose")) {
      origin.fields
      label(.class("choice")) {
        input(
          .type("checkbox"), .id("use-\(list.id.text)"), .name("used"), .value("1"), .checked(list.isUsed),
          .label(words(.use, list.name)))
        Swatch(list: list).body
        frame.icon(list.contents == .events ? .calendar : .backlog, class: "i i-s")
        span(.named("dir", "auto"), text: list.name)
      }
      span(.class("note"), text: facts(of: list))
      button(.class("btn btn-s"), text: words[.saveChoice])
    }
  }

  private func facts(of list: SourceList) -> String {
    var facts = [words.name(of: list.contents)]
    if let access = words.access(to: list) { facts.append(access) }
    let unsent = account.unsent[list.id] ?? 0
    if unsent > 0 { facts.append(words.count(unsent, .unsentOne, .unsentMany)) }
    return facts.joined(separator: " · ")
  }
}

// MARK: - Password, pause, removal

extension AccountPage {
  private var password: HTML {
    section(.class("field"), .labelledBy("password-title")) {
      h2(.id("password-title"), text: words[.passwordTitle])
      if account.asksForPassword {
        p(.class("note"), text: words[.passwordElsewhere])
      } else {
        post(.password) { passwordField }
      }
    }
  }

  private var passwordField: HTML {
    var wrong: AccountTrouble?
    if case .passwordRefused(let trouble) = news { wrong = trouble }
    return div(.class("field")) {
      label(.for("password"), text: words[.newPassword])
      div(.class("inline")) {
        input(
          .class("input input-password"), .id("password"), .name("password"), .type("password"),
          .autocomplete("new-password"), .flag("required"), .invalid(wrong != nil),
          .describedBy(wrong == nil ? "hint-password" : "error-password hint-password"))
        button(.class("btn"), text: words[.changePassword])
      }
      if let wrong {
        p(.class("error"), .id("error-password"), .role("alert")) {
          frame.icon(.alert, class: "i i-s")
          span(text: words.sentence(wrong))
        }
      }
      p(.class("note"), .id("hint-password"), text: words[.newPasswordHint])
    }
  }

  private var pause: HTML {
    section(.class("field"), .labelledBy("pause")) {
      h2(.id("pause"), text: words[.pauseTitle])
      p(.class("note"), text: words[account.isPaused ? .resumeText : .pauseText])
      post(account.isPaused ? .resume : .pause) {
        button(.class("btn"), text: words[account.isPaused ? .resume : .pause])
      }
    }
  }

  private var removal: HTML {
    section(.class("field"), .labelledBy("remove")) {
      h2(.id("remove"), text: words[.removeTitle])
      p(.class("note"), text: words[.removeText])
      p { a(.class("btn btn-danger"), .href(Route.removal(account.id).url), text: words[.remove]) }
    }
  }
}
