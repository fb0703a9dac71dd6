internal import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on many values by as many threads as there are processors, four at most.
enum Parallel {
  /// Values a thread takes at once; fewer than two such parts are not worth a thread.
  private static let part = 128

  /// What `body` makes of each value, in their order.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let parts = (inputs.count + part - 1) / part
    let threads = min(parts, processors, 4)
    guard parts > 1, threads > 1 else { return inputs.map(body) }
    let work = ParallelWork(parts: parts) { number in
      inputs[(number * part)..<min((number + 1) * part, inputs.count)].map(body)
    }
    for _ in 1..<threads {
      guard startThread({ work.perform() }) else { break }
    }
    work.perform()
    return work.results()
  }

  private static var processors: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// Parts of some work, each done once by whichever thread comes first.
private final class ParallelWork<Output: Sendable>: Sendable {
  private struct State {
    var next = 0
    var done: [[Output]?]
    var left: Int
  }

  private let state: Mutex<State>
  private let parts: Int
  private let body: @Sendable (Int) -> [Output]
  private let bell = Sleeper()

  init(parts: Int, _ body: @escaping @Sendable (Int) -> [Output]) {
    self.parts = parts
    self.body = body
    state = Mutex(State(done: Array(repeating: nil, count: parts), left: parts))
  }

  func perform() {
    while let number = take() {
      let made = body(number)
      let isLast = state.withLock { state in
        state.done[number] = made
        state.left -= 1
        return state.left == 0
      }
      if isLast { bell.ring() }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < parts else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Waits for the parts other threads are at.
  func results() -> [Output] {
    while true {
      let ticket = bell.ticket
      if state.withLock({ $0.left == 0 }) { break }
      bell.sleep(milliseconds: 1_000, unless: ticket)
    }
    return state.withLock { state in
      var all: [Output] = []
      for part in state.done { all += part ?? [] }
      state.done = []
      return all
    }
  }
}
