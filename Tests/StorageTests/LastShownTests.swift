import Domain
import Storage
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct TasksShownLast {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.data.create()
  }

  private var shown: LastShown { LastShown(in: directory.data) }
  private var path: String { directory.data.path + "/last-shown" }

  private func write(_ text: String, _ mode: String = "w") throws {
    let file = try #require(fopen(path, mode))
    fwrite(Array(text.utf8), 1, text.utf8.count, file)
    fclose(file)
  }

  @Test func aTaskIsFoundByItsPositionAndThePositionByTheTask() throws {
    let tasks = (1...5_000).map { TaskID("task-\($0)") }
    try shown.remember(tasks)
    let found = shown.shown()
    #expect(found.count == 5_000)
    #expect(found.task(at: 1) == TaskID("task-1"))
    #expect(found.task(at: 4_711) == TaskID("task-4711"))
    #expect(found.task(at: 0) == nil)
    #expect(found.task(at: 5_001) == nil)
    #expect(found.position(of: TaskID("task-4999")) == 4_999)
    #expect(found.position(of: TaskID("task-49")) == 49)
    #expect(found.position(of: TaskID("task-")) == nil)
  }

  @Test func oneMoreStandsBehindTheOthers() throws {
    try shown.remember([TaskID("a"), TaskID("b")])
    #expect(try shown.add(TaskID("c")) == 3)
    #expect(try shown.add(TaskID("longer than any that was shown before")) == 4)
    #expect(try shown.add(TaskID("d")) == 5)
    #expect(shown.tasks().map { $0.text } == ["a", "b", "c", "longer than any that was shown before", "d"])
  }

  @Test func nothingIsAddedWhileNoListWasShown() throws {
    #expect(try shown.add(TaskID("a")) == nil)
    try shown.remember([])
    #expect(try shown.add(TaskID("a")) == nil)
    #expect(shown.tasks().isEmpty)
  }

  @Test func namesOfAnyLengthAreKept() throws {
    let long = TaskID(String(repeating: "ü", count: 5_000))
    try shown.remember([TaskID("a"), long])
    #expect(shown.tasks() == [TaskID("a"), long])
    #expect(shown.shown().position(of: long) == 2)
    #expect(try shown.add(TaskID("b")) == 3)
    #expect(shown.shown().task(at: 3) == TaskID("b"))
  }

  @Test func aFileOfAnEarlierVersionIsRead() throws {
    try write("a\0ü\0")
    #expect(shown.shown().task(at: 2) == TaskID("ü"))
    #expect(try shown.add(TaskID("c")) == 3)
    #expect(shown.tasks() == [TaskID("a"), TaskID("ü"), TaskID("c")])
  }

  @Test func aTaskThatWasNotWrittenWholeIsNone() throws {
    try shown.remember([TaskID("a"), TaskID("b")])
    try write("half", "a")
    #expect(shown.shown().count == 2)
    #expect(try shown.add(TaskID("c")) == 3)
    #expect(shown.tasks() == [TaskID("a"), TaskID("b"), TaskID("c")])
  }
}
