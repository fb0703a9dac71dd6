import Domain
import Markup

/// Open tasks in five sections, by the consequences of leaving them undone.
struct ABCDEPage {
  var screen: ABCDEScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var facts: MethodFacts { screen.facts }

  var page: Page {
    Page(title: words[method: .abcde], route: .abcde) {
      div(.class("col methods")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[method: .abcde])
          frame.historyButtons(.abcde)
          frame.status(.narrow)
        }
        GuardLine(facts: facts, firstA: screen.firstA, frame: frame).body
        MethodForm(frame: frame) {
          if facts.tasks.isEmpty {
            NothingOpen(frame: frame).body
          } else {
            div(.class("grades")) {
              div { for tasks in screen.grades { section(tasks) } }
              ungraded
            }
          }
        }.body
      }
      MethodMenu(kind: .abcde, frame: frame).body
    }
  }

  private func section(_ tasks: SectionTasks) -> HTML {
    guard case .grade(let grade) = tasks.section else { return .nothing }
    let id = "grade-\(grade.letter)"
    return Markup.section(.class("sec \(tasks.section.classes)"), .labelledBy(id)) {
      GradeHeading(grade: grade, count: tasks.total, isGuarded: facts.grades != nil, id: id, frame: frame).body
      SectionList(tasks: tasks, facts: facts, frame: frame).body
      if tasks.total == 0 { p(.class("none"), text: words.nothing(in: grade)) }
      MoreLink(tasks: tasks, frame: frame).body
    }
  }

  private var ungraded: HTML {
    aside(.class("ungraded"), .labelledBy("ungraded")) {
      h2(.id("ungraded")) {
        "\(words[method: .ungraded]) "
        span(.class("count"), text: "\(screen.ungraded.total)")
      }
      p(.class("note"), text: words[method: screen.ungraded.total == 0 ? .noUngraded : .ungradedText])
      UngradedList(tasks: screen.ungraded, facts: facts, frame: frame).body
      MoreLink(tasks: screen.ungraded, frame: frame).body
    }
  }
}

/// The letter, name and count of a grade, and the consequences of leaving its tasks undone.
struct GradeHeading {
  var grade: Grade
  var count: Int
  var isGuarded: Bool
  var id: String
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    header {
      span(.class("letter"), .hiddenFromReaders, text: grade.letter)
      h2(.id(id)) {
        span(.class("vh"), text: "\(grade.letter): ")
        a(
          .class("alone"), .href(Route.section(.grade(grade), page: 1).url), text: words.name(of: grade))
      }
      span(
        .class("count"), .label(words.counted(count, MethodPhrase.taskOne, .taskMany)), .role("img"), text: "\(count)")
      p(.class("note"), text: words.consequence(of: grade, isGuarded: isGuarded))
    }
  }
}

/// A link to the remaining tasks of a section.
struct MoreLink {
  var tasks: SectionTasks
  var frame: Frame

  @HTMLBuilder var body: [HTML] {
    if tasks.rest > 0 {
      a(
        .class("link rest"), .href(Route.section(tasks.section, page: 1).url),
        .label(
          frame.words(method: .all, "\(tasks.total)", frame.words.quoted(frame.words.name(of: tasks.section)))),
        text: frame.words(method: .more, "\(tasks.rest)"))
    }
  }
}

/// Ungraded tasks, each with a button per grade.
struct UngradedList {
  var tasks: SectionTasks
  var facts: MethodFacts
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    ol(
      .class("rows is-placed is-ungraded"), .id("rows-\(tasks.section.name)"),
      .label(words.name(of: tasks.section)), .named("data-section", tasks.section.name),
      .named("data-first", number: tasks.first), .named("data-of", number: tasks.total),
      .named("data-word-title", words[.newTitle])
    ) {
      for item in tasks.items { row(item) }
    }
  }

  private func row(_ item: PlanItem) -> HTML {
    let shared = ItemFacts(item: item, frame: frame)
    return li(.class(shared.isLocked ? "row is-locked" : "row"), .named("data-task-id", item.id.text)) {
      a(
        .class("grip"), .href(Route.asking(item.id, .grade, frame.origin).url),
        .label(words(method: .placeTask, words.quoted(item.title))))
      div(.class("body")) {
        a(.class("title"), .href(Route.task(item.id).url), .named("dir", "auto"), text: item.title)
        div(.class("facts")) {
          shared.lock
          shared.day()
        }
      }
      GradeLetters(item: item, frame: frame).body
    }
  }
}

/// A button per grade.
struct GradeLetters {
  var item: PlanItem
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("letters"), .role("group"), .label(words(method: .gradeFor, words.quoted(item.title)))) {
      for grade in Grade.allCases {
        button(
          .class("to-grade grade-\(grade.lowercased)"), .name("grade"), .value(grade.letter),
          .named("formaction", Route.change(item.id, .grade).url),
          .label(words(method: .gradeTitle, grade.letter, words.name(of: grade))),
          .named("aria-pressed", ifAny: item.grade == grade ? "true" : nil), text: grade.letter)
      }
    }
  }
}

/// The form around all rows, with attributes for its script.
struct MethodForm {
  var frame: Frame
  var content: [HTML]

  init(frame: Frame, @HTMLBuilder content: () -> [HTML]) {
    self.frame = frame
    self.content = content()
  }

  private var words: Words { frame.words }

  var body: HTML {
    form(
      .id("rows-form"), .method("post"), .named("data-behavior", "sections"),
      .named("data-word-lifted", words[method: .lifted]), .named("data-word-cancelled", words[.moveCancelled]),
      .named("data-word-first", words[method: .alreadyFirst]), .named("data-word-last", words[method: .alreadyLast]),
      .named("data-place", frame.origin.query)
    ) {
      frame.origin.fields
      div(.id("sections"), .named("data-live", "merge")) { content }
    }
  }
}
