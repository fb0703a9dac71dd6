import Domain
import Markup

/// The grading actions for one task, for browsers without scripts.
struct GradingPage {
  var item: PlanItem
  var facts: MethodFacts
  var frame: Frame

  private var words: Words { frame.words }
  private var origin: Origin { frame.origin }

  var page: Page {
    Page(title: words(method: .gradeFor, words.quoted(item.title)), route: origin.route) {
      div(.class("col form question grading")) {
        h1(.named("dir", "auto"), text: words(method: .gradeFor, words.quoted(item.title)))
        letters
        if !neighbours.isEmpty { order }
        div(.class("inline")) {
          if item.grade == .a { link(.number, words[method: .numberEntry]) }
          link(.delegate, words[method: .delegateEntry])
          link(.start, words[method: .startEntry])
          a(.class("btn"), .href(Route.task(item.id).url), text: words[.openTask])
        }
        form(.class("inline"), .method("post")) {
          origin.fields
          a(.class("btn"), .href(origin.route.url), text: words[.cancel])
          button(.class("btn"), .named("formaction", Route.change(item.id, .complete).url), text: words[.complete])
          button(
            .class("btn btn-danger"), .named("formaction", Route.change(item.id, .delete).url), text: words[.delete])
        }
      }
    }
  }

  private func link(_ kind: TaskQuestion, _ name: String) -> HTML {
    a(.class("btn"), .href(Route.asking(item.id, kind, origin).url), text: name)
  }

  private var letters: HTML {
    form(.class("inline"), .method("post"), .action(Route.change(item.id, .grade).url)) {
      origin.fields
      GradeLetters(item: item, frame: frame).body
      if item.grade != nil { button(.class("btn"), .name("grade"), .value(""), text: words[method: .noGrade]) }
    }
  }

  /// Buttons to move the task up or down by one.
  private var order: HTML {
    form(.class("inline"), .method("post"), .action(Route.change(item.id, .grade).url)) {
      origin.fields
      input(.type("hidden"), .name("grade"), .value(item.grade?.letter ?? ""))
      for neighbour in neighbours {
        button(.class("btn"), .name(neighbour.side), .value(neighbour.id.text)) {
          frame.icon(neighbour.side == "before" ? .up : .down, class: "i i-s")
          words[neighbour.side == "before" ? .moveUp : .moveDown]
        }
      }
    }
  }

  private var neighbours: [(side: String, id: TaskID)] {
    let tasks = item.grade.map { facts.sections[$0] } ?? facts.ungraded
    guard let index = tasks.firstIndex(where: { $0.id == item.id }) else { return [] }
    var found: [(side: String, id: TaskID)] = []
    if index > 0 { found.append(("before", tasks[index - 1].id)) }
    if index + 1 < tasks.count { found.append(("after", tasks[index + 1].id)) }
    return found
  }
}
