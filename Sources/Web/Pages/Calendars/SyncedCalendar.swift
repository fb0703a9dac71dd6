import Domain
import Markup

/// A subscribed calendar on the sync page.
struct SyncedCalendar {
  var calendar: SyncStatus.Subscription
  var number: Int
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    section(.class("field"), .labelledBy("calendar-\(number)")) {
      h2(.id("calendar-\(number)")) {
        a(
          .class("link"), .href("\(Route.accounts.url)#calendars"), .named("dir", "auto"), text: calendar.name)
      }
      p(text: state)
      p(.class("note"), text: words[plan: .subscribed])
      if let problem = calendar.problem {
        ul(.class("sync-problems")) { item(problem) }
      }
    }
  }

  private var state: String {
    let state = words.state(of: calendar.state, today: frame.today)
    guard let retryAt = calendar.state.retryAt, !calendar.state.isRunning else { return state }
    return "\(state) \(words(sync: .retryAt, words.moment(retryAt, today: frame.today)))"
  }

  private func item(_ problem: SyncProblem) -> HTML {
    li(.named("class", ifAny: problem.remedy == .person ? "is-attention" : nil)) {
      frame.icon(problem.remedy == .person ? .alert : .clock, class: "i i-s")
      span(.named("dir", "auto"), text: words.sentence(problem, inSubscription: calendar.name))
    }
  }
}
