import CXML

extension MarkupDocument {
  /// Deeper trees are cut off.
  ///
  /// libxml2's own limit of 256 would lose the text of pages with
  /// countless tags left open; neither it nor the walkers here recurse, so depth costs only memory.
  static let depthLimit: UInt32 = 500_000

  /// Settings of the whole process, made once before the first parse.
  private static let preparation: Void = {
    xmlInitParser()
    cxml_set_max_depth(depthLimit)
    // Nothing outside the document is ever read: no DTD, no entity, neither file nor network.
    unsafe xmlSetExternalEntityLoader { _, _, _ in nil }
  }()

  /// Parses XML, with HTML's named entities known even where no DTD declares them.
  ///
  /// No other file is read. Entities that expand beyond libxml2's limits are an error. The encoding
  /// is that of the byte order mark or the declaration, UTF-8 otherwise. The tree's text is valid,
  /// whatever the bytes are.
  ///
  /// Where a tree is recovered, a `&` that begins no reference is the sign itself.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - recovering: Whether malformed markup yields the best possible tree; its fault is then in
  ///     ``problem``.
  /// - Returns: The tree.
  /// - Throws: ``MarkupError`` when there is no tree: malformed, or nothing to recover.
  public static func xml(
    _ bytes: [UInt8], recovering: Bool = false
  ) throws(MarkupError) -> MarkupDocument {
    let document = try parsed(bytes, recovering: recovering, isUTF8: false)
    guard recovering, let problem = document.problem, let mended = LoneAmpersands.mended(bytes),
      let other = try? parsed(mended, recovering: true, isUTF8: false)
    else { return document }
    other.problem = problem
    return other
  }

  /// Parses XML as ``xml(_:recovering:)`` does, without another look at whether it is UTF-8.
  ///
  /// - Parameter bytes: The document, known to be valid as UTF-8.
  /// - Returns: The tree.
  /// - Throws: ``MarkupError`` when the document is malformed.
  package static func xml(validUTF8 bytes: [UInt8]) throws(MarkupError) -> MarkupDocument {
    try parsed(bytes, recovering: false, isUTF8: true)
  }

  private static func parsed(
    _ bytes: [UInt8], recovering: Bool, isUTF8: Bool
  ) throws(MarkupError) -> MarkupDocument {
    _ = preparation
    let bytes = recovering ? repairedUTF8(bytes) ?? bytes : bytes
    try refuseTooManyTags(bytes.span, tagLimit: tagLimit, isHTML: false)
    guard let context = unsafe xmlNewParserCtxt() else { throw MarkupError(message: "no memory") }
    defer { unsafe xmlFreeParserCtxt(context) }
    unsafe context.pointee.sax.pointee.getEntity = resolveEntity
    unsafe context.pointee.sax.pointee.getParameterEntity = resolveParameterEntity
    var options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOCDATA.rawValue
    options |= XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    options |= XML_PARSE_COMPACT.rawValue | XML_PARSE_BIG_LINES.rawValue
    if recovering { options |= XML_PARSE_RECOVER.rawValue }
    let document = unsafe bytes.withUnsafeBytes {
      unsafe xmlCtxtReadMemory(
        context, $0.baseAddress, Int32(clamping: $0.count), nil, nil, Int32(options))
    }
    let problem = unsafe context.pointee.wellFormed == 1 ? nil : error(of: context)
    guard let document = unsafe document else {
      throw problem ?? MarkupError(message: "the document is empty")
    }
    let made = unsafe MarkupDocument(owning: document, problem: problem)
    if unsafe recovering || !isPlain(document, bytes, isUTF8: isUTF8) { made.makeTextValid() }
    return made
  }

  /// Whether a tree's text is valid because its source is: nothing was converted.
  private static func isPlain(
    _ document: xmlDocPtr, _ bytes: [UInt8], isUTF8: Bool
  ) -> Bool {
    guard let encoding = unsafe document.pointee.encoding else { return true }
    return unsafe MarkupNode.string(encoding).lowercased() == "utf-8"
      && (isUTF8 || self.isUTF8(bytes.span))
  }

  private static func error(of context: xmlParserCtxtPtr) -> MarkupError {
    let error = unsafe context.pointee.lastError
    let words = unsafe error.message.map { unsafe String(cString: $0) } ?? "malformed markup"
    let line = unsafe error.line > 0 ? Int(error.line) : nil
    return MarkupError(
      message: words.split(whereSeparator: \.isNewline).joined(separator: " "), line: line)
  }
}

/// Resolves a general entity: by the document's own declarations, else by HTML's names; never by a
/// file.
private let resolveEntity: getEntitySAXFunc = { context, name in
  if let own = unsafe xmlSAX2GetEntity(context, name) {
    return unsafe own.pointee.etype == XML_EXTERNAL_GENERAL_PARSED_ENTITY ? nil : own
  }
  guard let known = unsafe htmlEntityLookup(name),
    let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self),
    let document = unsafe parser.pointee.myDoc,
    let scalar = unsafe Unicode.Scalar(known.pointee.value)
  else { return nil }
  if unsafe document.pointee.intSubset == nil {
    unsafe xmlCreateIntSubset(document, "html", nil, nil)
  }
  return unsafe xmlAddDocEntity(
    document, name, Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue), nil, nil, String(scalar))
}

/// Resolves a parameter entity by the document's own declarations only.
private let resolveParameterEntity: getParameterEntitySAXFunc = { context, name in
  guard let own = unsafe xmlSAX2GetParameterEntity(context, name),
    unsafe own.pointee.etype != XML_EXTERNAL_PARAMETER_ENTITY
  else { return nil }
  return unsafe own
}
