import CommandLine
import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Interactive focus mode in a terminal: one task at a time, controlled by single keys.
enum FocusSession {
  /// Runs the session. Returns false without doing anything if input or output is not a terminal, or if JSON is
  /// requested.
  static func run(_ context: CommandContext) throws -> Bool {
    guard isatty(0) == 1, isatty(1) == 1, !context.wantsJSON, let keys = Keyboard() else { return false }
    let act = FocusAct(context)
    var shown = try act.look()
    present(shown, nil, context)
    while true {
      guard let key = keys.next(within: 2_000) else {
        // Shows changes made by other programs.
        let scene = try act.look()
        if scene.isNews(after: shown) { present(scene, scene.notice, context) }
        shown = scene
        continue
      }
      if key == .quit { return true }
      do {
        guard let scene = try answer(key, shown, act, keys) else { continue }
        shown = scene
        present(scene, scene.notice, context)
      } catch {
        keys.release()
        _ = Failure(error).report(in: context.language)
        keys.grab()
      }
    }
  }

  private static func present(_ scene: FocusScene, _ notice: FocusNotice?, _ context: CommandContext) {
    context.printLine()
    if let notice { context.printLine(notice.sentence(in: context.language), .green) }
    context.show(scene)
    context.printLine(
      context.language(
        "space complete · s another · e edit · a add · del delete · u undo · t timer · q quit",
        "Leertaste erledigen · s andere · e ändern · a neu · Entf löschen · u zurück · t Timer · q beenden"), .dim)
    context.flush()
  }

  private static func answer(
    _ key: Keyboard.Key, _ scene: FocusScene, _ act: FocusAct, _ keys: Keyboard
  ) throws -> FocusScene? {
    let language = act.context.language
    switch (key, scene.card?.item) {
    case (.space, let item?): return try act.act(.complete(item.id, with: []))
    case (.delete, let item?) where item.recurrence != nil: return try act.act(.skip(item.id))
    case (.delete, let item?): return try act.act(.trash(item.id, with: []))
    case (.letter("s"), _): return try act.act(.shuffle(scene.card?.item.id))
    case (.letter("u"), _): return try act.act(.undo)
    case (.letter("t"), _): return try act.act(.timer(scene.timer.phase == .working ? .pause : .start))
    case (.letter("a"), _):
      guard let line = try keys.line(language("New task: ", "Neue Aufgabe: ")) else { return scene }
      return try act.act(.add(try act.draft(of: line)))
    case (.letter("e"), let item?):
      guard let line = try keys.line(language("New title: ", "Neuer Titel: ")) else { return scene }
      var edit = TaskEdit()
      edit.title = .set(line)
      return try act.act(.edit(item.id, edit))
    default: return nil
    }
  }
}

extension FocusScene {
  /// Whether the scene differs enough to be printed without user input; timer progress alone does not.
  fileprivate func isNews(after other: FocusScene) -> Bool {
    phase.name != other.phase.name || card?.item != other.card?.item || poolCount != other.poolCount
      || noticeNumber != other.noticeNumber || timer.phase != other.timer.phase
  }
}

/// Single-key input from the terminal. Restores the terminal settings on deinit.
final class Keyboard {
  enum Key: Equatable {
    case space, delete, quit
    case letter(Character)
    case other
  }

  private let usual: termios
  /// Bytes read but not yet consumed.
  private var ahead: [UInt8] = []

  /// Returns nil if the terminal does not support single-key input.
  init?() {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return nil }
    usual = settings
    grab()
  }

  deinit { release() }

  func grab() {
    var settings = usual
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSANOW, &settings)
  }

  func release() {
    var settings = usual
    tcsetattr(0, TCSANOW, &settings)
  }

  /// Returns the next key; nil if no key is pressed within the given milliseconds.
  func next(within milliseconds: Int32) -> Key? {
    if ahead.isEmpty {
      var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, milliseconds) > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(0, &bytes, bytes.count)
      guard count > 0 else { return .quit }
      ahead = Array(bytes[..<count])
    }
    return take()
  }

  private func take() -> Key {
    // The escape sequence of the Delete key: ESC [ 3 ~.
    let delete: [UInt8] = [0x1B, 0x5B, 0x33, 0x7E]
    if ahead.starts(with: delete) {
      ahead.removeFirst(delete.count)
      return .delete
    }
    let byte = ahead.removeFirst()
    switch byte {
    case 0x20: return .space
    // The length of an unknown escape sequence cannot be determined, so the rest is dropped.
    case 0x1B:
      ahead = []
      return .other
    // Ctrl-C and Ctrl-D.
    case UInt8(ascii: "q"), 0x03, 0x04: return .quit
    case ..<0x80: return .letter(Character(Unicode.Scalar(byte)))
    default: return .other
    }
  }

  /// Prompts for a line; nil if it is empty. Keys typed before the prompt appeared are part of the answer.
  func line(_ question: String) throws -> String? {
    release()
    defer { grab() }
    let end = ahead.firstIndex(of: UInt8(ascii: "\n")) ?? ahead.count
    let isWhole = end < ahead.count
    var line = String(decoding: ahead[..<end], as: UTF8.self)
    ahead.removeFirst(isWhole ? end + 1 : end)
    var output = Output(descriptor: 1, terminal: .of())
    output.write(question + line + (isWhole ? "\n" : ""))
    output.flush()
    if !isWhole { line += try FileBytes.firstLine(of: 0) }
    return OneLine.isBlank(line) ? nil : line
  }
}
