import Domain
import Markup

/// All accounts with their state.
struct AccountsPage {
  var accounts: [AccountView]
  var calendars: CalendarsScreen
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[.accountsTitle], route: .accounts) {
      div(.class("col form")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.settings.url), .label(words[.settings])) { frame.icon(.back) }
          h1(.class("grow"), text: words[.accountsTitle])
          frame.historyButtons(.accounts)
          frame.status(.narrow)
        }
        if accounts.isEmpty { none } else { list }
        CalendarChoices(screen: calendars, frame: frame).body
      }
    }
  }

  private var none: HTML {
    div(.class("empty")) {
      frame.icon(.emptySlip, class: "art")
      h2(text: words[.noAccountsTitle])
      p(text: words[.noAccountsText])
      a(.class("btn btn-primary"), .href(Route.newAccount.url), text: words[.connect])
      p(.class("note"), text: words[.connectHint])
    }
  }

  @HTMLBuilder private var list: [HTML] {
    p(.class("note"), text: words[.accountsLead])
    ul(.class("accounts")) {
      for account in accounts {
        li {
          a(.class("card account"), .href(Route.account(account.id).url)) {
            frame.icon(.server)
            span(.class("account-text")) {
              bold(.named("dir", "auto"), text: account.id)
              span(.class("note"), text: words.count(of: account.lists))
            }
            AccountState(account: account, frame: frame).body
          }
        }
      }
    }
    p {
      a(.class("btn"), .href(Route.newAccount.url)) {
        frame.icon(.add, class: "i i-s")
        words[.addAccount]
      }
    }
  }
}

/// The state of an account in one line: an icon, a word, and details.
struct AccountState {
  var account: AccountView
  var frame: Frame

  private var words: Words { frame.words }

  @HTMLBuilder var body: [HTML] {
    span(.class(isWrong ? "state is-wrong" : "state")) {
      span(.class("state-word")) {
        frame.icon(
          drawing, class: "i i-s")
        span(text: word)
      }
      for sentence in facts { span(.class("note"), text: sentence) }
    }
  }

  private var isWrong: Bool {
    !account.isPaused && (account.access == .denied || !account.urgentProblems.isEmpty)
  }

  private var drawing: Icon.Name {
    if isWrong { return .alert }
    if account.isPaused { return .pause }
    if account.failure != nil { return .clock }
    return account.access == .readOnly ? .lock : .check
  }

  private var word: String { account.isPaused ? words[.paused] : words.state(of: account) }

  private var facts: [String] {
    var facts: [String] = []
    if account.isExposed { facts.append(words[session: .exposed]) }
    for problem in account.problems where problem.code != .heldDeletions {
      facts.append(words.sentence(problem, in: account.id))
    }
    if account.unsentCount > 0 { facts.append(words.count(account.unsentCount, .unsentOne, .unsentMany)) }
    if let time = account.syncedAt {
      facts.append(words(.syncedAt, words.due(time, today: frame.today)))
    } else {
      facts.append(words[.neverSynced])
    }
    return facts
  }
}
