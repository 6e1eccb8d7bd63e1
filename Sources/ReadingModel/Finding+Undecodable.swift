extension Finding {
  /// Bytes without a meaning in a text's encoding, each place shown as one U+FFFD.
  ///
  /// - Parameters:
  ///   - count: The number of places, from 1.
  ///   - encoding: The encoding's name.
  ///   - place: A path inside the book; empty for a text that is the book.
  /// - Returns: The finding.
  public static func undecodable(_ count: Int, in encoding: String, at place: String = "")
    -> Finding
  {
    let places = count == 1 ? "1 place is" : "\(count) places are"
    let shown = count == 1 ? "is shown" : "are shown"
    return Finding(
      .moderate, at: place, .undecodableBytes,
      "\(places) no text in \(encoding) and \(shown) as �.",
      ["count": String(count), "encoding": encoding])
  }
}

extension Sequence<Finding> {
  /// The findings with one for all undecodable bytes of a file, which each chapter counts for itself.
  ///
  /// - Returns: The findings in their order, where the first such one counts for all.
  public func addingUp() -> [Finding] {
    var findings: [Finding] = []
    var places: [[String]: Int] = [:]
    for finding in self {
      guard finding.code == .undecodableBytes, let values = finding.values,
        let encoding = values["encoding"], let count = values["count"].flatMap({ Int($0) })
      else {
        findings.append(finding)
        continue
      }
      let key = [finding.place, encoding]
      guard let known = places[key] else {
        places[key] = findings.count
        findings.append(finding)
        continue
      }
      let before = findings[known].values?["count"].flatMap { Int($0) } ?? 0
      findings[known] = .undecodable(before + count, in: encoding, at: finding.place)
    }
    return findings
  }
}
