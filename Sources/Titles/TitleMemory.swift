import Domain

/// What one run of the batch leaves for the next while the program runs.
public struct TitleMemory {
  /// The title the model said nothing to last; others are asked for first.
  var silent: TitlePlace?
  /// What pages said whose titles still wait for the model: nobody is asked the same every few minutes.
  private var pages: [TaskID: (raw: String, title: PageTitle)] = [:]

  public init() {}

  func page(of item: PlanItem) -> PageTitle? {
    guard let page = pages[item.id], page.raw == item.title else { return nil }
    return page.title
  }

  mutating func keep(_ title: PageTitle, of item: PlanItem) {
    if pages.count >= Self.mostPages { pages = [:] }
    pages[item.id] = (item.title, title)
  }

  mutating func forget(_ item: PlanItem) { pages[item.id] = nil }

  private static let mostPages = 1_000
}
