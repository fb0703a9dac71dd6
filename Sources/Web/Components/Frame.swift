import Domain
import Markup

/// What every page shows around its content, and the words and drawings it is made with.
struct Frame: Sendable {
  var words: Words
  var icon: Icon
  var version: String
  /// Names the state of the data the page is made of.
  var mark: String
  var today: Day
  var now: Instant
  /// What the person's clock shows at other times.
  var zones: Environment.Zones
  /// `light` or `dark` when the person chose one.
  var theme: String?
  var sync: SyncStatus
  /// True for what a script swaps in.
  var isFragment: Bool
  /// Changes that a server lacks.
  var waiting: Int
  /// Texts changed on both sides, of which a person has to choose one.
  var conflicts: Int
  var openTasks: Int
  /// Lists whose tasks can only be looked at.
  var readOnlyLists: Set<ListID> = []
  /// Where single keys act.
  var singleKeys = SingleKeys.everywhere
  /// The change an undo would take back.
  var undoable: Int64?
  var canRedo: Bool
  var notice: Notice?
  /// Where the person is, so that adding a task leads back there.
  var origin = Origin.backlog(page: 1)
  /// What a task added by the line of quick add shall be called by.
  var quickKey: String
  /// What was typed there and refused.
  var quickLine: String
  /// Kept small: what is seldom wanted is fetched when it is.
  var isSmall = false

  var assets: String { icon.assets }
}

/// A page as a value: its name, where it belongs, and what stands in the middle.
struct Page: Sendable {
  var title: String
  /// The address the page is reached under, marked in the navigation.
  var route: Route
  /// Script files it needs besides those of all pages.
  var modules: [String] = []
  /// Whether it stands alone, in a window opened for it only, without the ways to other pages.
  var isPlain = false
  var content: [HTML]

  init(title: String, route: Route, @HTMLBuilder content: () -> [HTML]) {
    self.title = title
    self.route = route
    self.content = content()
  }
}

extension Frame {
  /// The keys that press something, named where they do so.
  func keys(_ names: String?) -> Attribute {
    .named("aria-keyshortcuts", ifAny: singleKeys == .off ? nil : names)
  }

  /// The whole document.
  func document(_ page: Page) -> HTML {
    .build {
      HTML.doctype
      html(
        .lang(words.language.rawValue), .named("data-theme", ifAny: theme),
        .named("data-keys", ifAny: singleKeys == .everywhere ? nil : singleKeys.rawValue)
      ) {
        documentHead(page)
        body(
          .class(page.isPlain ? "app is-plain" : "app"), .named("data-mark", mark),
          .named("data-address", page.route.url),
          .named("data-word-offline", words[.offline]),
          .named("data-word-offline-hint", words[.offlineHint]), .named("data-word-not-saved", words[.notSaved]),
          .named("data-word-kept", words[.notSavedKept]),
          .named("data-word-online", words[.backOnline]), .named("data-word-close", words[.close]),
          .named("data-word-restored", words[start: .restored]), .named("data-word-discard", words[start: .discard]),
          .named("data-word-signed-out", words[start: .signedOut]), .named("data-word-sign-in", words[start: .signIn])
        ) { inside(page) }
      }
    }
  }

  /// What a script swaps in: everything inside the body.
  func fragment(_ page: Page) -> HTML {
    .group(inside(page))
  }

  @HTMLBuilder private func inside(_ page: Page) -> [HTML] {
    a(.class("skip"), .href("#main"), text: words[.skipToContent])
    if !page.isPlain {
      rail(page)
      topBar(page)
    }
    main(.class("sheet"), .id("main"), .named("tabindex", "-1")) { page.content }
    div(.id("toasts"), .class("toasts"), .role("region"), .label(words[.messages]), .flag("data-live")) {
      if let notice { toast(notice) }
    }
    if !page.isPlain { zoneQuestion }
    if !page.isPlain {
      bottomBar(page)
      palette()
    }
    if !isFragment {
      // The one place where scripts tell readers what has happened.
      div(.class("vh"), .id("announcer"), .role("status"))
      // Where a script puts a question the server asks back.
      dialog(.class("dialog"), .id("question-dialog"), .labelledBy("question-title"))
    }
  }

  /// The colour around the page, which is that of the desk.
  @HTMLBuilder private var themeColors: [HTML] {
    if let theme {
      meta(.name("theme-color"), .content(theme == "dark" ? AppManifest.night : AppManifest.paper))
    } else {
      meta(.name("theme-color"), .content(AppManifest.paper), .named("media", "(prefers-color-scheme: light)"))
      meta(.name("theme-color"), .content(AppManifest.night), .named("media", "(prefers-color-scheme: dark)"))
    }
  }

  private func documentHead(_ page: Page) -> HTML {
    head {
      meta(.named("charset", "utf-8"))
      meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
      meta(.name("color-scheme"), .content("light dark"))
      documentTitle(text: "\(page.title) · Zeitblock")
      link(.rel("manifest"), .href(AppManifest.address(in: words.language)))
      themeColors
      link(.rel("icon"), .type("image/svg+xml"), .href("\(assets)/icons/icon.svg"))
      link(.rel("stylesheet"), .href("\(assets)/\(Stylesheets.path)"))
      for module in Scripts.modules + page.modules {
        link(.rel("modulepreload"), .href("\(assets)/js/\(module).js"))
      }
      script(.type("module"), .src("\(assets)/js/main.js"))
    }
  }
}
