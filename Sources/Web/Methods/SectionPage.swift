import Domain
import Markup

/// One grade or quadrant with all its tasks.
struct SectionPage {
  var screen: SectionScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var tasks: SectionTasks { screen.tasks }
  private var section: MethodSection { tasks.section }

  var page: Page {
    Page(title: title, route: .section(section, page: screen.page)) {
      div(.class("col methods is-alone \(section.classes)")) {
        div(.class("head")) {
          h1(.class("grow")) {
            if case .grade(let grade) = section {
              span(.class("letter"), text: "\(grade.letter) ")
            }
            words.name(of: section)
          }
          frame.historyButtons(frame.origin)
          frame.status(.narrow)
        }
        p(.class("sum"), .id("sum"), .flag("data-live")) {
          bold(text: words.counted(tasks.total, MethodPhrase.taskOne, .taskMany))
          " · \(meaning)"
        }
        neighbours
        MethodForm(frame: frame) {
          list
          if tasks.total == 0 { p(.class("none"), text: nothing) }
        }.body
        div(.id("pages"), .flag("data-live")) { pageLinks }
        if section.isOfMatrix { p(.class("note foot"), text: words[method: .matrixFoot]) }
      }
      MethodMenu(kind: section.isOfMatrix ? .matrix : .abcde, frame: frame).body
    }
  }

  private var title: String {
    guard case .grade(let grade) = section else { return words.name(of: section) }
    return words(method: .gradeTitle, grade.letter, words.name(of: grade))
  }

  private var meaning: String {
    switch section {
    case .grade(let grade): words.consequence(of: grade, isGuarded: screen.facts.grades != nil)
    case .ungraded: words[method: .ungradedText]
    case .quadrant(let quadrant): words.meaning(of: quadrant)
    }
  }

  private var nothing: String {
    switch section {
    case .grade(let grade): words.nothing(in: grade)
    case .ungraded: words[method: .noUngraded]
    case .quadrant: words[method: .emptyQuadrant]
    }
  }

  private var list: HTML {
    if section == .ungraded { return UngradedList(tasks: tasks, facts: screen.facts, frame: frame).body }
    return SectionList(tasks: tasks, facts: screen.facts, frame: frame, isTold: section.isOfMatrix).body
  }

  /// Links to the other sections of its kind, with their counts.
  private var neighbours: HTML {
    nav(
      .class("neighbours"), .id("neighbours"), .flag("data-live"),
      .label(words[method: section.isOfMatrix ? .quadrants : .grades])
    ) {
      a(
        .href(section.whole.url),
        text: words[method: section.isOfMatrix ? .backToMatrix : .back])
      for other in others {
        a(
          .class(other.classes), .href(Route.section(other, page: 1).url),
          .named("aria-current", ifAny: other == section ? "page" : nil)
        ) {
          words.name(of: other)
          " "
          span(.class("count"), text: "\(screen.facts.tasks(in: other).count)")
        }
      }
    }
  }

  private var others: [MethodSection] {
    section.isOfMatrix ? Quadrant.allCases.map { .quadrant($0) } : Grade.allCases.map { .grade($0) } + [.ungraded]
  }

  @HTMLBuilder private var pageLinks: [HTML] {
    if screen.pages > 1 {
      nav(.class("pages"), .label(words[.pages])) {
        if screen.page > 1 { link(to: screen.page - 1, "prev", words[.previousPage]) }
        span(.class("note"), text: words(.pageOf, "\(screen.page)", "\(screen.pages)"))
        if screen.page < screen.pages { link(to: screen.page + 1, "next", words[.nextPage]) }
      }
    }
  }

  private func link(to page: Int, _ relation: String, _ name: String) -> HTML {
    a(.class("btn"), .rel(relation), .href(Route.section(section, page: page).url), text: name)
  }
}
