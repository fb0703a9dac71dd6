internal import CCurl

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The two callbacks that can abort a transfer: a check of each address before connecting, and a check for shutdown.
final class CurlGuard {
  typealias Judge = @Sendable (NetworkAddress) -> Bool

  private(set) var hasRefused = false
  private(set) var hasStopped = false
  private let judge: Judge?
  private let isStopping: (@Sendable () -> Bool)?

  init(judge: Judge?, isStopping: (@Sendable () -> Bool)?) {
    self.judge = judge
    self.isStopping = isStopping
  }

  /// Runs a transfer with the required callbacks installed.
  func watching(_ curl: UnsafeMutableRawPointer, _ transfer: () -> CURLcode) -> CURLcode {
    let address = Unmanaged.passUnretained(self).toOpaque()
    if isStopping != nil { _ = curl_shim_watch(curl, Self.watcher, address) }
    var guardian = curl_shim_guard(judge: Self.judge, context: address)
    return withUnsafeMutablePointer(to: &guardian) { guardian in
      if judge != nil { _ = curl_shim_judge_addresses(curl, guardian) }
      return withExtendedLifetime(self) { transfer() }
    }
  }

  private func allows(_ address: NetworkAddress) -> Bool {
    let isAllowed = judge?(address) ?? true
    if !isAllowed { hasRefused = true }
    return isAllowed
  }

  private func stops() -> Bool {
    hasStopped = isStopping?() ?? false
    return hasStopped
  }
}

extension CurlGuard {
  private static let judge: curl_shim_judge = { family, bytes, length, port, context in
    guard let context else { return false }
    let kind: NetworkAddress.Family = family == AF_INET ? .v4 : family == AF_INET6 ? .v6 : .other
    let address = NetworkAddress(
      family: kind, bytes: Array(UnsafeBufferPointer(start: bytes, count: length)), port: Int(port))
    return Unmanaged<CurlGuard>.fromOpaque(context).takeUnretainedValue().allows(address)
  }

  private static let watcher: curl_shim_watcher = { context, _, _, _, _ in
    guard let context else { return 0 }
    return Unmanaged<CurlGuard>.fromOpaque(context).takeUnretainedValue().stops() ? 1 : 0
  }
}
