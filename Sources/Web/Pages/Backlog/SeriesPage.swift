import Domain
import Markup

/// Asks, before a recurring task is deleted, whether to delete only the due occurrence or all of them.
struct SeriesPage {
  var asked: Asked
  /// The recurring ones among the selected tasks.
  var repeating: [PlanItem]
  var origin: Origin
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    QuestionPage(
      sentence: sentence, reason: words[backlog: asked.isBulk ? .repeatsBulkText : .repeatsText],
      url: asked.url, fields: asked.fields,
      answers: [
        .init(
          name: "series", value: "keep",
          text: asked.isBulk ? words[backlog: .leaveOut] : words[backlog: .completeOnly]),
        .init(name: "series", value: "all", text: words[form: .deleteSeries], classes: "btn btn-danger"),
      ],
      origin: origin, frame: frame
    ).page
  }

  private var sentence: String {
    if asked.isBulk { return words(backlog: .repeatsBulk, "\(repeating.count)") }
    return words(backlog: .repeats, words.quoted(repeating[0].title))
  }
}
