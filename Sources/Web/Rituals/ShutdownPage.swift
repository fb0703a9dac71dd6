import Domain
import Markup

/// The daily shutdown: completed tasks, what to do with unfinished ones, and the actual times.
struct ShutdownPage {
  var shutdown: DailyShutdown
  /// The form with the rejected minutes.
  var typed: Fields?
  var problems: [Problem] = []
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[ritual: .closeTitle], route: .closeDay) {
      div(.class("ritual is-closing")) {
        RitualHead(title: .closeHeading, frame: frame).body
        p(.class("ritual-big serif"), .id("ritual-sum"), .flag("data-live"), text: sum)
        // A live update must not overwrite input in these fields.
        section(.id("ritual-done"), .labelledBy("done-title"), .named("data-live", "merge")) {
          h2(.id("done-title")) {
            words[ritual: .doneTitle]
            span(.class("sum"), text: "\(shutdown.done.count)")
          }
          if shutdown.done.isEmpty { p(.class("ritual-none"), text: words[ritual: .doneNone]) }
          ul(.class("ritual-done")) { for done in shutdown.done { row(done) } }
        }
        section(.id("ritual-open"), .labelledBy("open-title"), .flag("data-live")) {
          h2(.id("open-title")) {
            words[ritual: .openTitle]
            span(.class("sum"), text: "\(shutdown.open.count)")
          }
          if shutdown.open.isEmpty {
            p(.class("ritual-none"), text: words[ritual: .openNone])
          } else {
            Markup.form(.method("post"), .named("data-behavior", "send")) {
              frame.origin.fields
              UnfinishedRows(blocks: shutdown.open, frame: frame).body
            }
          }
        }
        div(.class("ritual-acts")) {
          a(
            .class("btn btn-quiet"), .href(Route.day(PlanView(day: frame.today + 1)).url),
            text: words[ritual: .seeTomorrow])
          a(.class("btn btn-primary"), .href(Route.day(PlanView()).url), text: words[ritual: .finish])
        }
      }
    }
  }

  /// Summarises the day in one sentence.
  private var sum: String {
    let (done, all) = (shutdown.done.count, shutdown.done.count + shutdown.openTasks)
    if all == 0 { return words[ritual: .sumNone] }
    if shutdown.worked == 0 { return words(ritual: .sum, "\(done)", "\(all)") }
    return words(ritual: .sumWorked, "\(done)", "\(all)", words.lengthInSentence(minutes: shutdown.worked))
  }

  private func row(_ done: DailyShutdown.Done) -> HTML {
    let id = "taken-\(done.task.id.text)-\(done.at.seconds)"
    let isTyped = typed?["at"] == "\(done.at.seconds)" && typed?["of"] == done.task.id.text
    let shown = done.minutes > 0 ? words.length(minutes: done.minutes) : words[ritual: .addTime]
    return li {
      frame.icon(.check, class: "i i-s")
      a(.class("title"), .href(Route.task(done.task.id).url), .named("dir", "auto"), text: done.task.title)
      details(.id("d-\(id)"), .flag("open", isTyped)) {
        summary {
          span(text: shown)
          span(.class("vh"), text: ": \(words(ritual: .correct, words.quoted(done.task.title)))")
          frame.icon(.edit, class: "i i-xs")
        }
        Markup.form(
          .class("ritual-taken"), .method("post"), .action(Route.change(done.task.id, .taken).url),
          .named("data-behavior", "send")
        ) {
          frame.origin.fields
          input(.type("hidden"), .name("at"), .value("\(done.at.seconds)"))
          input(.type("hidden"), .name("of"), .value(done.task.id.text))
          label(.for(id), text: words[ritual: .minutesTaken])
          input(
            .class("input input-num"), .id(id), .name("taken"), .named("inputmode", "numeric"), .autocomplete("off"),
            .value(isTyped ? typed?["taken"] ?? "" : value(done)), .invalid(isTyped),
            .named("aria-describedby", ifAny: isTyped ? "\(id)-error" : nil))
          button(.class("btn btn-s"), text: words[.save])
          if isTyped {
            p(.class("error"), .id("\(id)-error"), .role("alert")) {
              frame.icon(.alert, class: "i i-s")
              span(text: words.sentences(problems))
            }
          }
        }
      }
    }
  }

  /// Returns the recorded minutes, or else the planned ones.
  private func value(_ done: DailyShutdown.Done) -> String {
    let minutes = done.minutes > 0 ? done.minutes : done.planned
    return minutes > 0 ? "\(minutes)" : ""
  }
}
