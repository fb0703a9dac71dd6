import Markup

/// The line in a list that marks where today's free time ends.
struct FitLine {
  var minutes: Int
  var free: Int
  /// Whether the free time is today's; otherwise it is that of the day shown.
  var isToday = true
  var words: Words

  var body: HTML {
    p(.class("fit-line")) {
      span(text: words[day: isToday ? .fitsToday : .fitsThatDay])
      span(
        .class("sum"), text: words(day: .usedOf, words.length(minutes: minutes), words.length(minutes: free)))
    }
  }
}
