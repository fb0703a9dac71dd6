import Domain
import Markup

/// Estimates compared with actual times: for all tasks, types, tags, and recurring tasks.
struct EstimatesPage {
  var calibration: Calibration
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[review: .estimates], route: .estimates) {
      div(.class("review")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.review(nil).url), .label(words[review: .title])) { frame.icon(.back) }
          h1(.class("grow"), text: words[review: .estimates])
          frame.status(.narrow)
        }
        p(.class("note"), text: words[review: .estimatesLead])
        section(.class("plot"), .labelledBy("spread")) { SpreadPlot(calibration: calibration, frame: frame).body }
        if !calibration.figures.isEmpty { figures }
      }
    }
  }

  private var figures: HTML {
    section(.class("plot"), .label(words[review: .estimates])) {
      p(.class("note"), text: words(review: .figuresNote, "\(Calibration.least)"))
      // Phones show rows as paragraphs; the roles preserve the table semantics.
      table(.class("values estimates"), .role("table"), .label(words[review: .estimates])) {
        tableHead(.role("rowgroup")) {
          tableRow(.role("row")) {
            for phrase in [ReviewPhrase.group, .tasks, .estimated, .took, .ratio] {
              tableName(.role("columnheader"), .named("scope", "col"), text: words[review: phrase])
            }
          }
        }
        tableBody(.role("rowgroup")) { for figure in calibration.figures { row(figure) } }
      }
    }
  }

  /// The percentage at the right edge of a bar.
  private var most: Int { min(400, calibration.figures.reduce(100) { max($0, $1.percent) }) }

  private func row(_ figure: Calibration.Figure) -> HTML {
    tableRow(.role("row")) {
      tableName(
        .role("rowheader"), .named("scope", "row"), .named("dir", "auto"), text: words.name(of: figure.group))
      cell(.tasks, "\(figure.count)")
      cell(.estimated, words.length(minutes: figure.estimate))
      cell(.took, words.length(minutes: figure.actual))
      tableValue(.role("cell")) {
        HTML.bar(percent: min(most, figure.percent) * 100 / most, outlined: 10_000 / most)
        bold(text: words(review: .timesAsLong, words.factor(percent: figure.percent)))
      }
    }
  }

  private func cell(_ name: ReviewPhrase, _ value: String) -> HTML {
    tableValue(.role("cell"), .named("data-name", words[review: name]), text: value)
  }
}
