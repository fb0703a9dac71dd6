import Domain
import Markup

/// The result of the last sync of each account and each subscribed calendar, pending changes, and a button to sync
/// now.
struct SyncPage {
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[sync: .syncTitle], route: .sync) {
      div(.class("col form")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[sync: .syncTitle])
          frame.status(.narrow)
        }
        div(.id("sync"), .class("form"), .flag("data-live")) {
          if frame.sync.isEmpty { alone } else { summary }
          for (index, account) in frame.sync.accounts.enumerated() {
            SyncedAccount(account: account, number: index + 1, frame: frame).body
          }
          for (index, calendar) in frame.sync.subscriptions.enumerated() {
            SyncedCalendar(calendar: calendar, number: index + 1, frame: frame).body
          }
        }
        p(.class("note"), text: words[sync: .whenItSyncs])
        p { a(.class("link"), .href(Route.settings.url), text: words[sync: .toSettings]) }
      }
    }
  }

  private var alone: HTML {
    p(.class("note"), text: words[sync: .noAccounts])
  }

  private var dot: SyncDot { SyncDot(frame.sync, waiting: frame.waiting, conflicts: frame.conflicts) }

  private func remedy(_ attention: SyncAttention) -> HTML {
    switch attention {
    case .password(let account):
      a(.class("btn"), .href(Route.account(account).url + "#password"), text: words[focus: .toPassword])
    case .access(let account): a(.class("btn"), .href(Route.account(account).url), text: words[focus: .toAccount])
    case .decision, .other: a(.class("btn"), .href(Route.attention.url), text: words[.attention])
    }
  }

  private var summary: HTML {
    .build {
      p(.id("sync-state"), text: words.sentence(dot))
      if case .attention(let attention) = dot { p { remedy(attention) } }
      Markup.form(.class("inline"), .method("post"), .action(Route.syncNow.url), .named("data-behavior", "send")) {
        button(.class("btn btn-primary"), .id("sync-now"), text: words[sync: .syncNow])
        // Without a script, the page does not update itself.
        noscript { a(.class("link"), .href(Route.sync.url), text: words[sync: .lookAgain]) }
      }
    }
  }
}

/// An account on the sync page.
struct SyncedAccount {
  var account: SyncStatus.Account
  var number: Int
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    section(.class("field"), .labelledBy("account-\(number)")) {
      h2(.id("account-\(number)")) {
        a(.class("link"), .href(Route.account(account.id).url), .named("dir", "auto"), text: account.id)
      }
      p { state }
      if let facts = words.facts(account) { p(.class("note"), text: facts) }
      if !problems.isEmpty {
        ul(.class("sync-problems")) { for problem in problems { item(problem) } }
      }
    }
  }

  private var problems: [SyncProblem] { account.result?.problems ?? [] }

  @HTMLBuilder private var state: [HTML] {
    span(text: words.state(of: account, today: frame.today))
    if let retryAt = account.retryAt, !account.isRunning {
      " "
      span(text: words(sync: .retryAt, words.moment(retryAt, today: frame.today)))
    }
  }

  private func item(_ problem: SyncProblem) -> HTML {
    li(.named("class", ifAny: problem.remedy == .person ? "is-attention" : nil)) {
      frame.icon(problem.remedy == .person ? .alert : .clock, class: "i i-s")
      span(.named("dir", "auto"), text: words.sentence(problem, in: account.id))
    }
  }
}
