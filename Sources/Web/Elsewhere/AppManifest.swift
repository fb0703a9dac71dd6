public import Domain

/// The manifest for installing Zeitblock as an app and for receiving shared content (W3C Web App Manifest, Web Share
/// Target). It contains no personal data and needs no sign-in.
public enum AppManifest {
  public static let path = "/manifest.webmanifest"
  public static let mediaType = "application/manifest+json"

  /// The background colours of the light and dark theme.
  static let (paper, night) = ("#ece5d8", "#12100d")

  /// Returns the address for pages in the given language.
  static func address(in language: Language) -> String { "\(path)?language=\(language.rawValue)" }

  /// - Parameter assets: the path of the icons, without a trailing slash.
  public static func body(in language: Language, assets: String) -> [UInt8] {
    let words = Words(language)
    let json = JSON.object([
      .init("id", .string("/")), .init("name", .string("Zeitblock")), .init("short_name", .string("Zeitblock")),
      .init("description", .string(words[elsewhere: .appDescription])), .init("lang", .string(language.rawValue)),
      .init("start_url", .string("/")), .init("scope", .string("/")), .init("display", .string("standalone")),
      .init("background_color", .string(paper)), .init("theme_color", .string(paper)),
      .init("icons", .array(icons(assets))),
      .init(
        "shortcuts",
        .array([
          shortcut(words[.newTask], .newTask, "add", assets),
          shortcut(words[focus: .focus], .focus(.card), "focus", assets),
          shortcut(words[day: .plan], .day(PlanView()), "plan", assets),
        ])),
      .init("share_target", shareTarget),
    ])
    return Array(json.printed.utf8)
  }

  private static func icons(_ assets: String) -> [JSON] {
    [
      icon("\(assets)/icons/app-192.png", "192x192", "any"), icon("\(assets)/icons/app-512.png", "512x512", "any"),
      icon("\(assets)/icons/app-maskable-192.png", "192x192", "maskable"),
      icon("\(assets)/icons/app-maskable-512.png", "512x512", "maskable"),
    ]
  }

  private static func icon(_ url: String, _ size: String, _ purpose: String) -> JSON {
    .object([
      .init("src", .string(url)), .init("sizes", .string(size)), .init("type", .string("image/png")),
      .init("purpose", .string(purpose)),
    ])
  }

  private static func shortcut(_ name: String, _ route: Route, _ drawing: String, _ assets: String) -> JSON {
    .object([
      .init("name", .string(name)), .init("url", .string(route.url)),
      .init("icons", .array([icon("\(assets)/icons/app-\(drawing)-96.png", "96x96", "any")])),
    ])
  }

  private static var shareTarget: JSON {
    .object([
      .init("action", .string(Route.capture.url)), .init("method", .string("POST")),
      .init("enctype", .string("multipart/form-data")),
      .init("params", .object(["title", "text", "url"].map { .init($0, .string($0)) })),
    ])
  }
}
