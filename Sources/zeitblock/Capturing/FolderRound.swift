import CommandLine
import Domain
import DropFolder
import Storage
import Sync

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that cannot be used, with the `errno`.
struct UnusableFolder: Error, Equatable {
  let path: String
  let code: Int32

  static func linked(in language: Language) -> String {
    language(
      "The file also has a name in another folder (a hard link) and was not read; drop a copy of it.",
      "Die Datei hat noch einen Namen in einem anderen Ordner (harter Link) und wurde nicht gelesen; lege eine Kopie hinein."
    )
  }

  static func tooLarge(in language: Language) -> String {
    let limit = DropFolder.largest / 1_000_000
    return language(
      "The file is larger than \(limit) MB; make it smaller and put it back into the folder.",
      "Die Datei ist größer als \(limit) MB; verkleinere sie und lege sie wieder in den Ordner.")
  }
}

extension Failure {
  static func of(_ error: UnusableFolder) -> Failure {
    Failure(error.code == EACCES || error.code == EPERM ? .denied : .storage) { language in
      let path = language.quoted(error.path)
      return language(
        """
        Can’t use the folder \(path) (\(systemText(error.code))); its files are unchanged. Check the path and \
        permissions.
        """,
        """
        Der Ordner \(path) ist nicht nutzbar (\(systemText(error.code))); seine Dateien sind unverändert. Prüfe Pfad \
        und Rechte.
        """)
    }
  }
}

/// One scan of a folder: captures the files that are complete.
struct FolderRound {
  let intake: FolderIntake

  /// - Parameter tell: called for each file with its outcome.
  /// - Throws: errors that affect all files; files not yet captured stay in the folder.
  func run(_ tell: (DroppedFile, FolderIntake.Fate) -> Void) throws {
    let files: [DroppedFile]
    do {
      files = try intake.folder.look()
    } catch .unusable(let code) {
      throw UnusableFolder(path: intake.folder.path, code: code)
    }
    if files.isEmpty { return }
    // If another program holds the lock, it captures the same files.
    guard let lock = intake.folder.lock() else { return }
    defer { withExtendedLifetime(lock) {} }
    do {
      try intake.folder.prepare()
    } catch .unmoved(let code) {
      throw UnusableFolder(path: intake.folder.path, code: code)
    }
    for file in files { tell(file, try intake.take(file)) }
  }
}

/// Validates the path of a drop folder.
enum DropFolderPath {
  /// Returns the absolute path.
  /// - Throws: `UnusableFolder` if the path does not exist or is not a directory.
  static func checked(_ path: String) throws -> String {
    let absolute = FileBytes.absolute(path)
    var status = stat()
    guard stat(absolute, &status) == 0 else { throw UnusableFolder(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw UnusableFolder(path: path, code: ENOTDIR) }
    return absolute
  }
}
