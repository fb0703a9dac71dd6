import Domain
import ICalendar

/// The names of the properties by which an event says that it is a block.
enum BlockProperty {
  static let task = "X-ZEITBLOCK-TASK"
  static let relation = "X-ZEITBLOCK-TASK"
  static let pinned = "X-ZEITBLOCK-PINNED"
}

/// What an event says about the task it is for. Servers and other programs lose one or the other of these.
struct BlockLink: Equatable {
  /// The hash of the task's UID in the event's own UID.
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

  /// The task: the one whose UID has the hash; without a hash, or when nobody has it, the one that is named.
  func task(known find: (_ hash: String) -> TaskID?) -> TaskID? {
    if let hash {
      let named = [related, encoded].compactMap { $0 }.first { ShortHash.digits(of: $0.text) == hash }
      if let found = named ?? find(hash) { return found }
    }
    return related ?? encoded
  }
}
