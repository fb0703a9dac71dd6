import Domain
import Markup

/// The colour of a list or calendar as its server gave it; a ring where it gave none.
struct Swatch {
  var list: SourceList

  var body: HTML {
    // An attribute of the drawing, for the content policy allows no style in a page.
    svg(.class("swatch"), .named("viewBox", "0 0 16 16"), .hiddenFromReaders) {
      circle(
        .named("cx", "8"), .named("cy", "8"), .named("r", "6.5"), .named("fill", list.colour ?? "none"))
    }
  }
}
