import Domain
import ICalendar

/// The properties that mark an event as a time block.
enum BlockProperty {
  static let task = "X-ZEITBLOCK-TASK"
  static let relation = "X-ZEITBLOCK-TASK"
  static let pinned = "X-ZEITBLOCK-PINNED"
}

/// An event's references to its task. Servers and other programs may drop some of them.
struct BlockLink: Equatable {
  /// The hash of the task's UID, contained in the event's own UID.
  let hash: String?
  let related: TaskID?
  let encoded: TaskID?
  let isOurs: Bool

  init(_ event: Component) {
    let id = BlockID(event.text("UID") ?? "")
    hash = id.taskHash
    related = event.all("RELATED-TO").first {
      $0.parameter("RELTYPE")?.uppercased() == BlockProperty.relation
    }.flatMap { $0.text.isEmpty ? nil : TaskID($0.text) }
    encoded = event.text(BlockProperty.task).flatMap { Base64URL.decoded($0) }.flatMap {
      $0.isEmpty ? nil : TaskID($0)
    }
    isOurs = id.isOurs || related != nil || encoded != nil
  }

  /// Returns the task whose UID has the hash; without a hash, or if no task has it, the referenced task.
  func task(known find: (_ hash: String) -> TaskID?) -> TaskID? {
    if let hash {
      let named = [related, encoded].compactMap { $0 }.first { ShortHash.digits(of: $0.text) == hash }
      if let found = named ?? find(hash) { return found }
    }
    return related ?? encoded
  }
}
