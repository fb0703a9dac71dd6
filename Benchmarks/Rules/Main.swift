import Domain
import Sync

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Expands recurrence rules for measurements. Each line of the file is a rule, a start as `20260131T090000`, the zone of its
/// clock, and the instant to stop at in seconds since 1970, with tabs between them.
///
///     BenchmarkRules FILE          every rule's instants in a line of their own
///     BenchmarkRules FILE PASSES   how many there were in all passes, and how many nanoseconds they took
///
/// A pass begins with the text of each rule and ends with an instant for each of its occurrences.
@main
enum BenchmarkRules {
  static func main() {
    guard CommandLine.arguments.count >= 2, let text = contents(CommandLine.arguments[1]) else {
      fail("usage: BenchmarkRules FILE [PASSES]")
    }
    let questions = text.split(separator: "\n").map { Question($0) }
    guard let passes = CommandLine.arguments.dropFirst(2).first.flatMap({ Int($0) }) else {
      for question in questions { print(question.instants().map { "\($0)" }.joined(separator: " ")) }
      return
    }
    time(questions, passes)
  }

  private static func time(_ questions: [Question], _ passes: Int) {
    let clock = ContinuousClock()
    var count = 0
    let begin = clock.now
    for _ in 0..<passes {
      for question in questions { count += question.instants().count }
    }
    let taken = (clock.now - begin).components
    print(count, taken.seconds * 1_000_000_000 + taken.attoseconds / 1_000_000_000)
  }

  private static func contents(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func fail(_ sentence: String) -> Never {
    let bytes = Array((sentence + "\n").utf8)
    _ = write(2, bytes, bytes.count)
    exit(2)
  }
}
