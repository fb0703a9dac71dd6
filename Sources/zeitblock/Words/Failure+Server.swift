import CommandLine
import Domain
import Server

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Failure {
  static func of(_ error: AccessStoreError) -> Failure {
    Failure(.storage) { language in
      language(
        "Couldn’t save who has access; run zeitblock doctor.",
        "Der Zugriff ließ sich nicht speichern; starte zeitblock doctor.")
    }
  }

  static func of(_ error: ServerError) -> Failure {
    Failure(error.isDenied ? .denied : .network) { sentence(error, $0) }
  }

  private static func sentence(_ error: ServerError, _ language: Language) -> String {
    switch error {
    case .invalidAddress(let text):
      return language(
        "\(language.quoted(text)) isn’t an address to listen on; give one like 127.0.0.1 or ::1.",
        """
        \(language.quoted(text)) ist keine Adresse, auf der ein Server lauschen kann; gib eine wie 127.0.0.1 oder \
        ::1 an.
        """)
    case .cannotListen(_, let port, _) where error.isPortInUse:
      return language(
        "Port \(port) is in use; choose another with --port, or 0 for any free one.",
        "Port \(port) ist belegt; wähle einen anderen mit --port, oder 0 für einen beliebigen freien.")
    case .cannotListen(let address, let port, let code):
      return language(
        "Can’t listen on \(address), port \(port) (\(systemText(code))); choose others with --bind and --port.",
        """
        Der Server kann auf \(address), Port \(port), nicht lauschen (\(systemText(code))); wähle andere mit --bind \
        und --port.
        """)
    case .libraryMissing:
      return language(
        "The library libmicrohttpd is missing; install it, on Debian with apt install libmicrohttpd12.",
        "Die Bibliothek libmicrohttpd fehlt; installiere sie, unter Debian mit apt install libmicrohttpd12.")
    case .cannotStart(let code):
      return language(
        "The server couldn’t start (\(systemText(code))); run zeitblock doctor.",
        "Der Server ließ sich nicht starten (\(systemText(code))); starte zeitblock doctor.")
    case .alreadyStarted:
      return language("The server is already running.", "Der Server läuft schon.")
    }
  }
}

extension ServerError {
  /// Whether the user lacks the permission to open the port.
  fileprivate var isDenied: Bool {
    if case .cannotListen(_, _, let code) = self { return code == EACCES }
    return false
  }
}
