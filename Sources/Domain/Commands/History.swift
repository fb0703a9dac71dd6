/// One undo step: the state before and after it.
public struct HistoryEntry: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case add, edit, complete, record, skip, reopen, delete, move, setting, loadSamples, removeSamples, receive, settle,
      restore
    /// A list was selected.
    case use
    /// A list was deselected.
    case unuse
    case calendarBlocking, eventBlocking
    case schedule, reschedule, unschedule
    /// A proposed plan was accepted.
    case plan
    case grade, delegate
    /// A delegated task was taken back.
    case takeBack
    /// Tasks were imported from a file.
    case bringIn
    /// A title was improved automatically.
    case improveTitle
    /// A title was improved at the user's request.
    case improveTitleOnRequest
    /// The original title of a task was restored.
    case restoreTitle
  }

  /// The facts by which a user recognises an entry.
  public struct Summary: Equatable, Sendable {
    public var kind: Kind
    /// Title of the first affected task or event, or name of the list; empty for settings.
    public var title: String
    /// The number of affected tasks or time blocks.
    public var count: Int

    public init(kind: Kind, title: String, count: Int) {
      self.kind = kind
      self.title = title
      self.count = count
    }
  }

  /// An entry without its changes.
  public struct Head: Equatable, Sendable {
    public var number: Int64
    public var summary: Summary

    public init(number: Int64, summary: Summary) {
      self.number = number
      self.summary = summary
    }
  }

  /// An entry as the history list shows it.
  public struct Line: Equatable, Sendable {
    public var head: Head
    public var at: Instant
    public var isUndone: Bool

    public init(head: Head, at: Instant, isUndone: Bool) {
      self.head = head
      self.at = at
      self.isUndone = isUndone
    }
  }

  /// An entry without a number yet.
  public struct Draft: Equatable, Sendable {
    public var summary: Summary
    public var at: Instant
    public var changes: [Change]

    public init(summary: Summary, at: Instant, changes: [Change]) {
      self.summary = summary
      self.at = at
      self.changes = changes
    }
  }

  public var number: Int64
  public var summary: Summary
  public var at: Instant
  public var changes: [Change]
  public var isUndone: Bool

  public init(number: Int64, draft: Draft, isUndone: Bool = false) {
    self.number = number
    summary = draft.summary
    at = draft.at
    changes = draft.changes
    self.isUndone = isUndone
  }
}

/// The state of one object before and after; swapping the two gives the inverse.
///
/// Large steps pass many changes around: `indirect` keeps each at one word.
public indirect enum Change: Equatable, Sendable {
  /// A task was added (no before), changed or removed (no after).
  case task(before: Snapshot?, after: Snapshot?)
  case setting(SettingKey, before: String?, after: String?)
  /// A conflict was resolved or reopened.
  case conflict(Int64, before: Conflict.Choice?, after: Conflict.Choice?)
  /// A list was selected or deselected; `name` is its name at that time.
  case list(ListID, name: String, isUsed: Bool)
  /// Which events of a calendar block; `name` is the calendar's name at that time.
  case calendarBlocking(ListID, name: String, before: EventBlocking, after: EventBlocking)
  /// The user's choice whether an event blocks; `title` is the event's title at that time.
  case eventBlocking(EventKey, title: String, before: Bool?, after: Bool?)
  /// A list was created (no before) or removed again (no after).
  case newList(before: SourceList?, after: SourceList?)
  /// An occurrence of a recurring task was completed or skipped (no before), or was reopened (no after).
  case completion(before: Completion?, after: Completion?)
  /// A time block was added (no before), changed or removed (no after).
  case block(before: TimeBlock?, after: TimeBlock?)

  /// A task and its position.
  ///
  /// A task is many words long; the shared content makes passing one around cost one word.
  public struct Snapshot: Equatable, Sendable {
    private final class Content: Sendable {
      let item: PlanItem
      let place: Place?
      let titleMaker: TitleMaker?

      init(_ item: PlanItem, _ place: Place?, _ titleMaker: TitleMaker?) {
        self.item = item
        self.place = place
        self.titleMaker = titleMaker
      }
    }

    private let content: Content

    public init(item: PlanItem, place: Place? = nil, titleMaker: TitleMaker? = nil) {
      content = Content(item, place, titleMaker)
    }

    public var item: PlanItem { content.item }
    /// The neighbours; set only if the change affects the position in the order.
    public var place: Place? { content.place }
    /// Who made the title; set only if the change affects that.
    public var titleMaker: TitleMaker? { content.titleMaker }

    public static func == (left: Snapshot, right: Snapshot) -> Bool {
      if left.content === right.content { return true }
      return left.place == right.place && left.titleMaker == right.titleMaker && left.item == right.item
    }
  }

  public var inverse: Change {
    switch self {
    case .task(let before, let after): .task(before: after, after: before)
    case .setting(let key, let before, let after): .setting(key, before: after, after: before)
    case .conflict(let number, let before, let after): .conflict(number, before: after, after: before)
    case .list(let list, let name, let isUsed): .list(list, name: name, isUsed: !isUsed)
    case .calendarBlocking(let list, let name, let before, let after):
      .calendarBlocking(list, name: name, before: after, after: before)
    case .eventBlocking(let key, let title, let before, let after):
      .eventBlocking(key, title: title, before: after, after: before)
    case .completion(let before, let after): .completion(before: after, after: before)
    case .newList(let before, let after): .newList(before: after, after: before)
    case .block(let before, let after): .block(before: after, after: before)
    }
  }
}

extension HistoryEntry.Draft {
  /// Tasks whose due day the user moved to a later day.
  public var postponed: [TaskID] { HistoryEntry.postponed(summary.kind, changes) }
}

extension HistoryEntry {
  /// Tasks whose due day the user moved to a later day.
  public var postponed: [TaskID] { Self.postponed(summary.kind, changes) }

  fileprivate static func postponed(_ kind: Kind, _ changes: [Change]) -> [TaskID] {
    guard kind == .edit else { return [] }
    var ids: [TaskID] = []
    for case .task(let before?, let after?) in changes {
      guard let old = before.item.due, let new = after.item.due, new.day > old.day else { continue }
      ids.append(after.item.id)
    }
    return ids
  }
}
