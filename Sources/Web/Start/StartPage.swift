import Domain
import Markup

/// The start page: a focused field for the first task and, once there is a task, suggestions for next steps.
struct StartPage {
  var screen: StartScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var isEmpty: Bool { screen.items.isEmpty }

  var page: Page {
    var page = Page(title: words[start: isEmpty ? .title : .next], route: .start) {
      div(.class("start")) {
        header(.class("start-head")) {
          a(.class("brand"), .href(Route.backlog(page: 1).url)) {
            frame.icon(.brand, class: "i brand-mark")
            "Zeitblock"
          }
          a(.class("link"), .href(Route.exchange.url), text: words[start: .haveBackup])
        }
        div(.class("start-title"), .id("start-title"), .flag("data-live")) {
          h1(text: words[start: isEmpty ? .title : .next])
          p(.class("lead"), text: words[start: isEmpty ? .lead : .nextLead])
        }
        frame.quickBox(isBig: true)
        div(.class("start-rest"), .id("start-rest"), .flag("data-live")) {
          if isEmpty { samples } else { list }
          if let newest = screen.newest { next(after: newest) }
        }
      }
    }
    page.isPlain = true
    return page
  }

  private var samples: HTML {
    form(.class("start-samples"), .method("post"), .action(Route.loadSamples.url)) {
      button(.class("link"), text: words[start: .samples])
      a(.class("link"), .href(Route.newAccount.url), text: words[start: .connect])
    }
  }

  private var list: HTML {
    ol(.class("preview"), .label(words[.backlog])) {
      for item in screen.items {
        li(.class("preview-paper is-task")) {
          span(.class("preview-text")) {
            a(.class("preview-title"), .href(Route.task(item.id).url), .named("dir", "auto"), text: item.title)
            span(.class("note"), text: facts(of: item))
          }
          ItemFacts(item: item, frame: frame).duration
        }
      }
    }
  }

  /// Returns the fields besides the duration, which has a badge.
  private func facts(of item: PlanItem) -> String {
    var item = item
    item.manualDuration = nil
    return words.facts(item, list: nil, today: frame.today).joined(separator: " · ")
  }

  // MARK: What comes next

  @HTMLBuilder private func next(after item: PlanItem) -> [HTML] {
    if item.effectiveDuration.isDefault { estimate(item) }
    section(.class("start-next"), .labelledBy("start-next")) {
      h2(.id("start-next"), text: words[start: .whenTitle])
      ul {
        way(.schedule, Route.placing(item.id, PlacingView()), .schedule, .scheduleText)
        if !screen.hasAccount { way(.server, .newAccount, .connect, .connectText) }
        way(.clock, .settings, .hours, .hoursText, at: "#working-hours")
      }
      a(.class("link"), .href(Route.backlog(page: 1).url), text: words[start: .later])
    }
  }

  private func estimate(_ item: PlanItem) -> HTML {
    form(
      .class("start-estimate"), .method("post"), .action(Route.change(item.id, .duration).url),
      .named("data-behavior", "send")
    ) {
      fieldset {
        legend(.named("dir", "auto"), text: words(start: .howLong, item.title))
        Origin.start.fields
        div(.class("inline")) {
          for minutes in TaskForm.minutesByOneTap {
            button(.class("btn"), .name("minutes"), .value("\(minutes)"), text: words(start: .estimate, "\(minutes)"))
          }
        }
      }
    }
  }

  private func way(
    _ drawing: Icon.Name, _ route: Route, _ title: StartPhrase, _ text: StartPhrase, at place: String = ""
  ) -> HTML {
    li {
      a(.href(route.url + place)) {
        frame.icon(drawing)
        span {
          bold(text: words[start: title])
          span(.class("note"), text: words[start: text])
        }
        frame.icon(.forward, class: "i i-s")
      }
    }
  }
}
