import Domain
import Markup

/// All calendars with events, from accounts and subscriptions.
struct CalendarsScreen {
  var calendars: [SourceList]
  /// The address or file of each subscribed calendar.
  var addresses: [ListID: String]
  /// The calendar for new time blocks.
  var takesBlocks: ListID?

  init(from reader: some PlannerReader, addresses: [ListID: String]) throws(PlannerFailure) {
    calendars = try reader.lists().filter { $0.contents.holdsEvents }
    self.addresses = addresses
    takesBlocks = try reader.defaultCalendar()
  }
}

/// The list of calendars, and the link to subscribe to another.
struct CalendarChoices {
  var screen: CalendarsScreen
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    section(.class("field"), .labelledBy("calendars")) {
      h2(.id("calendars"), text: words[plan: .calendars])
      if screen.calendars.isEmpty {
        p(.class("note"), text: words[plan: .noCalendars])
      } else {
        p(.class("note"), text: "\(words[plan: .calendarsLead]) \(words[plan: .blockingHint])")
        ul(.class("choices")) {
          for list in screen.calendars { li(.class("calendar-row")) { row(list) } }
        }
      }
      p(.class("inline")) {
        a(.class("btn"), .href(Route.newCalendar.url)) {
          frame.icon(.add, class: "i i-s")
          words[plan: .subscribe]
        }
        a(.class("link"), .href("\(Route.settings.url)#block-calendar"), text: words[plan: .blockCalendar])
      }
    }
  }

  @HTMLBuilder private func row(_ list: SourceList) -> [HTML] {
    div {
      choice(list)
      if list.isUsed { blocking(list) }
    }
    if screen.addresses[list.id] != nil {
      a(
        .class("icon-btn"), .href(Route.calendarRemoval(list.id).url),
        .label(words(plan: .removeCalendar, words.quoted(list.name)))
      ) { frame.icon(.delete) }
    }
  }

  /// A checkbox that saves at once, or with a button if scripts are off.
  private func choice(_ list: SourceList) -> HTML {
    form(.class("choice-row"), .method("post"), .action(Route.use(list.id).url), .named("data-behavior", "choose")) {
      Origin.accounts.fields
      label(.class("choice")) {
        input(
          .type("checkbox"), .id("use-\(list.id.text)"), .name("used"), .value("1"), .checked(list.isUsed),
          .label(words(.use, list.name)))
        Swatch(list: list).body
        span(.named("dir", "auto"), text: list.name)
      }
      span(.class("note"), .named("dir", "auto"), text: facts(of: list))
      button(.class("btn btn-s"), text: words[.saveChoice])
    }
  }

  /// Sets which events block time; saves at once, or with a button if scripts are off.
  private func blocking(_ list: SourceList) -> HTML {
    let id = "blocks-\(list.id.text)"
    return form(
      .class("blocking"), .method("post"), .action(Route.setCalendarBlocking(list.id).url),
      .named("data-behavior", "setting")
    ) {
      Origin.accounts.fields
      label(.class("note"), .for(id), text: words[plan: .blocking])
      select(
        .class("input"), .id(id), .name("blocks"), .label(words(plan: .blockingOf, words.quoted(list.name)))
      ) {
        for each in EventBlocking.allCases.reversed() {
          option(.value(each.name), .flag("selected", each == list.blocking), text: words.name(of: each))
        }
      }
      button(.class("btn btn-s"), text: words[.saveChoice])
    }
  }

  private func facts(of list: SourceList) -> String {
    if let address = screen.addresses[list.id] { return words(plan: .calendarOf, words[plan: .subscribed], address) }
    var facts = [words.name(of: list.contents)]
    if let account = list.account { facts.append(account) }
    if let access = words.access(to: list) { facts.append(access) }
    if list.id == screen.takesBlocks { facts.append(words[plan: .takesBlocks]) }
    return facts.joined(separator: " · ")
  }
}

extension Words {
  func name(of blocking: EventBlocking) -> String {
    switch blocking {
    case .all: self[plan: .blocksAll]
    case .timed: self[plan: .blocksTimed]
    case .none: self[plan: .blocksNone]
    }
  }
}
