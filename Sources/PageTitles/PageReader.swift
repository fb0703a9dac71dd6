public import Domain
internal import HTTPClient

/// Asks a page of the public Internet for its title: carefully, for the address may come from anybody.
///
/// Never throws. Blocks the calling thread for no longer than three and a half seconds. Sends no cookie, no referrer and
/// nothing else that tells who asks, and goes through no proxy, which would hide where it leads.
public struct PageReader: Sendable {
  let limits: PageLimits
  let judge: @Sendable (NetworkAddress) -> Bool
  let isStopping: (@Sendable () -> Bool)?

  /// - Parameter isStopping: asked while waiting; true ends it.
  public init(isStopping: (@Sendable () -> Bool)? = nil) {
    self.init(limits: PageLimits(), judge: PageAddress.mayBeAsked, isStopping: isStopping)
  }

  /// For tests, whose servers are on this machine.
  init(
    limits: PageLimits, judge: @escaping @Sendable (NetworkAddress) -> Bool, isStopping: (@Sendable () -> Bool)? = nil
  ) {
    self.limits = limits
    self.judge = judge
    self.isStopping = isStopping
  }

  /// The title of the page at an address, or why there is none.
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
