/// Rejects changes requested by other sites.
///
/// A browser sends the source of a POST in `Origin`, `Sec-Fetch-Site` or `Referer`; each one present must name this
/// server. A request with none of them comes from a program, not from a page, and still needs the session cookie, which
/// browsers never attach to requests from other sites (`SameSite=Strict`).
struct OriginCheck: Sendable {
  let hosts: HostCheck

  /// - Parameter host: the `Host` field, already checked.
  func accepts(host: String, origin: String?, site: String?, referrer: String?) -> Bool {
    if let site, site != "same-origin", site != "none" { return false }
    if let origin { return isOwn(origin, host: host) }
    if site != nil { return true }
    guard let referrer else { return true }
    return isOwn(originPart(of: referrer), host: host)
  }

  private func isOwn(_ origin: String, host: String) -> Bool {
    let origin = origin.lowercased()
    let host = host.lowercased()
    return origin == "http://\(host)" && !hosts.isSecure(host)
      || (hosts.isConfigured(host) && origin == "https://\(host)")
  }

  private func originPart(of address: String) -> String {
    let slashes = address.utf8.enumerated().filter { $0.element == UInt8(ascii: "/") }.map(\.offset)
    guard slashes.count > 2 else { return address }
    return String(decoding: address.utf8.prefix(slashes[2]), as: UTF8.self)
  }
}
