internal import CResolver

/// An SRV record: the host and port of a domain's service (RFC 2782).
public struct ServiceRecord: Sendable, Equatable {
  public let priority: Int
  public let weight: Int
  public let port: Int
  /// Without the trailing dot; empty if the domain does not offer the service.
  public let target: String

  public init(priority: Int, weight: Int, port: Int, target: String) {
    self.priority = priority
    self.weight = weight
    self.port = port
    self.target = target
  }
}

/// Queries DNS. A failed query and an empty answer both return no records.
public protocol ServiceResolver: Sendable {
  func services(of name: String) -> [ServiceRecord]
  /// Returns the texts of all TXT records, each as a list of its strings.
  func texts(of name: String) -> [[String]]
}

/// The resolver of the operating system.
public struct SystemResolver: ServiceResolver {
  public init() {}

  public func services(of name: String) -> [ServiceRecord] {
    answer(to: name, type: DNSMessage.service).map { DNSMessage($0).services } ?? []
  }

  public func texts(of name: String) -> [[String]] {
    answer(to: name, type: DNSMessage.text).map { DNSMessage($0).texts } ?? []
  }

  private func answer(to name: String, type: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let length = bytes.withUnsafeMutableBufferPointer { buffer in
      resolver_shim_query(name, Int32(type), buffer.baseAddress, Int32(buffer.count))
    }
    return 1...bytes.count ~= Int(length) ? Array(bytes[..<Int(length)]) : nil
  }
}
