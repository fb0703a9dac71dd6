internal import CalDAV
public import Domain
internal import Storage

/// What a person says about a new account.
public struct NewAccount: Sendable {
  /// An address, a host or an e-mail address.
  public var address: String
  public var user: String
  public var password: String
  /// A file of certificate authorities to trust instead of the system's.
  public var certificateFile: String?
  /// Other hosts that may see the password, as `https://host` or as they were reported by `.otherHosts`.
  public var trustedHosts: [String]

  public init(
    address: String, user: String, password: String, certificateFile: String? = nil, trustedHosts: [String] = []
  ) {
    self.address = address
    self.user = user
    self.password = password
    self.certificateFile = certificateFile
    self.trustedHosts = trustedHosts
  }
}

/// An account as it was added, with the lists it has for tasks.
public struct AddedAccount: Sendable, Equatable {
  public var id: String
  public var lists: [SourceList]
}

/// An account with its lists; the password stays where it is.
public struct AccountSummary: Sendable, Equatable {
  public var id: String
  public var address: String
  public var user: String
  public var lists: [SourceList]
}

extension SyncEngine {
  /// Finds the account's lists, proves the password, and stores both. No task is read yet.
  /// - Throws: what is wrong; then nothing was stored.
  public func addAccount(_ new: NewAccount) throws(SyncFailure) -> AddedAccount {
    let environment = surroundings.environment()
    var account = Account(
      id: "", url: new.address, user: new.user, secret: .password(new.password),
      certificateFile: new.certificateFile, createdAt: environment.now,
      zone: surroundings.zones.localZone)
    let client = try client(for: account, trusting: new.trustedHosts.compactMap { ServerURL($0)?.origin })
    account.id = "\(new.user)@\(client.account.url.origin.name)"
    try refuseTwice(account, client.account.url)
    let discovery = try asking { () throws(CalDAVError) in try client.discover() }
    let calendars = discovery.calendars.filter { $0.holds(.todo) }
    if calendars.isEmpty, !discovery.untrustedHomes.isEmpty {
      throw .otherHosts(discovery.untrustedHomes.map(\.origin.description))
    }
    if calendars.isEmpty { throw .noTaskLists(address: client.account.url.description) }
    account.principal = discovery.principal.description
    account.homes = discovery.homes.map(\.description)
    return AddedAccount(id: account.id, lists: try store(account, calendars, environment))
  }

  /// One person has one account on one server, unless the addresses differ.
  private func refuseTwice(_ account: Account, _ url: ServerURL) throws(SyncFailure) {
    let known = try accounts()
    if known.contains(where: { $0.id == account.id }) { throw .accountExists(account.id) }
  }

  private func store(
    _ account: Account, _ calendars: [CalendarCollection], _ environment: Environment
  ) throws(SyncFailure) -> [SourceList] {
    try storing { () throws(PlannerFailure) in
      try store.write { (transaction) throws(PlannerFailure) in
        try transaction.save(account)
        var lists: [SourceList] = []
        for calendar in calendars {
          let list = SourceList(calendar, id: .of(calendar, in: account.id), account: account.id)
          try receive(Received(lists: [list]), transaction, environment)
          try transaction.save(
            SyncedCollection(list: list.id, account: account.id, href: calendar.url.description))
          // Tasks kept from an earlier time with this account go back to where they came from.
          for item in try transaction.items(ItemQuery(state: .all, list: list.id)) {
            try transaction.enqueue(OutboxEntry(task: item.id, list: list.id, kind: .save))
          }
          lists.append(list)
        }
        return lists
      }
    }
  }

  /// All accounts, oldest first.
  public func accounts() throws(SyncFailure) -> [AccountSummary] {
    try storing { () throws(PlannerFailure) in
      try store.read { (transaction) throws(PlannerFailure) in
        let lists = try transaction.lists()
        return try transaction.accounts().map { account in
          AccountSummary(
            id: account.id, address: account.url, user: account.user, lists: lists.filter { $0.account == account.id })
        }
      }
    }
  }

  /// Forgets an account. Nothing is deleted on its server; changes that still wait are not sent any more.
  /// - Parameter keepingTasks: whether its lists stay here as local ones, or go with their tasks.
  public func removeAccount(_ id: String, keepingTasks: Bool) throws(SyncFailure) {
    guard try accounts().contains(where: { $0.id == id }) else { throw .unknownAccount(id) }
    let environment = surroundings.environment()
    try storing { () throws(PlannerFailure) in
      try store.write { (transaction) throws(PlannerFailure) in
        let lists = try transaction.lists().filter { $0.account == id }
        let ids = Set(lists.map(\.id))
        for waiting in try transaction.waiting() where ids.contains(waiting.entry.list) {
          try transaction.clear(waiting)
        }
        try transaction.removeAccount(id)
        let local = lists.map { SourceList(id: $0.id, name: $0.name, colour: $0.colour) }
        let received = keepingTasks ? Received(lists: local) : Received(goneLists: lists.map(\.id))
        try receive(received, transaction, environment)
        try clearIdle(transaction)
      }
    }
  }

  /// What no server is left to hear of, such as that a task went from the account's list to a local one.
  private func clearIdle(_ transaction: PlannerTransaction) throws(PlannerFailure) {
    for waiting in try transaction.waiting() {
      guard let errand = try Errand(waiting.entry.task, transaction), errand.isIdle else { continue }
      try transaction.clear(waiting)
    }
  }

  private func receive(
    _ received: Received, _ transaction: PlannerTransaction, _ environment: Environment
  ) throws(PlannerFailure) {
    try Planner<PlannerDatabase>.perform(.receive(received), with: transaction, in: environment)
  }
}

extension Origin {
  /// Host, and port where it is not the scheme's own.
  var name: String { description.split(separator: "/").last.map { String($0) } ?? host }
}
