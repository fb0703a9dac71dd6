public import Domain

/// What sync keeps about servers. In a write these join the planner's own changes in one transaction.
extension PlannerTransaction {
  /// Oldest first.
  public func accounts() throws(PlannerFailure) -> [Account] {
    try attempt { () throws(StorageError) in try connection.accounts() }
  }

  public func account(_ id: String) throws(PlannerFailure) -> Account? {
    try attempt { () throws(StorageError) in try connection.account(id) }
  }

  public func save(_ account: Account) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveAccount(account) }
  }

  /// Removes an account and what is known of its collections; its lists and tasks stay until they are removed.
  public func removeAccount(_ id: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      for collection in try connection.collections(of: id) {
        try connection.removeCollection(collection.list)
      }
      try connection.removeAccount(id)
    }
  }

  public func collections(of account: String) throws(PlannerFailure) -> [SyncedCollection] {
    try attempt { () throws(StorageError) in try connection.collections(of: account) }
  }

  public func collection(_ list: ListID) throws(PlannerFailure) -> SyncedCollection? {
    try attempt { () throws(StorageError) in try connection.collection(list) }
  }

  /// Inserts or replaces the collection of a list that exists.
  public func save(_ collection: SyncedCollection) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveCollection(collection) }
  }

  /// Forgets a collection and its resources; the list and its tasks stay.
  public func removeCollection(_ list: ListID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeCollection(list) }
  }
}

extension PlannerTransaction {
  public func resources(in list: ListID) throws(PlannerFailure) -> [SyncedResource] {
    try attempt { () throws(StorageError) in try connection.resources(in: list) }
  }

  /// The hrefs of those that are set aside.
  public func quarantined(in list: ListID) throws(PlannerFailure) -> [String] {
    try attempt { () throws(StorageError) in try connection.quarantinedResources(in: list) }
  }

  /// Usually one; several while a task moves between lists or where a server holds twins.
  public func resources(of task: TaskID) throws(PlannerFailure) -> [SyncedResource] {
    try attempt { () throws(StorageError) in try connection.resources(of: task) }
  }

  /// Those of two tasks, in no order.
  public func resources(of task: TaskID, or other: TaskID) throws(PlannerFailure) -> [SyncedResource] {
    try attempt { () throws(StorageError) in try connection.resources(of: task, or: other) }
  }

  /// True when something here has one of these names: the task, a resource of one of the two, a change of the task that
  /// waits, or a resource at the place.
  public func knows(
    _ task: TaskID, or other: TaskID, at href: String, in list: ListID
  ) throws(PlannerFailure) -> Bool {
    try attempt { () throws(StorageError) in try connection.knows(task, or: other, at: href, in: list) }
  }

  public func resource(in list: ListID, href: String) throws(PlannerFailure) -> SyncedResource? {
    try attempt { () throws(StorageError) in try connection.resource(list, href) }
  }

  /// Inserts a resource or updates it; its texts stay as they are.
  public func save(_ resource: SyncedResource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveResource(resource) }
  }

  /// Inserts a resource or updates it together with the server's text both sides agree on.
  public func save(_ resource: SyncedResource, baseText: [UInt8]) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveResource(resource, baseText: baseText) }
  }

  public func removeResource(in list: ListID, href: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeResource(list, href) }
  }

  /// The server's bytes at the last agreement.
  public func baseText(in list: ListID, href: String) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.baseText(list, href) }
  }
}

extension PlannerTransaction {
  /// What servers lack, oldest change first.
  public func waiting() throws(PlannerFailure) -> [Waiting] {
    try attempt { () throws(StorageError) in try connection.waiting() }
  }

  public func waiting(_ task: TaskID) throws(PlannerFailure) -> Waiting? {
    try attempt { () throws(StorageError) in try connection.waiting(task) }
  }

  /// Removes an entry its server has now. An entry that was replaced meanwhile stays.
  public func clear(_ waiting: Waiting) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.clearWaiting(waiting.number) }
  }
}

extension PlannerTransaction {
  /// Forgets a resource its server no longer has. Of a task the last text stays, for the case that it is taken back.
  public func forget(_ resource: SyncedResource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      if let task = resource.task,
        let text = try connection.baseText(resource.list, resource.href)
      {
        try connection.keepText(text, task)
      }
      try connection.removeResource(resource.list, resource.href)
    }
  }

  /// The last text of a task's reminder that has gone; nil when none did, or when 10,000 have gone since.
  public func keptText(of task: TaskID) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.keptText(task) }
  }
}
