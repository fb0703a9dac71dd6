import TestSupport
import Testing

@testable import Domain

@Suite("Eight bytes at once")
struct EightBytesTests {
  /// Bytes close to each boundary value, in lengths from 0 to 40.
  private static let samples: [[UInt8]] = {
    let near: [UInt8] = [0, 1, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7E, 0x7F, 0x80, 0x81, 0xC3, 0xFF]
    var chance = SplitMix(seed: 20_261_122)
    return (0..<4_000).map { _ in
      (0..<Int.random(in: 0...40, using: &chance)).map { _ in near[Int.random(in: near.indices, using: &chance)] }
    }
  }()

  @Test("find and count the same as one after the other does")
  func same() {
    for bytes in Self.samples {
      for byte: UInt8 in [0, 0x20, 0x22, 0x7F, 0x80, 0xFF] {
        #expect(ByteCount.of(byte, in: bytes[...]) == bytes.count { $0 == byte })
      }
      let first = bytes.withUnsafeBytes { bytes in
        bytes.first(from: 0) { $0.below(0x20) | $0.equal(to: 0x5C) }
      }
      #expect(first == bytes.firstIndex { $0 < 0x20 || $0 == 0x5C } ?? bytes.count)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.holds(byte: 0x23) == text.utf8.contains(0x23))
    }
  }

  @Test("one line is known as such wherever it is cut")
  func lines() {
    for bytes in Self.samples {
      let text = String(decoding: bytes.map { $0 == 0 ? 0x61 : $0 }, as: UTF8.self)
      let words = text.unicodeScalars.split { OneLine.isBreak($0) }.map { String($0) }
      #expect(OneLine.folded(text) == words.joined(separator: " "))
    }
  }
}
