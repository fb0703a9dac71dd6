import Domain
import Markup

/// The plan of a week, its outcome, and where the time went.
struct ReviewPage {
  /// The maximum number of postponed or completed tasks listed; their heading counts all.
  static let most = 200

  var screen: ReviewScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var review: Review { screen.review }
  private var week: Week { screen.week }
  private var isCurrent: Bool { week == Week(of: frame.today) }

  var page: Page {
    Page(title: "\(words[review: .title]), \(words.weekTitle(week.monday))", route: .review(isCurrent ? nil : week)) {
      div(.class("review")) {
        head
        if let since = review.knownSince {
          p(.class("told"), text: words(review: .knownSince, words.fullDay(frame.zones.here(since).day)))
        }
        if review.isEmpty {
          p(.class("note"), text: words[review: .emptyText])
          if !screen.calibration.figures.isEmpty { div(.class("plots")) { estimates } }
        } else {
          div(.class("plots")) {
            days
            estimates
            ShareTable(
              id: "types", title: words[review: .timeByType], head: words[review: .type], spending: spending,
              shares: spending.types.map { (words.name(of: $0.key), $0.minutes) }, note: spendingNote, words: words
            ).body
            ShareTable(
              id: "lists", title: words[review: .timeByList], head: words[review: .list], spending: spending,
              shares: spending.lists.map { ($0.key.isEmpty ? words[review: .listGone] : $0.key, $0.minutes) },
              note: spendingNote, words: words
            ).body
            postponed
            completed
          }
        }
      }
    }
  }

  // MARK: The head

  @HTMLBuilder private var head: [HTML] {
    div(.class("head")) {
      h1(.class("grow")) {
        words[review: .title]
        " "
        span(
          .class("sum"), text: "\(words.weekTitle(week.monday)), \(words(day: .weekNumber, "\(week.number)"))")
      }
      nav(.class("review-steps"), .label(words[review: .otherWeeks])) {
        step(-1, .back, .weekBefore)
        a(
          .class("btn btn-quiet btn-s"), .href(Route.review(nil).url),
          .named("aria-current", ifAny: isCurrent ? "date" : nil), text: words[review: .thisWeek])
        step(1, .forward, .weekAfter)
      }
    }
    div(.class("head review-ways")) {
      Markup.form(.class("inline"), .method("get"), .action(Route.review(nil).url)) {
        label(.for("jump"), .class("vh"), text: words[review: .jumpTo])
        input(
          .class("input input-day"), .id("jump"), .name("date"), .type("date"), .value(week.monday.iso),
          .flag("required"))
        button(.class("btn btn-s"), text: words[review: .jump])
      }
      a(
        .class("btn btn-quiet btn-s"), .href(Route.week(PlanView(day: isCurrent ? nil : week.monday)).url),
        text: words[review: .toWeek])
      frame.status(.narrow)
    }
  }

  private func step(_ steps: Int, _ drawing: Icon.Name, _ name: DayPhrase) -> HTML {
    let other = Week(of: week.monday + steps * 7)
    return a(
      .class("icon-btn"), .href(Route.review(other).url), .rel(steps < 0 ? "prev" : "next"),
      .label(words(day: name, words.weekTitle(other.monday)))
    ) { frame.icon(drawing) }
  }

  // MARK: The plots

  private var days: HTML {
    section(.class("plot"), .labelledBy("planned")) {
      h2(.id("planned"), text: totals)
      if review.planned > 0 {
        DayBars(days: review.days, words: words).body
        p(.class("note"), text: words[review: .plannedNote])
      }
      if review.withoutTask > 0 {
        p(
          .class("note"),
          text: words(review: .withoutTask, words.lengthInSentence(minutes: review.withoutTask)))
      }
    }
  }

  private var totals: String {
    guard review.planned > 0 else { return words[review: .nothingPlanned] }
    return words(
      review: .totals, words.lengthInSentence(minutes: review.planned),
      words.lengthInSentence(minutes: review.doneMinutes))
  }

  private var estimates: HTML {
    section(.class("plot"), .labelledBy("spread")) {
      SpreadPlot(calibration: screen.calibration, frame: frame).body
      p { a(.class("link"), .href(Route.estimates.url), text: words[review: .moreOnEstimates]) }
    }
  }

  private var isRecorded: Bool { review.recorded.minutes > 0 }
  private var spending: Review.Spending { isRecorded ? review.recorded : review.done }

  private var spendingNote: String {
    let sum = words.lengthInSentence(minutes: spending.minutes)
    if isRecorded { return words(review: .recordedNote, sum) }
    return spending.minutes > 0 ? words(review: .doneNote, sum) : words[review: .nothingRecorded]
  }

  // MARK: The tasks

  private var postponed: HTML {
    section(.class("plot wide"), .labelledBy("postponed")) {
      h2(
        .id("postponed"),
        text: review.postponed.isEmpty
          ? words[review: .postponedNone]
          : words.count(review.postponed.count, review: .postponedOne, .postponedMany))
      p(.class("note"), text: words[review: .postponedNote])
      if !review.postponed.isEmpty {
        ul(.class("posts")) {
          for task in review.postponed.prefix(Self.most) { row(task) }
        }
      }
    }
  }

  private func row(_ task: Review.Postponed) -> HTML {
    li(.class("post")) {
      title(task.task, task.title)
      span(.class("n"), text: words.count(task.count, review: .timesOne, .timesMany))
      if task.isOpen {
        a(.class("btn btn-s"), .href(Route.placing(task.task, PlacingView()).url)) {
          words[review: .schedule]
          span(.class("vh"), text: " \(words.quoted(task.title))")
        }
      }
    }
  }

  private func title(_ id: TaskID, _ text: String) -> HTML {
    a(.class("post-title"), .href(Route.task(id).url), .named("dir", "auto"), text: text)
  }

  private var completed: HTML {
    section(.class("plot wide"), .labelledBy("completed")) {
      h2(
        .id("completed"),
        text: review.completed.isEmpty
          ? words[review: .completedNone]
          : words.count(review.completed.count, review: .completedOne, .completedMany))
      if !review.completed.isEmpty {
        if !remarks.isEmpty { p(.class("note"), text: remarks.joined(separator: ", ")) }
        details(.class("unfolds")) {
          summary(.class("btn btn-quiet btn-s"), text: words[palette: .tasks])
          ul(.class("posts")) {
            for task in review.completed.suffix(Self.most) { row(task) }
          }
        }
      }
    }
  }

  private var remarks: [String] {
    var remarks: [String] = []
    if review.unplanned > 0 {
      remarks.append(words.count(review.unplanned, review: .unplannedOne, .unplannedMany))
    }
    if review.untimed > 0 { remarks.append(words.count(review.untimed, review: .untimedOne, .untimedMany)) }
    return remarks
  }

  private func row(_ task: Review.Completed) -> HTML {
    li(.class("post")) {
      title(task.task, task.title)
      span(
        .class("n"),
        text: "\(words.date(frame.zones.here(task.at).day, today: frame.today)), "
          + (task.minutes > 0 ? words.length(minutes: task.minutes) : words[review: .noTime]))
    }
  }
}
