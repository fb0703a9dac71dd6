public import Domain

/// Sync state of servers. In a write, these calls share a transaction with the planner's own changes.
extension PlannerTransaction {
  /// Returns all accounts, oldest first.
  public func accounts() throws(PlannerFailure) -> [Account] {
    try attempt { () throws(StorageError) in try connection.accounts() }
  }

  public func account(_ id: String) throws(PlannerFailure) -> Account? {
    try attempt { () throws(StorageError) in try connection.account(id) }
  }

  public func save(_ account: Account) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveAccount(account) }
  }

  /// Removes an account and the state of its collections; its lists and tasks stay.
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

  /// Inserts or replaces the collection of an existing list.
  public func save(_ collection: SyncedCollection) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveCollection(collection) }
  }

  /// Removes a collection and its resources; the list and its tasks stay.
  public func removeCollection(_ list: ListID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeCollection(list) }
  }
}

extension PlannerTransaction {
  public func resources(in list: ListID) throws(PlannerFailure) -> [SyncedResource] {
    try attempt { () throws(StorageError) in try connection.resources(in: list) }
  }

  /// Returns the hrefs of quarantined resources.
  public func quarantined(in list: ListID) throws(PlannerFailure) -> [String] {
    try attempt { () throws(StorageError) in try connection.quarantinedResources(in: list) }
  }

  /// Returns the resources of a task: usually one, several while a task moves between lists or if a server has
  /// duplicates.
  public func resources(of task: TaskID) throws(PlannerFailure) -> [SyncedResource] {
    try attempt { () throws(StorageError) in try connection.resources(of: task) }
  }

  /// Returns the resources of two tasks, unsorted.
  public func resources(of task: TaskID, or other: TaskID) throws(PlannerFailure) -> [SyncedResource] {
    try attempt { () throws(StorageError) in try connection.resources(of: task, or: other) }
  }

  /// Whether a task with the ID `task`, a resource of either task, a pending change of `task`, or a resource at this
  /// href exists.
  public func knows(
    _ task: TaskID, or other: TaskID, at href: String, in list: ListID
  ) throws(PlannerFailure) -> Bool {
    try attempt { () throws(StorageError) in try connection.knows(task, or: other, at: href, in: list) }
  }

  public func resource(in list: ListID, href: String) throws(PlannerFailure) -> SyncedResource? {
    try attempt { () throws(StorageError) in try connection.resource(list, href) }
  }

  /// Inserts or updates a resource without changing its texts.
  public func save(_ resource: SyncedResource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveResource(resource) }
  }

  /// Inserts or updates a resource with the server's text both sides agree on.
  public func save(_ resource: SyncedResource, baseText: [UInt8]) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveResource(resource, baseText: baseText) }
  }

  public func removeResource(in list: ListID, href: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeResource(list, href) }
  }

  /// Returns the text on the server when both sides last agreed.
  public func baseText(in list: ListID, href: String) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.baseText(list, href) }
  }
}

extension PlannerTransaction {
  /// Returns the pending changes, oldest first.
  public func waiting() throws(PlannerFailure) -> [Waiting] {
    try attempt { () throws(StorageError) in try connection.waiting() }
  }

  public func waiting(_ task: TaskID) throws(PlannerFailure) -> Waiting? {
    try attempt { () throws(StorageError) in try connection.waiting(task) }
  }

  /// Removes a change the server has received. A newer change that replaced it stays.
  public func clear(_ waiting: Waiting) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.clearWaiting(waiting.number) }
  }
}

extension PlannerTransaction {
  /// Removes a resource that is gone from its server. Keeps the last text of a task in case its deletion is undone.
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

  /// Returns the last text of a task's removed reminder; nil if there is none or 10,000 others were removed since.
  public func keptText(of task: TaskID) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.keptText(task) }
  }
}
