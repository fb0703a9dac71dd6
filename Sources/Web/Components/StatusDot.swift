import Markup

extension Frame {
  enum Width: String {
    case wide, narrow
  }

  /// The sync status dot, one per screen width. Fragments leave it out: it updates on its own, so that a fragment
  /// changes only with its page.
  func status(_ width: Width) -> HTML {
    if isFragment { return .nothing }
    return dot(width)
  }

  /// Both dots, for a page that follows the sync.
  var dots: HTML {
    .build {
      dot(.wide)
      dot(.narrow)
    }
  }

  private func dot(_ width: Width) -> HTML {
    let state = SyncDot(sync, waiting: waiting, conflicts: conflicts)
    let route: Route = if case .attention = state { .attention } else { .sync }
    return a(
      .class("status is-\(state.name)"), .id("status-\(width.rawValue)"), .flag("data-live"),
      .named("data-status", state.name), .named("data-revision", sync.revision),
      .flag("data-syncs", !sync.isEmpty), .href(route.url),
      .named("title", ifAny: words.hint(state))
    ) {
      span(text: words.word(state))
    }
  }
}
