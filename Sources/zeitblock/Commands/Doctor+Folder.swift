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
  /// Checks the drop folder, if one is set.
  func examineFolder() throws {
    let path = try context.read { reader throws(PlannerFailure) in try reader.setting(.captureFolder) } ?? ""
    guard !path.isEmpty else { return }
    let language = context.language
    let name = language.quoted(printable(path))
    let code = fault(of: path)
    note(
      Finding(
        name: "folder", isGood: code == 0,
        text: code == 0
          ? language(
            "a running server turns files in \(name) into tasks",
            "ein laufender Server macht Dateien in \(name) zu Aufgaben")
          : language(
            "can’t use the folder \(name) (\(Failure.systemText(code)))",
            "der Ordner \(name) ist nicht nutzbar (\(Failure.systemText(code)))"),
        remedy: code == 0
          ? ""
          : language(
            "create it or check its permissions; zeitblock settings captureFolder DIR sets another",
            "lege ihn an oder prüfe seine Rechte; zeitblock settings captureFolder ORDNER setzt einen anderen")))
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
          "read the reason next to each file, then put the file back into the folder or delete it",
          "lies den Grund neben jeder Datei, dann lege sie wieder in den Ordner oder lösche sie")))
  }

  /// Returns the `errno`, or 0 if the folder is usable.
  private func fault(of path: String) -> Int32 {
    var status = stat()
    if stat(path, &status) != 0 { return errno }
    if status.st_mode & S_IFMT != S_IFDIR { return ENOTDIR }
    return access(path, R_OK | W_OK | X_OK) == 0 ? 0 : errno
  }
}
