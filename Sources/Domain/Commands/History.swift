/// One step that can be taken back: what was before and what came of it.
public struct HistoryEntry: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case add, edit, complete, record, skip, reopen, delete, move, setting, loadSamples, removeSamples, receive, settle,
      restore
    /// A list was chosen.
    case use
    /// A list was left out.
    case unuse
    case calendarBlocking, eventBlocking
    case schedule, reschedule, unschedule
    /// A proposed plan was accepted.
    case plan
    case grade, delegate
    /// A task that was given to somebody is done here again.
    case takeBack
    /// Tasks came from a file.
    case bringIn
    /// A title was made better, by nobody's hand.
    case improveTitle
    /// A title was made better because a person asked for it then.
    case improveTitleOnRequest
    /// A task got the title back it came with.
    case restoreTitle
  }

  /// What a person recognises a step by.
  public struct Summary: Equatable, Sendable {
    public var kind: Kind
    /// Title of the first task or the event concerned, or name of the list; empty for settings.
    public var title: String
    /// Tasks, or time blocks, concerned.
    public var count: Int

    public init(kind: Kind, title: String, count: Int) {
      self.kind = kind
      self.title = title
      self.count = count
    }
  }

  /// An entry without what it changed.
  public struct Head: Equatable, Sendable {
    public var number: Int64
    public var summary: Summary

    public init(number: Int64, summary: Summary) {
      self.number = number
      self.summary = summary
    }
  }

  /// An entry as a list of them shows it.
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

  /// An entry that has no number yet.
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

/// Before and after of one thing; read backwards it is its own inverse.
///
/// Steps of many tasks are handed around: boxed, each is one word.
public indirect enum Change: Equatable, Sendable {
  /// A task appeared (no before), changed, or vanished (no after).
  case task(before: Snapshot?, after: Snapshot?)
  case setting(SettingKey, before: String?, after: String?)
  /// A conflict was settled, or is open again.
  case conflict(Int64, before: Conflict.Choice?, after: Conflict.Choice?)
  /// A list was chosen or left out; `name` is what it was called then.
  case list(ListID, name: String, isUsed: Bool)
  /// Which events of a calendar block; `name` is what it was called then.
  case calendarBlocking(ListID, name: String, before: EventBlocking, after: EventBlocking)
  /// Whether an event blocks, as a person said it; `title` is what it was called then.
  case eventBlocking(EventKey, title: String, before: Bool?, after: Bool?)
  /// A list was made (no before) or taken away again (no after).
  case newList(before: SourceList?, after: SourceList?)
  /// An occurrence of a recurring task was done or left out (no before), or no longer is (no after).
  case completion(before: Completion?, after: Completion?)
  /// A time block appeared (no before), changed, or vanished (no after).
  case block(before: TimeBlock?, after: TimeBlock?)

  /// A task and where it stood.
  ///
  /// A task is many words long; handing it around within a step costs one.
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
    /// Neighbours; given only when the change is about the place in the order.
    public var place: Place? { content.place }
    /// Who made the title; given only when the change is about that.
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
  /// Tasks whose due day a person moved to a later one.
  public var postponed: [TaskID] { HistoryEntry.postponed(summary.kind, changes) }
}

extension HistoryEntry {
  /// Tasks whose due day a person moved to a later one.
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
