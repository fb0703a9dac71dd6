internal import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Processes many values on as many threads as there are processors, at most four.
enum Parallel {
  /// Returns the results of `body` in the order of the inputs.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let line = ParallelLine(body)
    for input in inputs { line.add(input) }
    return line.results()
  }
}

/// Processes values on other threads while they arrive, and finally on the calling thread too.
///
/// A caller that does not ask for the results must call `close`; until then, the threads wait for more values.
final class ParallelLine<Input: Sendable, Output: Sendable>: Sendable {
  fileprivate struct State {
    var coming: [Input] = []
    var parts: [[Input]] = []
    var next = 0
    var done: [[Output]?] = []
    var left = 0
    var threads = 1
    var isClosed = false
  }

  /// The number of values per unit of work; fewer are not worth a thread.
  private static var part: Int { 128 }
  private static var mostThreads: Int { min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 4) }

  private let state = Mutex(State())
  private let body: @Sendable (Input) -> Output
  private let bell = Sleeper()

  init(_ body: @escaping @Sendable (Input) -> Output) { self.body = body }

  func add(_ input: Input) {
    let isPart = state.withLock { state in
      state.coming.append(input)
      guard state.coming.count == Self.part else { return false }
      state.endPart()
      return true
    }
    guard isPart else { return }
    bell.ring()
    startAnother()
  }

  /// Waits for all values and returns the results in order.
  func results() -> [Output] {
    close()
    perform()
    while true {
      let ticket = bell.ticket
      if state.withLock({ $0.left == 0 }) { break }
      bell.sleep(milliseconds: 1_000, unless: ticket)
    }
    return state.withLock { state in
      var all: [Output] = []
      for part in state.done { all += part ?? [] }
      state = State(isClosed: true)
      return all
    }
  }

  /// Marks the end of the input.
  func close() {
    state.withLock { state in
      state.endPart()
      state.isClosed = true
    }
    bell.ring()
  }

  private func startAnother() {
    let isWanted = state.withLock { state in
      guard state.threads < min(state.left + 1, Self.mostThreads) else { return false }
      state.threads += 1
      return true
    }
    guard isWanted, !startThread({ self.performUntilClosed() }) else { return }
    state.withLock { $0.threads -= 1 }
  }

  private func performUntilClosed() {
    while true {
      let ticket = bell.ticket
      perform()
      if state.withLock({ $0.isClosed }) { return }
      bell.sleep(milliseconds: 1_000, unless: ticket)
    }
  }

  private func perform() {
    while let (number, inputs) = state.withLock({ $0.take() }) {
      let made = inputs.map(body)
      let isLast = state.withLock { state in
        state.done[number] = made
        state.left -= 1
        return state.left == 0
      }
      if isLast { bell.ring() }
    }
  }
}

extension ParallelLine.State {
  mutating func endPart() {
    guard !coming.isEmpty else { return }
    parts.append(coming)
    done.append(nil)
    left += 1
    coming.removeAll()
  }

  mutating func take() -> (number: Int, inputs: [Input])? {
    guard next < parts.count else { return nil }
    defer {
      parts[next] = []
      next += 1
    }
    return (next, parts[next])
  }
}
