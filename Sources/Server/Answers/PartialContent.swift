import HTTPServer

/// Answers of a known length, of which a client may ask for a part.
enum PartialContent {
  /// Makes the answer.
  ///
  /// - Parameters:
  ///   - call: The request, perhaps with `Range` and `If-Range`.
  ///   - type: The media type.
  ///   - length: Bytes in all.
  ///   - tag: A strong tag.
  ///   - body: Makes the bytes of a range.
  /// - Returns: 200, 206, 304 or 416.
  static func response(
    _ call: Call, type: String, length: Int, tag: EntityTag,
    body: (Range<Int>) -> HTTPResponse.Body
  ) -> HTTPResponse {
    guard !call.has(tag) else { return .notModified(tag) }
    var response = HTTPResponse(
      status: 200,
      headers: [("Content-Type", type), ("Accept-Ranges", "bytes"), ("ETag", tag.text)],
      body: .empty)
    var range = 0..<length
    // A part of an older version is of no use, so then all is sent (RFC 9110 section 13.1.5).
    let isCurrent = call.request.header("If-Range").map { $0 == tag.text } ?? true
    // Ranges are defined for GET alone (section 14.2).
    let isWanted = isCurrent && !call.request.isHead
    switch ByteRange(isWanted ? call.request.header("Range") : nil, length: length) {
    case .whole: break
    case .part(let part):
      range = part
      response.status = 206
      response.set("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(length)")
    case .unsatisfiable:
      var problem = Problem.badRequest("There are only \(length) bytes.")
      problem.status = 416
      problem.headers = [("Content-Range", "bytes */\(length)"), ("Accept-Ranges", "bytes")]
      return problem.response
    }
    response.set("Content-Length", String(range.count))
    response.body = body(range)
    return response
  }
}
