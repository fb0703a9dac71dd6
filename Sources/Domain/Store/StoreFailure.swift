/// The reason why a store could not read or write, as facts without user-visible text.
public enum StoreFailure: Error, Equatable, Sendable {
  /// Another process held the store for longer than the timeout.
  case busy
  /// No room left on the device.
  case full
  /// The file or its directory is not writable.
  case readOnly
  /// The file cannot be opened, or the path is not a usable directory.
  case cannotOpen(path: String)
  /// The file is damaged or not a database.
  case corrupt
  /// A newer version of the program wrote the file; the number is its schema version.
  case newerSchema(Int)
  /// Any other failure, with the store's own error code.
  case other(code: Int32)
}
