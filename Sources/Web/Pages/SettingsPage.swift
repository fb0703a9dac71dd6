import Domain
import Markup

/// The data of the settings page, read in one transaction.
struct SettingsScreen {
  var language: String
  var theme: String
  var singleKeys: String
  var syncInterval: String
  var planning: PlanningSettings
  var gradeGuard: String
  var startPage: String
  var defaultList: String
  var lists: [SourceList]
  var hasSamples: Bool
  /// The stored zone, or the input if it was rejected.
  var zone: String
  var zoneProblem: Problem?

  init(from reader: some PlannerReader) throws(PlannerFailure) {
    language = try reader.setting(.language) ?? SettingKey.language.fallback
    theme = try reader.setting(.theme) ?? SettingKey.theme.fallback
    singleKeys = try reader.setting(.singleKeys) ?? SettingKey.singleKeys.fallback
    syncInterval = try reader.setting(.syncInterval) ?? SettingKey.syncInterval.fallback
    planning = try PlanningSettings(from: reader)
    gradeGuard = try reader.setting(.gradeGuard) ?? SettingKey.gradeGuard.fallback
    startPage = try reader.setting(.startPage) ?? SettingKey.startPage.fallback
    defaultList = try reader.setting(.defaultList) ?? SettingKey.defaultList.fallback
    lists = try reader.lists()
    zone = try reader.setting(.timeZone) ?? SettingKey.timeZone.fallback
    hasSamples = try !reader.ids(startingWith: Samples.idPrefix, limit: 1).isEmpty
  }
}

/// The settings page: language, appearance, sync, time blocks, accounts, sample tasks.
struct SettingsPage {
  var screen: SettingsScreen
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[.settings], route: .settings) {
      div(.class("col form")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[.settings])
          frame.historyButtons(.settings)
          frame.status(.narrow)
        }
        choices(
          .language, .language, screen.language, [("auto", .automaticLanguage), ("de", .german), ("en", .english)])
        choices(.theme, .theme, screen.theme, [("auto", .automaticTheme), ("light", .light), ("dark", .dark)])
        zone
        keys
        startPage
        defaultList
        interval
        onSchedule
        blockCalendar
        workingHours
        planningChoices
        morningTypes
        gradeGuard
        titles
        accounts
        elsewhere
        exchange
        sessions
        samples
        about
      }
    }
  }

  private func choices(
    _ key: SettingKey, _ name: Phrase, _ chosen: String, _ options: [(value: String, name: Phrase)]
  ) -> HTML {
    SettingChoice(
      key: key, name: words[name], options: options.map { ($0.value, words[$0.name]) }, chosen: chosen, frame: frame
    ).body
  }

  private var startPage: HTML {
    let pages: [(value: String, name: String)] = [
      ("backlog", words[.backlog]), ("focus", words[focus: .focus]), ("day", words[day: .plan]),
      ("week", words[day: .week]),
    ]
    return SettingChoice(
      key: .startPage, name: words[start: .startPage], hint: words[start: .startPageHint], options: pages,
      chosen: screen.startPage, frame: frame
    ).body
  }

  /// The default list; shown only if there is a choice.
  private var defaultList: HTML {
    let offered = screen.lists.filter { $0.isOffered && $0.isWritable || $0.id.text == screen.defaultList }
    if offered.count < 2 { return .nothing }
    return SettingChoice(
      key: .defaultList, name: words[start: .defaultList], hint: words[start: .defaultListHint],
      options: offered.map { ($0.id.text, $0.name) }, chosen: screen.defaultList, frame: frame
    ).body
  }

  private var keys: HTML {
    SettingChoice(
      key: .singleKeys, name: words[.singleKeys], hint: words[.singleKeysHint],
      options: [
        (SingleKeys.everywhere.rawValue, words[.singleKeysEverywhere]),
        (SingleKeys.inside.rawValue, words[.singleKeysInside]),
        (SingleKeys.off.rawValue, words[.singleKeysOff]),
      ], chosen: screen.singleKeys, frame: frame
    ).body
  }

  private var samples: HTML {
    section(.class("field"), .labelledBy("samples")) {
      h2(.id("samples"), text: words[.samples])
      p(.class("note"), text: words[.samplesText])
      Markup.form(.class("inline"), .method("post"), .action(Route.loadSamples.url)) {
        if screen.hasSamples {
          button(
            .class("btn"), .named("formaction", Route.removeSamples.url), .name("area"), .value("settings"),
            text: words[.removeSamples])
        } else {
          button(.class("btn"), text: words[.loadSamples])
        }
      }
    }
  }

  private var titles: HTML {
    section(.class("field"), .labelledBy("titles")) {
      h2(.id("titles"), text: words[titles: .title])
      p(.class("note"), text: words[titles: .settingsText])
      p { a(.class("btn"), .href(Route.titles(page: 1).url), text: words[titles: .toTitles]) }
    }
  }

  private var exchange: HTML {
    section(.class("field"), .labelledBy("exchange")) {
      h2(.id("exchange"), text: words[exchange: .title])
      p(.class("note"), text: words[exchange: .settingsText])
      p { a(.class("btn"), .href(Route.exchange.url), text: words[exchange: .manage]) }
    }
  }

  private var sessions: HTML {
    section(.class("field"), .labelledBy("sessions")) {
      h2(.id("sessions"), text: words[session: .title])
      p(.class("note"), text: words[session: .settingsText])
      p { a(.class("btn"), .href(Route.sessions.url), text: words[session: .toSessions]) }
    }
  }

  private var accounts: HTML {
    section(.class("field"), .labelledBy("accounts")) {
      h2(.id("accounts"), text: words[.accounts])
      ul(.class("lists")) {
        for list in screen.lists where list.isUsed { row(list) }
      }
      p { a(.class("btn"), .href(Route.accounts.url), text: words[.manage]) }
      p { a(.class("link"), .href(Route.tokens.url), text: words[api: .toTokens]) }
    }
  }

  private func row(_ list: SourceList) -> HTML {
    li {
      frame.icon(list.account == nil ? .backlog : .server, class: "i i-s")
      span(.named("dir", "auto"), text: list.name)
      span(.class("note"), text: list.account ?? words[.thisDevice])
      if list.account != nil { span(.class("note push"), text: words[access(list.access)]) }
    }
  }

  private func access(_ access: SourceList.Access) -> Phrase {
    switch access {
    case .notAsked: .accessNotAsked
    case .granted: .accessGranted
    case .readOnly: .accessReadOnly
    case .denied: .accessDenied
    }
  }

  private var about: HTML {
    section(.class("field"), .labelledBy("about")) {
      h2(.id("about"), text: words[.about])
      p(.class("note"), text: "\(words(.version, frame.version)) · \(words[.aboutText])")
      p { a(.class("link"), .href(Route.help.url), text: words[.keysLink]) }
    }
  }
}
