#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A complete file in a drop folder.
public struct DroppedFile: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case mail, text, link

    /// Returns nil for other file types, which are ignored.
    init?(_ name: FileName) {
      switch name.ending {
      case "eml": self = .mail
      case "txt": self = .text
      case "url", "webloc", "desktop": self = .link
      default: return nil
      }
    }
  }

  public let name: FileName
  public let kind: Kind
  let state: FileState

  /// The file name without its extension.
  public var title: String { String(decoding: name.stem, as: UTF8.self) }

  /// Returns values that identify this file: name, time and content. The same file dropped again has another time.
  public func identity(_ content: String) -> [String] { ["file", name.text, "\(state.changedAt)", content] }

  /// Whether a read error may be gone at the next scan, because the file changed or was removed.
  public static func mayPass(_ code: Int32) -> Bool { code == EAGAIN || code == ENOENT || code == EINTR }

  /// Reads the whole file.
  ///
  /// - Throws: `.tooLarge`, `.linked` or `.unreadable`, the latter also if the file changed during reading.
  public func bytes(in folder: DropFolder) throws(DropFailure) -> [UInt8] {
    guard state.size <= DropFolder.largest else { throw .tooLarge }
    let descriptor = open(name.below(folder.path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
    guard status.st_nlink <= 1 else { throw .linked }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(state.size)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= state.size {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { break }
      if count > 0 {
        bytes.append(contentsOf: piece[..<count])
      } else if errno != EINTR {
        throw .unreadable(errno)
      }
    }
    guard fstat(descriptor, &status) == 0, FileState(status) == state, bytes.count == state.size else {
      throw .unreadable(EAGAIN)
    }
    return bytes
  }
}
