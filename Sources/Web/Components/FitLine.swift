import Markup

/// Up to here today's free time reaches.
struct FitLine {
  var minutes: Int
  var free: Int
  /// Whether it is today's; else that of the day shown.
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
