import CommandLine
import Domain
import Web

/// A review, printed as a sequence of tables.
struct ReviewText {
  let context: CommandContext
  let week: Week
  let review: Review
  let environment: Environment

  private var language: Language { context.language }
  private var words: Words { Words(language) }

  func show() {
    context.printLine("\(week.iso), \(words.weekTitle(week.monday))", .bold)
    if let since = review.knownSince {
      let day = words.fullDay(environment.zones.here(since).day)
      context.printLine(words(review: .knownSince, day))
    }
    if review.isEmpty { return context.printLine(words[review: .emptyText]) }
    days()
    shares()
    postponed()
    completed()
  }

  private func heading(_ text: String) {
    context.printLine()
    context.printLine(text, .bold)
  }

  private func days() {
    guard review.planned > 0 else {
      heading(words[review: .nothingPlanned])
      return withoutTask()
    }
    heading(
      words(
        review: .totals, words.lengthInSentence(minutes: review.planned),
        words.lengthInSentence(minutes: review.doneMinutes)))
    var table = Table(columns: [.left, .right, .right], flexible: 0)
    for head in ["", words[review: .planned], words[review: .done]] { table.add(head, .dim) }
    for day in review.days {
      table.add(words.date(day.day, today: environment.today))
      table.add(day.planned == 0 ? "–" : words.length(minutes: day.planned))
      table.add(day.planned == 0 ? "–" : words.length(minutes: day.done))
    }
    context.print(table.rendered(for: context.terminal))
    withoutTask()
  }

  private func withoutTask() {
    guard review.withoutTask > 0 else { return }
    context.printLine(words(review: .withoutTask, words.lengthInSentence(minutes: review.withoutTask)))
  }

  private func shares() {
    let isRecorded = review.recorded.minutes > 0
    let spending = isRecorded ? review.recorded : review.done
    let sum = words.lengthInSentence(minutes: spending.minutes)
    share(words[review: .timeByType], spending.types.map { (words.name(of: $0.key), $0.minutes) })
    share(
      words[review: .timeByList],
      spending.lists.map { ($0.key.isEmpty ? words[review: .listGone] : $0.key, $0.minutes) })
    if isRecorded { return context.printLine(words(review: .recordedNote, sum), .dim) }
    if spending.minutes == 0 {
      heading(words[review: .nothingRecorded])
    } else {
      context.printLine(words(review: .doneNote, sum))
    }
  }

  private func share(_ title: String, _ shares: [(String, Int)]) {
    if shares.isEmpty { return }
    heading(title)
    let sum = shares.reduce(0) { $0 + $1.1 }
    var table = Table(columns: [.left, .right, .right], flexible: 0)
    for (name, minutes) in shares {
      table.add(name)
      table.add(words.length(minutes: minutes))
      table.add(words(review: .share, "\((minutes * 200 + sum) / (2 * sum))"), .dim)
    }
    context.print(table.rendered(for: context.terminal))
  }

  private func postponed() {
    guard !review.postponed.isEmpty else { return heading(words[review: .postponedNone]) }
    heading(words.count(review.postponed.count, review: .postponedOne, .postponedMany))
    var table = Table(columns: [.left, .right], flexible: 0)
    for task in review.postponed {
      table.add(task.title)
      table.add(words.count(task.count, review: .timesOne, .timesMany))
    }
    context.print(table.rendered(for: context.terminal))
  }

  private func completed() {
    guard !review.completed.isEmpty else { return heading(words[review: .completedNone]) }
    heading(words.count(review.completed.count, review: .completedOne, .completedMany))
    var table = Table(columns: [.left, .left, .right], flexible: 1)
    for task in review.completed {
      table.add(words.date(environment.zones.here(task.at).day, today: environment.today))
      table.add(task.title)
      table.add(task.minutes > 0 ? words.length(minutes: task.minutes) : words[review: .noTime])
    }
    context.print(table.rendered(for: context.terminal))
  }
}
