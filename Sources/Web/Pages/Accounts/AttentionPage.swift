import Domain
import Markup

/// A conflict, with the current title of its task.
struct ConflictScreen {
  var conflict: Conflict
  var title: String
  var list: String

  static func all(from reader: some PlannerReader) throws(PlannerFailure) -> [ConflictScreen] {
    var screens: [ConflictScreen] = []
    for conflict in try reader.conflicts() {
      let item = try reader.item(conflict.task)
      let list = try item.map { (item) throws(PlannerFailure) in try reader.list(item.list)?.name } ?? nil
      screens.append(
        ConflictScreen(conflict: conflict, title: item?.title ?? conflict.draft.copyTitle, list: list ?? ""))
    }
    return screens
  }
}

/// Everything that needs the user's decision: accounts that stopped syncing, unreadable calendars, deletions, and
/// texts changed on both sides.
struct AttentionPage {
  var accounts: [AccountView]
  var held: [HeldView]
  var conflicts: [ConflictScreen]
  /// True if the answered question has changed since it was shown.
  var hasChanged = false
  var frame: Frame

  private var words: Words { frame.words }

  private var troubled: [AccountView] {
    accounts.filter { account in !account.isPaused && !account.urgentProblems.isEmpty }
  }

  /// Subscribed calendars with a problem that only the user can solve.
  private var unread: [(name: String, problem: SyncProblem)] {
    frame.sync.subscriptions.compactMap { calendar in
      calendar.problem.flatMap { $0.remedy == .person ? (calendar.name, $0) : nil }
    }
  }

  /// Deletions that the last sync reported as held but for which no question is stored here.
  private var rest: [(account: String, problem: SyncProblem)] {
    accounts.filter { !$0.isPaused }.flatMap { account in
      account.problems.filter { problem in
        problem.isHeld && !held.contains { $0.problemCode == problem.code && $0.name == problem.list }
      }.map { (account.id, $0) }
    }
  }

  var page: Page {
    Page(title: words[.attention], route: .attention) {
      div(.class("col form")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[.attention])
          frame.historyButtons(.attention)
          frame.status(.narrow)
        }
        if hasChanged { changed }
        if troubled.isEmpty, unread.isEmpty, held.isEmpty, rest.isEmpty, conflicts.isEmpty { nothing }
        if !troubled.isEmpty { stopped }
        if !unread.isEmpty { calendars }
        if !held.isEmpty || !rest.isEmpty { deletions }
        if !conflicts.isEmpty { choices }
      }
    }
  }

  private var changed: HTML {
    div(.class("problems"), .role("alert"), .id("problems"), .named("tabindex", "-1")) {
      p(text: words[plan: .questionChanged])
    }
  }

  private var nothing: HTML {
    div(.class("empty")) {
      frame.icon(.emptySlip, class: "art")
      h2(text: words[.attentionNone])
      p(text: words[.attentionNoneText])
      a(.class("btn btn-primary"), .href(Route.backlog(page: 1).url), text: words[.toBacklog])
    }
  }

  private var stopped: HTML {
    section(.class("field"), .labelledBy("stopped")) {
      h2(.id("stopped"), text: words[.attentionAccounts])
      ul(.class("accounts")) {
        for account in troubled {
          li(.class("card account")) {
            frame.icon(.server)
            span(.class("account-text")) {
              bold(.named("dir", "auto"), text: account.id)
              for problem in account.urgentProblems { span(text: words.sentence(problem, in: account.id)) }
            }
            if account.refusesPassword {
              a(.class("btn"), .href(Route.account(account.id).url + "#password"), text: words[focus: .toPassword])
            } else {
              a(.class("btn"), .href(Route.account(account.id).url), text: words[.toAccount])
            }
          }
        }
      }
    }
  }

  private var calendars: HTML {
    section(.class("field"), .labelledBy("calendars")) {
      h2(.id("calendars"), text: words[plan: .calendars])
      ul(.class("accounts")) {
        for (name, problem) in unread {
          li(.class("card account")) {
            frame.icon(.calendar)
            span(.class("account-text")) {
              bold(.named("dir", "auto"), text: name)
              span(.named("dir", "auto"), text: words.sentence(problem, inSubscription: name))
            }
            a(.class("btn"), .href("\(Route.accounts.url)#calendars"), text: words[plan: .toCalendars])
          }
        }
      }
    }
  }

  private var deletions: HTML {
    section(.class("field"), .labelledBy("deletions")) {
      h2(.id("deletions"), text: words[.deletions])
      p(.class("note"), text: words[.deletionsLead])
      for held in held { HeldCard(held: held, frame: frame).body }
      if !rest.isEmpty {
        ul(.class("accounts")) {
          for (account, problem) in rest {
            li(.class("card account")) {
              frame.icon(.server)
              span(.class("account-text")) {
                bold(.named("dir", "auto"), text: account)
                span(text: words.sentence(problem, in: account))
              }
            }
          }
        }
      }
    }
  }

  private var choices: HTML {
    section(.class("field"), .labelledBy("conflicts")) {
      h2(.id("conflicts"), text: words[.conflicts])
      p(.class("note"), text: words[.conflictsLead])
      for screen in conflicts { ConflictCard(screen: screen, frame: frame).body }
    }
  }
}

/// The two versions of a conflicting text side by side, and the choices.
struct ConflictCard {
  var screen: ConflictScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var id: String { "conflict-\(screen.conflict.number)" }

  var body: HTML {
    form(
      .class("card conflict"), .id(id), .method("post"), .action(Route.settle(screen.conflict.number).url),
      .labelledBy("\(id)-title")
    ) {
      bold(.id("\(id)-title"), .named("dir", "auto"), text: title)
      for text in screen.conflict.texts {
        div(.class("sides")) {
          side(.textHere, text.local, text.field)
          side(.textThere, text.remote, text.field)
        }
      }
      div(.class("inline")) {
        choice(.here, .keepHere)
        choice(.there, .keepThere)
        choice(.both, .keepBoth)
      }
    }
  }

  private var title: String {
    screen.list.isEmpty ? screen.title : words(.conflictIn, screen.list, screen.title)
  }

  private func side(_ name: AccountPhrase, _ text: String?, _ field: Field) -> HTML {
    div(.class("side")) {
      span(.class("note"), text: "\(words[name]) · \(words.name(of: field))")
      if let text, !text.isEmpty {
        p(.class("side-text"), .named("dir", "auto"), text: text)
      } else {
        p(.class("note"), text: words[.textEmpty])
      }
    }
  }

  private func choice(_ choice: Conflict.Choice, _ name: AccountPhrase) -> HTML {
    button(.class("btn"), .name("keep"), .value(choice.rawValue), .describedBy("\(id)-title"), text: words[name])
  }
}
