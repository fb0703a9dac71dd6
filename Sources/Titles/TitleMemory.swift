import Domain

/// State kept between runs of the batch while the program runs.
public struct TitleMemory {
  /// The last title without an answer from the model; the next run starts after it.
  var silent: TitlePlace?
  /// Page titles of tasks that still wait for the model, so that pages are not fetched every few minutes.
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
