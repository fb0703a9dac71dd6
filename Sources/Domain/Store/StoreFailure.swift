/// Why a store could not read or write. Carries facts; words are added at the edge.
public enum StoreFailure: Error, Equatable, Sendable {
  /// Another process held the store longer than we wait.
  case busy
  /// No room left on the device.
  case full
  /// The file or its directory may not be written.
  case readOnly
  /// The file may not be opened or is no directory we can use; the path tells which.
  case cannotOpen(path: String)
  /// The file is damaged or no database at all.
  case corrupt
  /// The file was written by a newer program; the number is its schema version.
  case newerSchema(Int)
  /// Anything else, with the store's own code.
  case other(code: Int32)
}
