internal import CMicroHTTPD

/// A pipe that wakes a waiting thread.
final class Bell: Sendable {
  private let reading: Int32
  let writing: Int32

  /// Nil when the process has no file descriptors left.
  init?() {
    var reading: Int32 = -1
    var writing: Int32 = -1
    guard http_pipe(&reading, &writing) == 0 else { return nil }
    self.reading = reading
    self.writing = writing
  }

  deinit {
    close(reading)
    close(writing)
  }

  func ring() {
    http_ring(writing)
  }

  /// Waits for a ring; without `milliseconds` for ever. False when the time passed, or a signal came, without one.
  func wait(milliseconds: Int? = nil) -> Bool {
    http_wait(reading, Int32(clamping: milliseconds ?? -1)) != 0
  }
}
