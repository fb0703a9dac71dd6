internal import CMicroHTTPD

/// A wake pipe for a waiting thread.
final class WakePipe: Sendable {
  private let reading: Int32
  let writing: Int32

  /// Returns nil if the process has no file descriptors left.
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

  /// Waits until the pipe is written to, forever if `milliseconds` is nil. Returns false after the timeout or a signal.
  func wait(milliseconds: Int? = nil) -> Bool {
    http_wait(reading, Int32(clamping: milliseconds ?? -1)) != 0
  }
}
