internal import CXML

/// Parses a whole XML text with libxml2 and rejects what no CalDAV server needs: document types, custom entities, and
/// excessive depth, size or number of names. Never loads external resources.
enum XMLDocument {
  static let depthLimit = 64
  static let elementLimit = 2_000_000
  /// The maximum number of elements in one row, a child of the root.
  static let rowLimit = 50_000
  /// The maximum number of distinct names; real responses have a few dozen.
  static let nameLimit = 1_000
  /// The maximum number of namespaces in scope at once; each of them is searched for every name.
  static let namespaceLimit = 200

  /// - Parameter take: called with each complete child of the root; returns true to keep it out of the tree.
  static func root(of bytes: [UInt8], _ take: ((XMLElement) -> Bool)? = nil) throws(XMLFailure) -> XMLElement {
    guard isLoaded else { throw XMLFailure(problem: .noParser) }
    let builder = XMLTreeBuilder(take)
    var failure: XMLProblem?
    let clean = XMLCleaning.cleaned(bytes)
    if let problem = XMLScan.problem(in: clean) { throw XMLFailure(problem: problem) }
    withExtendedLifetime(builder) { failure = parse(clean, into: builder) }
    if let problem = builder.problem ?? failure { throw XMLFailure(problem: problem) }
    guard let root = builder.root else { throw XMLFailure(problem: .malformed(code: 0, line: 0)) }
    return root
  }

  /// Initialises libxml2 once, as it requires before threads use it.
  private static let isLoaded = xml_shim_start()

  private static func parse(_ bytes: [UInt8], into builder: XMLTreeBuilder) -> XMLProblem? {
    var handler = xml_shim_handler(
      XMLTreeBuilder.start, XMLTreeBuilder.end, XMLTreeBuilder.text, XMLTreeBuilder.doctype)
    let address = Unmanaged.passUnretained(builder).toOpaque()
    guard let context = xml_shim_open(&handler, address) else {
      return .malformed(code: 0, line: 0)
    }
    defer { xml_shim_free(context) }
    builder.stop = { xml_shim_stop(context) }
    // The closure captures the context, which is freed when this function returns.
    defer { builder.stop = nil }
    xml_shim_forbid_network(context)
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      let chunk = bytes[start..<min(start + chunkSize, bytes.count)]
      let code = chunk.withUnsafeBytes { xml_shim_parse(context, $0.baseAddress, Int32($0.count), false) }
      if code != 0 || builder.problem != nil { return problem(context, code) }
    }
    let code = xml_shim_parse(context, nil, 0, true)
    return code != 0 || context.pointee.wellFormed == 0 ? problem(context, code) : nil
  }

  private static func problem(_ context: xmlParserCtxtPtr, _ code: Int32) -> XMLProblem {
    .malformed(code: Int(code), line: Int(context.pointee.lastError.line))
  }

  private static let chunkSize = 64 * 1024
}

struct XMLFailure: Error, Equatable {
  let problem: XMLProblem
}
