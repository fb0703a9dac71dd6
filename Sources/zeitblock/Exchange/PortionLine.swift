import Domain
import Storage
import Synchronization

/// Parses a large `task export` file on a second thread; the calling thread joins in as soon as it is idle.
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

  /// Parses portions that no other thread has claimed until none are left.
  func work() {
    while let number = state.withLock({ $0.take() }) {
      let portion = file.portion(number)
      state.withLock { state in
        state.portions[number] = portion
        if portion == nil { state.isMalformed = true }
      }
    }
  }

  /// Returns nil if the file must be parsed as a whole.
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
  /// A file that is being parsed in the background.
  struct Reading {
    fileprivate let bytes: [UInt8]
    fileprivate let line: PortionLine?
    fileprivate let thread: Future<Void>?
  }

  /// Starts parsing a file in the background if its format allows it. Errors surface in `finish`.
  static func begin(_ bytes: [UInt8], as format: ExchangeFormat?, named name: String?) -> Reading {
    let whole = Reading(bytes: bytes, line: nil, thread: nil)
    guard (format ?? ExchangeFormat.detected(in: bytes, named: name)) == .taskwarrior else { return whole }
    let context = ExchangeContext(environment: .live(), fileName: name)
    guard let file = TaskwarriorFile(bytes, parts: parts, context) else { return whole }
    let line = PortionLine(file)
    return Reading(bytes: bytes, line: line, thread: Future { line.work() })
  }

  static func finish(
    _ reading: Reading, as format: ExchangeFormat?, _ context: ExchangeContext
  ) throws(ExchangeFailure) -> ParsedFile {
    reading.line?.work()
    reading.thread?.value
    // The program exits soon after, so freeing the many small objects would only cost time.
    _ = reading.line.map { Unmanaged.passRetained($0) }
    if let portions = reading.line?.portions() { return Taskwarrior.parsedFile(of: portions, context) }
    return try read(reading.bytes, as: format, context)
  }

  /// The number of portions per file: enough that no thread waits long for another thread's last one.
  private static let parts = 32
}
