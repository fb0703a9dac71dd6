internal import CXML

/// Receives libxml2's SAX events and builds the element tree.
final class XMLTreeBuilder {
  private(set) var root: XMLElement?
  private(set) var problem: XMLProblem? {
    didSet { stop?() }
  }
  /// Aborts parsing: input after a problem need not be read.
  var stop: (() -> Void)?
  private var open: [XMLElement] = []
  /// Called with each complete child of the root; returns true to keep it out of the tree.
  private let take: ((XMLElement) -> Bool)?
  private var count = 0
  /// Text of the innermost open element; it arrives in many pieces if a server writes line ends as character
  /// references.
  private var text: [UInt8] = []
  /// Names by address: libxml2 keeps one copy of each name, so the address identifies it.
  private var names: [NameAddress: XMLName] = [:]
  private var attributeNames: Set<NameAddress> = []
  /// The number of namespaces declared by each open element.
  private var declared: [Int] = []
  private var namespaces = 0
  /// The number of elements in the current child of the root.
  private var rowCount = 0

  private struct NameAddress: Hashable {
    let local: UnsafePointer<xmlChar>?
    let uri: UnsafePointer<xmlChar>?
  }

  init(_ take: ((XMLElement) -> Bool)? = nil) { self.take = take }

  private func name(_ local: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?) -> XMLName {
    let address = NameAddress(local: local, uri: uri)
    if let known = names[address] { return known }
    let name = XMLName(XMLNamespace(Self.string(uri)), Self.string(local))
    names[address] = name
    return name
  }

  private func begin(_ element: XMLElement, declaring count: Int) {
    guard problem == nil else { return }
    keepText()
    self.count += 1
    rowCount = open.count <= 1 ? 1 : rowCount + 1
    declared.append(count)
    namespaces += count
    if namespaces > XMLDocument.namespaceLimit { problem = .tooManyNamespaces(limit: XMLDocument.namespaceLimit) }
    if names.count + attributeNames.count > XMLDocument.nameLimit {
      problem = .tooManyNames(limit: XMLDocument.nameLimit)
    }
    if rowCount > XMLDocument.rowLimit { problem = .tooManyElements(limit: XMLDocument.rowLimit) }
    if open.count >= XMLDocument.depthLimit { problem = .tooDeep(limit: XMLDocument.depthLimit) }
    if self.count > XMLDocument.elementLimit { problem = .tooManyElements(limit: XMLDocument.elementLimit) }
    open.append(element)
  }

  private func end() {
    guard problem == nil else { return }
    keepText()
    guard let element = open.popLast() else { return }
    namespaces -= declared.popLast() ?? 0
    if open.isEmpty {
      root = element
    } else if open.count > 1 || take?(element) != true {
      open[open.count - 1].children.append(element)
    }
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard problem == nil, !open.isEmpty else { return }
    text.append(contentsOf: bytes)
  }

  private func keepText() {
    guard !text.isEmpty else { return }
    open[open.count - 1].text += String(decoding: text, as: UTF8.self)
    text.removeAll(keepingCapacity: true)
  }
}

extension XMLTreeBuilder {
  static let start: startElementNsSAX2Func = { context, local, _, uri, declared, namespaces, count, _, attributes in
    guard let builder = XMLTreeBuilder.builder(context), builder.problem == nil else { return }
    for index in 0..<Int(declared) {
      builder.attributeNames.insert(NameAddress(local: namespaces?[2 * index], uri: namespaces?[2 * index + 1]))
    }
    for index in 0..<Int(count) {
      builder.attributeNames.insert(NameAddress(local: attributes?[5 * index], uri: attributes?[5 * index + 2]))
    }
    let values = XMLTreeBuilder.attributes(attributes, count: Int(count))
    builder.begin(XMLElement(builder.name(local, uri), attributes: values), declaring: Int(declared))
  }

  static let end: endElementNsSAX2Func = { context, _, _, _ in XMLTreeBuilder.builder(context)?.end() }

  static let text: charactersSAXFunc = { context, bytes, length in
    XMLTreeBuilder.builder(context)?.append(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }

  static let doctype: internalSubsetSAXFunc = { context, _, _, _ in
    XMLTreeBuilder.builder(context)?.problem = .doctype
  }

  private static func builder(_ context: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    context.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }

  /// Each attribute consists of five pointers: name, prefix, namespace, start and end of the value.
  private static func attributes(
    _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) -> [String: String] {
    guard let list, count > 0 else { return [:] }
    var result: [String: String] = [:]
    for index in 0..<count where list[5 * index + 2] == nil {
      guard let start = list[5 * index + 3], let end = list[5 * index + 4] else { continue }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      result[string(list[5 * index])] = String(decoding: value, as: UTF8.self)
    }
    return result
  }
}
