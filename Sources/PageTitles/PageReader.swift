public import Domain
internal import HTTPClient

/// Reads the title of a page on the public Internet. The URL is untrusted.
///
/// Never throws. Blocks the calling thread for at most three and a half seconds. Sends no cookie, referrer or other
/// data that identifies the user, and uses no proxy, which would hide the target address.
public struct PageReader: Sendable {
  let limits: PageLimits
  let judge: @Sendable (NetworkAddress) -> Bool
  let isStopping: (@Sendable () -> Bool)?

  /// - Parameter isStopping: polled while waiting; true cancels the request.
  public init(isStopping: (@Sendable () -> Bool)? = nil) {
    self.init(limits: PageLimits(), judge: PageAddress.mayBeAsked, isStopping: isStopping)
  }

  /// For tests with local servers.
  init(
    limits: PageLimits, judge: @escaping @Sendable (NetworkAddress) -> Bool, isStopping: (@Sendable () -> Bool)? = nil
  ) {
    self.limits = limits
    self.judge = judge
    self.isStopping = isStopping
  }

  /// Returns the title of the page at a URL, or the reason why there is none.
  public func title(of url: String) -> PageTitle {
    do {
      return .title(try read(url))
    } catch {
      return .none(error.words)
    }
  }

  private func read(_ url: String) throws(PageRefusal) -> String {
    let end = Deadline(in: limits.duration)
    guard url.utf8.count <= limits.addressBytes, let address = ServerURL(url) else { throw .badAddress }
    let page = try page(at: address, until: Deadline(in: limits.fetching))
    let head = PageHead(page: page.bytes, header: page.charset) { !end.isOver }
    return try head.chosenTitle(hosts: [address.origin.host, page.host])
  }
}
