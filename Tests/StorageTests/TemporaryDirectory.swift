import Foundation
import Glibc
import Storage

/// A data directory of one test, removed with everything in it when the test ends.
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/zeitblock-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure.cannotMake(errno) }
    path = template.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  deinit {
    // What cannot be removed is left to the system's temporary directory.
    try? FileManager.default.removeItem(atPath: path)
  }

  enum Failure: Error {
    case cannotMake(Int32)
  }

  var data: DataDirectory {
    DataDirectory(path: path + "/data")
  }
}

/// The permission bits of a file; nil when there is none.
func mode(of path: String) -> mode_t? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return status.st_mode & 0o777
}

func write(_ bytes: [UInt8], to path: String) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  defer { close(descriptor) }
  _ = write(descriptor, bytes, bytes.count)
}

func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}
