/// Either keeps a field or sets it, so that setting nil differs from leaving the field unchanged.
public enum Edit<Value: Equatable & Sendable>: Equatable, Sendable {
  case keep
  case set(Value)

  public func applied(to value: inout Value) {
    if case .set(let new) = self { value = new }
  }
}

/// The fields of a new task as entered, not yet checked.
public struct TaskDraft: Equatable, Sendable {
  /// The id of the new task; nil creates one. Adding the same draft again under the same id has no effect.
  public var id: TaskID?
  public var title: String
  public var notes: String?
  public var list: ListID?
  public var importance: Importance = .low
  public var urgency: Urgency = .notUrgent
  public var grade: Grade?
  public var subPriority: Int?
  /// The position among the open numbered A tasks, counted from 1; other tasks make room. Takes precedence over
  /// `subPriority`.
  public var number: Int?
  public var type: TaskType = .maintenance
  public var tags: [String] = []
  public var due: Due?
  public var notBefore: Day?
  /// Minutes, checked against 1…1440.
  public var manualDuration: Int?
  public var recurrence: Recurrence?
  public var parent: TaskID?
  public var delegatedTo: String?
  public var sourceURL: String?

  public init(title: String) {
    self.title = title
  }
}

/// Changes to the fields of one task.
public struct TaskEdit: Equatable, Sendable {
  /// How a changed due day affects a recurring task.
  public enum Scope: Equatable, Sendable {
    /// The recurrence continues from the new day.
    case series
    /// Moves only the current occurrence; the next one keeps its day.
    case occurrence
  }

  public var scope = Scope.series
  public var title: Edit<String> = .keep
  public var notes: Edit<String?> = .keep
  public var list: Edit<ListID> = .keep
  public var importance: Edit<Importance> = .keep
  public var urgency: Edit<Urgency> = .keep
  public var grade: Edit<Grade?> = .keep
  public var subPriority: Edit<Int?> = .keep
  /// The position among the open numbered A tasks, counted from 1; other tasks make room. Takes precedence over
  /// `subPriority`.
  public var number: Int?
  public var type: Edit<TaskType> = .keep
  public var tags: Edit<[String]> = .keep
  public var due: Edit<Due?> = .keep
  public var notBefore: Edit<Day?> = .keep
  public var manualDuration: Edit<Int?> = .keep
  public var recurrence: Edit<Recurrence?> = .keep
  public var parent: Edit<TaskID?> = .keep
  public var delegatedTo: Edit<String?> = .keep
  public var sourceURL: Edit<String?> = .keep

  public init() {}
}
