import Domain
import Markup

/// Open tasks in the four quadrants of urgency and importance.
struct MatrixPage {
  var screen: MatrixScreen
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[method: .matrix], route: .matrix) {
      div(.class("col methods is-matrix")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[method: .matrix])
          p(.class("sum"), .id("sum"), .flag("data-live")) {
            bold(text: "\(screen.facts.tasks.count)")
            " \(words[method: .matrixSum])"
          }
          frame.historyButtons(.matrix)
          frame.status(.narrow)
        }
        MethodForm(frame: frame) {
          if screen.facts.tasks.isEmpty {
            NothingOpen(frame: frame).body
          } else {
            map
            div(.class("matrix")) {
              axis("u", .urgent)
              axis("n", .notUrgent)
              axis("i", .important)
              axis("w", .notImportant)
              for tasks in screen.fields { field(tasks) }
            }
          }
        }.body
        p(.class("note foot"), text: words[method: .matrixFoot])
      }
      MethodMenu(kind: .matrix, frame: frame).body
    }
  }

  private func axis(_ place: String, _ name: MethodPhrase) -> HTML {
    span(.class("axis axis-\(place)"), .hiddenFromReaders, text: words[method: name])
  }

  /// The counts of all quadrants, for phones.
  private var map: HTML {
    nav(.class("map"), .label(words[method: .quadrants])) {
      for tasks in screen.fields {
        a(.class(tasks.section.classes), .href("#field-\(tasks.section.name)")) {
          bold(text: "\(tasks.total)")
          " \(words.name(of: tasks.section))"
        }
      }
    }
  }

  private func field(_ tasks: SectionTasks) -> HTML {
    guard case .quadrant(let quadrant) = tasks.section else { return .nothing }
    let id = "field-\(tasks.section.name)"
    return section(.class("field-of \(tasks.section.classes)"), .id(id), .labelledBy("\(id)-name")) {
      header {
        h2(.id("\(id)-name"), text: words.name(of: quadrant))
        span(.class("note"), text: words.meaning(of: quadrant))
        a(
          .class("count"), .href(Route.section(tasks.section, page: 1).url),
          .label(
            words(
              method: .alone, words.name(of: quadrant), words.counted(tasks.total, MethodPhrase.taskOne, .taskMany))),
          text: "\(tasks.total)")
      }
      SectionList(tasks: tasks, facts: screen.facts, frame: frame).body
      if tasks.total == 0 { p(.class("none"), text: words[method: .emptyQuadrant]) }
      MoreLink(tasks: tasks, frame: frame).body
    }
  }
}
