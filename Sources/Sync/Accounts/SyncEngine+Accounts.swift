internal import CalDAV
public import Domain
internal import HTTPClient
internal import Storage

/// The source of an account's password.
public enum AccountSecret: Sendable, Equatable {
  case password(String)
  /// A command line for `/bin/sh` that prints the password as its first line; the secret itself is not stored.
  case command(String)

  var stored: Account.Secret {
    switch self {
    case .password(let text): .password(text)
    case .command(let text): .command(text)
    }
  }
}

/// The user's input for a new account.
public struct NewAccount: Sendable {
  /// An address, a host or an e-mail address.
  public var address: String
  public var user: String
  public var secret: AccountSecret
  /// A file of certificate authorities to trust instead of the system's.
  public var certificateFile: String?
  /// Other hosts that may receive the password, as `https://host` or as reported by `.otherHosts`.
  public var trustedHosts: [String]
  /// Whether the password may be sent to another machine unencrypted. An `http` address in `trustedHosts` allows it for
  /// that host.
  public var allowsPlainHTTP = false

  public init(
    address: String, user: String, secret: AccountSecret, certificateFile: String? = nil, trustedHosts: [String] = []
  ) {
    self.address = address
    self.user = user
    self.secret = secret
    self.certificateFile = certificateFile
    self.trustedHosts = trustedHosts
  }

  public init(
    address: String, user: String, password: String, certificateFile: String? = nil, trustedHosts: [String] = []
  ) {
    self.init(
      address: address, user: user, secret: .password(password), certificateFile: certificateFile,
      trustedHosts: trustedHosts)
  }
}

/// A newly added account with its lists and calendars.
public struct AddedAccount: Sendable, Equatable {
  public var id: String
  public var lists: [SourceList]
}

extension SyncEngine {
  /// Finds the account's lists and calendars, checks the password, and stores the account. Does not read tasks yet.
  /// - Throws: a `SyncFailure`, in which case nothing was stored.
  public func addAccount(_ new: NewAccount) throws(SyncFailure) -> AddedAccount {
    let environment = surroundings.environment()
    var account = Account(
      id: "", url: new.address, user: new.user, secret: new.secret.stored,
      certificateFile: new.certificateFile, createdAt: environment.now,
      zone: surroundings.zones().localZone)
    if let file = new.certificateFile { try AuthorityFile.check(file) }
    let discovery = try discover(&account, new)
    let calendars = discovery.calendars.filter { SourceList.Contents($0) != nil }
    if calendars.isEmpty, !discovery.untrustedHomes.isEmpty {
      throw .otherHosts(discovery.untrustedHomes.map(\.origin.description))
    }
    if calendars.isEmpty { throw .noTaskLists(address: ServerURL(account.url)?.description ?? account.url) }
    account.principal = discovery.principal.description
    account.homes = discovery.homes.map(\.description)
    return AddedAccount(id: account.id, lists: try store(account, calendars, environment))
  }

  /// Tries the addresses from the domain's service records in order, then the user's input, because a record may be out
  /// of date. If all fail, throws the first failure.
  private func discover(_ account: inout Account, _ new: NewAccount) throws(SyncFailure) -> Discovery {
    let (addresses, strangers) = addresses(of: new)
    let transport = surroundings.transport(account)
    var failure: SyncFailure?
    for address in addresses {
      account.url = address
      try refusePlainHTTP(address, new)
      do throws(SyncFailure) {
        return try discover(&account, trusting: new.trustedHosts, over: transport)
      } catch {
        guard error.isAboutAddress else { throw error }
        failure = failure ?? error
      }
    }
    if !strangers.isEmpty { throw .otherHosts(strangers) }
    throw failure ?? .addressUnusable(new.address)
  }

  private func discover(
    _ account: inout Account, trusting hosts: [String], over transport: any Transport
  ) throws(SyncFailure) -> Discovery {
    let trusted = hosts.compactMap { ServerURL($0)?.origin }
    let client = try client(for: account, trusting: trusted, over: transport)
    account.id = "\(account.user)@\(client.account.url.origin.name)"
    try refuseTwice(account)
    return try asking { () throws(CalDAVError) in try client.discover() }
  }

  /// Service records are not signed, so a host outside the domain receives the password only with the user's consent.
  private func addresses(of new: NewAccount) -> (known: [String], strangers: [String]) {
    guard let domain = ServiceLookup.domain(of: new.address) else { return ([new.address], []) }
    var known: [String] = []
    var strangers: [String] = []
    for found in surroundings.services.addresses(for: new.address) {
      let isAllowed = new.trustedHosts.contains { ServerURL($0)?.origin == found.origin }
      if isAllowed || ServiceLookup.isWithin(domain, found.origin.host) {
        known.append(found.description)
      } else {
        strangers.append(found.origin.description)
      }
    }
    return (known + [new.address], strangers)
  }

  /// Refuses to send the password over plain HTTP without consent. An address without a scheme uses HTTPS, except for
  /// loopback.
  private func refusePlainHTTP(_ address: String, _ new: NewAccount) throws(SyncFailure) {
    guard let origin = ServerURL(address)?.origin, origin.isExposed, !new.allowsPlainHTTP,
      !new.trustedHosts.contains(where: { ServerURL($0)?.origin == origin })
    else { return }
    throw .plainHTTP(origin.description)
  }

  /// Allows one account per user and server, unless the addresses differ.
  private func refuseTwice(_ account: Account) throws(SyncFailure) {
    let known = try accounts()
    if known.contains(where: { $0.id == account.id }) { throw .accountExists(account.id) }
  }

  private func store(
    _ account: Account, _ calendars: [CalendarCollection], _ environment: Environment
  ) throws(SyncFailure) -> [SourceList] {
    try changing { (transaction) throws(PlannerFailure) in
      try transaction.save(account)
      var lists: [SourceList] = []
      for calendar in calendars {
        let list = SourceList(calendar, id: .of(calendar, in: account.id), account: account.id)
        try receive(Received(lists: [list]), transaction, environment)
        try transaction.save(
          SyncedCollection(list: list.id, account: account.id, href: calendar.url.description))
        // Tasks kept from an earlier use of this account return to their list on the server.
        for item in try transaction.items(ItemQuery(state: .all, list: list.id)) {
          try transaction.enqueue(OutboxEntry(task: item.id, list: list.id, kind: .save))
        }
        lists.append(list)
      }
      return lists
    }
  }

  func receive(
    _ received: Received, _ transaction: PlannerTransaction, _ environment: Environment
  ) throws(PlannerFailure) {
    try Planner<PlannerDatabase>.perform(.receive(received), with: transaction, in: environment)
  }

  func changing<Value>(
    _ work: (PlannerTransaction) throws(PlannerFailure) -> Value
  ) throws(SyncFailure) -> Value {
    try storing { () throws(PlannerFailure) in try store.write(work) }
  }

  func reading<Value>(
    _ work: (PlannerTransaction) throws(PlannerFailure) -> Value
  ) throws(SyncFailure) -> Value {
    try storing { () throws(PlannerFailure) in try store.read(work) }
  }
}

extension Origin {
  /// The host, and the port if it is not the scheme's default.
  var name: String { description.split(separator: "/").last.map { String($0) } ?? host }
}

extension SyncFailure {
  /// True if no CalDAV server was found at the address, so that another address may work.
  fileprivate var isAboutAddress: Bool {
    switch self {
    case .notCalDAV, .notFound, .hostUnknown, .connectionRefused, .unreachable, .timedOut, .connectionFailed,
      .certificate:
      true
    default: false
    }
  }
}
