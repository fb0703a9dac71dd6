import Domain
import Markup

/// The parts every page shares, and the texts and icons it uses.
struct Frame: Sendable {
  var words: Words
  var icon: Icon
  var version: String
  /// Identifies the state of the data that the page shows.
  var mark: String
  var today: Day
  var now: Instant
  /// Converts other instants to local time.
  var zones: Environment.Zones
  /// `light` or `dark` if the user chose one; nil otherwise.
  var theme: String?
  var sync: SyncStatus
  /// True if the page is a fragment that a script swaps in.
  var isFragment: Bool
  /// The number of changes not yet sent to servers.
  var waiting: Int
  /// The number of texts changed on both sides, between which the user must choose.
  var conflicts: Int
  var openTasks: Int
  /// Lists whose tasks cannot be edited.
  var readOnlyLists: Set<ListID> = []
  /// Where single-key shortcuts are active.
  var singleKeys = SingleKeys.everywhere
  /// The number of the change an undo would revert.
  var undoable: Int64?
  var canRedo: Bool
  var notice: Notice?
  /// The current page, to return to after adding a task.
  var origin = Origin.backlog(page: 1)
  /// The id for a task added with quick add.
  var quickKey: String
  /// The quick-add line that was rejected.
  var quickLine: String
  /// Whether rarely used parts are omitted and fetched on demand.
  var isSmall = false

  var assets: String { icon.assets }
}

/// A page as a value: its title, its route, and its main content.
struct Page: Sendable {
  var title: String
  /// The page's route, marked in the navigation.
  var route: Route
  /// Additional script files the page needs.
  var modules: [String] = []
  /// Whether the page is in a window of its own, without navigation.
  var isPlain = false
  var content: [HTML]

  init(title: String, route: Route, @HTMLBuilder content: () -> [HTML]) {
    self.title = title
    self.route = route
    self.content = content()
  }
}

extension Frame {
  /// Returns the attribute that announces keyboard shortcuts, if they are active.
  func keys(_ names: String?) -> Attribute {
    .named("aria-keyshortcuts", ifAny: singleKeys == .off ? nil : names)
  }

  /// Returns the complete document.
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

  /// Returns the fragment that a script swaps in: the content of the body.
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
      // The only live region through which scripts announce events to screen readers.
      div(.class("vh"), .id("announcer"), .role("status"))
      // Filled by a script with a question from the server.
      dialog(.class("dialog"), .id("question-dialog"), .labelledBy("question-title"))
    }
  }

  /// The colour of the browser's own interface, matching the page background.
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
