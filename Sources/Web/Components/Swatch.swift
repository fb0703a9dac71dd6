import Domain
import Markup

/// The colour of a list or calendar from its server; an empty ring if it has none.
struct Swatch {
  var list: SourceList

  var body: HTML {
    // An SVG attribute, because the content security policy forbids inline styles.
    svg(.class("swatch"), .named("viewBox", "0 0 16 16"), .hiddenFromReaders) {
      circle(
        .named("cx", "8"), .named("cy", "8"), .named("r", "6.5"), .named("fill", list.colour ?? "none"))
    }
  }
}
