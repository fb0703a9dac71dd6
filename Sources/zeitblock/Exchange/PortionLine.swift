import Domain
import Storage
import Synchronization

/// A large file of `task export`, read by another thread, and by this one as soon as it has nothing better to do.
final class PortionLine: Sendable {
  fileprivate struct State {
    var next = 0
    var portions: [TaskwarriorPortion?]
    var isMalformed = false
  }

  private let file: TaskwarriorFile
  private let state: Mutex<State>

  init(_ file: TaskwarriorFile) {
    self.file = file
    state = Mutex(State(portions: Array(repeating: nil, count: file.partCount)))
  }

  /// Reads parts nobody else has taken, until there are none.
  func work() {
    while let number = state.withLock({ $0.take() }) {
      let portion = file.portion(number)
      state.withLock { state in
        state.portions[number] = portion
        if portion == nil { state.isMalformed = true }
      }
    }
  }

  /// Nil when the file has to be read as a whole.
  func portions() -> [TaskwarriorPortion]? {
    state.withLock { state in
      let all = state.portions.compactMap { $0 }
      return all.count == state.portions.count ? all : nil
    }
  }
}

extension PortionLine.State {
  fileprivate mutating func take() -> Int? {
    guard next < portions.count, !isMalformed else { return nil }
    defer { next += 1 }
    return next
  }
}

extension ExchangeFiles {
  /// A file that is being read while other things are done.
  struct Reading {
    fileprivate let bytes: [UInt8]
    fileprivate let line: PortionLine?
    fileprivate let thread: Meanwhile<Void>?
  }

  /// Begins to read a file where that needs nothing but the file. What is wrong with it is told at the end.
  static func begin(_ bytes: [UInt8], as format: ExchangeFormat?, named name: String?) -> Reading {
    let whole = Reading(bytes: bytes, line: nil, thread: nil)
    guard (format ?? ExchangeFormat.detected(in: bytes, named: name)) == .taskwarrior else { return whole }
    let context = ExchangeContext(environment: .live(), fileName: name)
    guard let file = TaskwarriorFile(bytes, parts: parts, context) else { return whole }
    let line = PortionLine(file)
    return Reading(bytes: bytes, line: line, thread: Meanwhile { line.work() })
  }

  static func finish(
    _ reading: Reading, as format: ExchangeFormat?, _ context: ExchangeContext
  ) throws(ExchangeFailure) -> Parcel {
    reading.line?.work()
    reading.thread?.value
    // The program ends soon after; until then, to give back each of its many pieces would only take time.
    _ = reading.line.map { Unmanaged.passRetained($0) }
    if let portions = reading.line?.portions() { return Taskwarrior.parcel(of: portions, context) }
    return try read(reading.bytes, as: format, context)
  }

  /// Into how many parts a file is cut: enough that no thread waits long for another one's last.
  private static let parts = 32
}
