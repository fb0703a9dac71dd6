internal import CXML

/// Receives libxml2's events and keeps the elements that are open.
final class XMLTreeBuilder {
  private(set) var root: XMLElement?
  private(set) var problem: XMLProblem? {
    didSet { stop?() }
  }
  /// Ends the parsing at once: what follows a problem is not worth reading.
  var stop: (() -> Void)?
  private var open: [XMLElement] = []
  private var count = 0

  private func begin(_ element: XMLElement) {
    guard problem == nil else { return }
    count += 1
    if open.count >= XMLDocument.depthLimit { problem = .tooDeep(limit: XMLDocument.depthLimit) }
    if count > XMLDocument.elementLimit { problem = .tooManyElements(limit: XMLDocument.elementLimit) }
    open.append(element)
  }

  private func end() {
    guard problem == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func append(_ text: String) {
    guard problem == nil, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }
}

extension XMLTreeBuilder {
  static let start: startElementNsSAX2Func = { context, local, _, uri, _, _, count, _, attributes in
    let name = XMLName(XMLNamespace(XMLTreeBuilder.string(uri)), XMLTreeBuilder.string(local))
    let values = XMLTreeBuilder.attributes(attributes, count: Int(count))
    XMLTreeBuilder.builder(context)?.begin(XMLElement(name, attributes: values))
  }

  static let end: endElementNsSAX2Func = { context, _, _, _ in XMLTreeBuilder.builder(context)?.end() }

  static let text: charactersSAXFunc = { context, bytes, length in
    let buffer = UnsafeBufferPointer(start: bytes, count: Int(length))
    XMLTreeBuilder.builder(context)?.append(String(decoding: buffer, as: UTF8.self))
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

  /// Each attribute comes as five pointers: name, prefix, namespace, start and end of the value.
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
