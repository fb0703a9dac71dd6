internal import CXML

/// Parses a whole XML text with libxml2 into elements, refusing what no CalDAV server needs: document types, entities of
/// its own, absurd depth or size. Nothing is ever loaded from anywhere.
enum XMLDocument {
  static let depthLimit = 64
  static let elementLimit = 2_000_000

  /// - Parameter take: shown each child of the root when it ends; true when it need not be kept.
  static func root(of bytes: [UInt8], _ take: ((XMLElement) -> Bool)? = nil) throws(XMLFailure) -> XMLElement {
    _ = initialised
    let builder = XMLTreeBuilder(take)
    var failure: XMLProblem?
    let clean = XMLCleaning.cleaned(bytes)
    withExtendedLifetime(builder) { failure = parse(clean, into: builder) }
    if let problem = builder.problem ?? failure { throw XMLFailure(problem: problem) }
    guard let root = builder.root else { throw XMLFailure(problem: .malformed(code: 0, line: 0)) }
    return root
  }

  /// libxml2 asks for one call before threads use it.
  private static let initialised: Void = xmlInitParser()

  private static func parse(_ bytes: [UInt8], into builder: XMLTreeBuilder) -> XMLProblem? {
    var handler = xml_shim_handler(
      XMLTreeBuilder.start, XMLTreeBuilder.end, XMLTreeBuilder.text, XMLTreeBuilder.doctype)
    let address = Unmanaged.passUnretained(builder).toOpaque()
    guard let context = xmlCreatePushParserCtxt(&handler, address, nil, 0, nil) else {
      return .malformed(code: 0, line: 0)
    }
    defer { xml_shim_free(context) }
    builder.stop = { xmlStopParser(context) }
    // The closure holds the context, which ends here.
    defer { builder.stop = nil }
    xml_shim_forbid_network(context)
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      let chunk = bytes[start..<min(start + chunkSize, bytes.count)]
      let code = chunk.withUnsafeBytes { buffer in
        xmlParseChunk(context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 0)
      }
      if code != 0 || builder.problem != nil { return problem(context, code) }
    }
    let code = xmlParseChunk(context, nil, 0, 1)
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
