internal import CXML

/// Parses a whole XML text with libxml2 into elements, refusing what no CalDAV server needs: document types, entities of
/// its own, absurd depth, size or variety. Nothing is ever loaded from anywhere.
enum XMLDocument {
  static let depthLimit = 64
  static let elementLimit = 2_000_000
  /// Elements of one row, as a child of the root is.
  static let rowLimit = 50_000
  /// Different names: honest answers have a few dozen.
  static let nameLimit = 1_000
  /// Namespaces that hold at one place, each of which is looked at for each name there.
  static let namespaceLimit = 200

  /// - Parameter take: shown each child of the root when it ends; true when it need not be kept.
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

  /// Loaded once, with the one call libxml2 asks for before threads use it.
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
    // The closure holds the context, which ends here.
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
