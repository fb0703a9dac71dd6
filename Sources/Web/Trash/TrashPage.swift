import Domain
import Markup

/// The data of the trash, read in one transaction.
struct TrashScreen {
  static let rowsPerPage = 100

  var tasks: [TrashedTask]
  var lists: [ListID: SourceList]
  var count: Int
  var page: Int
  var pages: Int
  var now: Instant

  init(page wanted: Int, from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    now = environment.now
    let limit = TrashedTask.limit(now: now)
    count = try reader.trashCount(since: limit)
    pages = max(1, (count + Self.rowsPerPage - 1) / Self.rowsPerPage)
    page = min(wanted, pages)
    lists = [:]
    for list in try reader.lists() { lists[list.id] = list }
    tasks = try reader.trash(since: limit, offset: (page - 1) * Self.rowsPerPage, limit: Self.rowsPerPage)
  }
}

/// Deleted tasks that can be restored.
struct TrashPage {
  var screen: TrashScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var origin: Origin { .trash(page: screen.page) }

  var page: Page {
    Page(title: words[find: .trash], route: .trash(page: screen.page)) {
      div(.class("col")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[find: .trash])
          frame.historyButtons(origin)
          frame.status(.narrow)
        }
        p(.class("note"), text: words(find: .trashLead, "\(TrashedTask.days)"))
        div(.id("trash"), .flag("data-live")) {
          if screen.tasks.isEmpty { empty } else { list }
        }
        p(.class("note")) {
          a(.class("link"), .href(Route.all(AllView()).url), text: words[find: .toAll])
        }
      }
    }
  }

  private var empty: HTML {
    div(.class("empty")) {
      frame.icon(.emptySlip, class: "art")
      h2(text: words[find: .trashEmpty])
      p(text: words[find: .trashEmptyText])
    }
  }

  private var list: HTML {
    .build {
      ul(.class("trash"), .label(words[find: .trash])) {
        for task in screen.tasks { row(task) }
      }
      if screen.pages > 1 { pageLinks }
      p { a(.class("btn btn-danger"), .href(Route.emptyQuestion.url), text: words[find: .emptyTrash]) }
    }
  }

  private func row(_ task: TrashedTask) -> HTML {
    li {
      div(.class("body")) {
        span(.class("title"), .named("dir", "auto"), text: task.item.title)
        span(.class("note"), text: facts(task))
      }
      Markup.form(
        .class("inline"), .method("post"), .action(Route.recover(task.item.id).url), .named("data-behavior", "send")
      ) {
        origin.fields
        button(.class("btn btn-s"), .label(words(find: .restoreTask, task.item.title))) {
          frame.icon(.undo, class: "i i-s")
          words[find: .restore]
        }
        a(
          .class("btn btn-s btn-quiet"), .href(Route.purgeQuestion(task.item.id).url),
          .label(words(find: .purgeTask, task.item.title)), text: words[find: .purge])
      }
    }
  }

  /// Describes when and where the task was deleted, its list, and how long it stays.
  private func facts(_ task: TrashedTask) -> String {
    let wall = frame.zones.here(task.at)
    let day = words.day(wall.day, today: frame.today)
    let rest = (task.at.seconds + Int64(TrashedTask.days) * 86_400 - screen.now.seconds + 86_399) / 86_400
    let phrase: FindPhrase =
      switch task.cause {
      case .here: .deletedHere
      case .elsewhere: .deletedElsewhere
      case .list: .deletedWithList
      }
    let when = words(find: phrase, day, WallTime(wall).iso, home(of: task))
    return "\(when) · \(words.count(Int(rest), find: .staysOne, .staysMany))"
  }

  /// Returns the task's list, with its account if it is synced. Says so if the list is gone, since a restored task
  /// returns to its list.
  private func home(of task: TrashedTask) -> String {
    guard let list = screen.lists[task.item.list] else { return words(find: .listWas, words.quoted(task.listName)) }
    guard let account = list.account else { return list.name }
    return words(find: .listOfAccount, list.name, account)
  }

  private var pageLinks: HTML {
    nav(.class("pages"), .label(words[.pages])) {
      if screen.page > 1 {
        a(.class("btn"), .rel("prev"), .href(Route.trash(page: screen.page - 1).url), text: words[.previousPage])
      }
      span(.class("note"), text: words(.pageOf, "\(screen.page)", "\(screen.pages)"))
      if screen.page < screen.pages {
        a(.class("btn"), .rel("next"), .href(Route.trash(page: screen.page + 1).url), text: words[.nextPage])
      }
    }
  }
}

/// Asks before a permanent deletion, which cannot be undone.
struct PurgeQuestion {
  /// Nil if the whole trash is meant.
  var title: String?
  var id: TaskID?
  var count: Int
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[find: .trash], route: id.map { .purgeQuestion($0) } ?? .emptyQuestion) {
      div(.class("col form")) {
        div(.class("head")) { h1(.class("grow"), .named("dir", "auto"), text: question) }
        p(text: words[find: .purgeText])
        Markup.form(
          .class("inline"), .method("post"), .action((id.map { Route.purge($0) } ?? Route.emptyTrash).url)
        ) {
          a(.class("btn"), .href(Route.trash(page: 1).url), text: words[.cancel])
          button(.class("btn btn-danger"), text: words[find: .purge])
        }
      }
    }
  }

  private var question: String {
    if let title { return words(find: .purgeQuestion, words.quoted(title)) }
    return words.count(count, find: .emptyQuestionOne, .emptyQuestionMany)
  }
}
