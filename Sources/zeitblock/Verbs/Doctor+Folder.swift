import CommandLine
import Domain
import DropFolder
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Examination {
  /// Looks at the folder whose files become tasks, where one is set.
  func examineFolder() throws {
    let path = try world.read { reader throws(PlannerFailure) in try reader.setting(.captureFolder) } ?? ""
    guard !path.isEmpty else { return }
    let language = world.language
    let name = language.quoted(printable(path))
    let code = fault(of: path)
    note(
      Finding(
        name: "folder", isGood: code == 0,
        text: code == 0
          ? language("files of \(name) become tasks while serving", "Dateien in \(name) werden beim Dienen zu Aufgaben")
          : language(
            "the folder \(name) cannot be used (\(Failure.systemText(code)))",
            "der Ordner \(name) ist nicht benutzbar (\(Failure.systemText(code)))"),
        remedy: code == 0
          ? ""
          : language(
            "make it, or mend its rights; zeitblock settings captureFolder DIR names another",
            "leg ihn an oder berichtige seine Rechte; zeitblock settings captureFolder ORDNER nennt einen anderen")))
    let failures = DropFolder(path).failures ?? 0
    guard failures > 0 else { return }
    let place = language.quoted(printable(path + "/" + DropFolder.failed))
    note(
      Finding(
        name: "failed", isGood: false,
        text: language(
          failures == 1 ? "1 file in \(place) became no task" : "\(failures) files in \(place) became no task",
          failures == 1
            ? "1 Datei in \(place) wurde keine Aufgabe" : "\(failures) Dateien in \(place) wurden keine Aufgabe"),
        remedy: language(
          "read the reasons beside them, then drop them again or remove them",
          "lies die Gründe daneben, dann leg sie wieder hinein oder entferne sie")))
  }

  /// The `errno`, or zero.
  private func fault(of path: String) -> Int32 {
    var status = stat()
    if stat(path, &status) != 0 { return errno }
    if status.st_mode & S_IFMT != S_IFDIR { return ENOTDIR }
    return access(path, R_OK | W_OK | X_OK) == 0 ? 0 : errno
  }
}
