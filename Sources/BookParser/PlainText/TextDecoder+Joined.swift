/// Texts that are UTF-8 in some lines and in another encoding in others.
extension TextDecoder {
  /// Decodes each line in its encoding.
  func joinedDecoded(_ bytes: Span<UInt8>, _ other: TextDecoder) -> Decoded {
    var whole = Decoded()
    for run in bytes.withUnsafeBufferPointer({ JoinedLines.runs($0) }) {
      let part = bytes.extracting(run.range)
      let decoded = run.isOther ? other.allDecoded(part) : Self.convert(part, from: "UTF-8")
      whole.units += decoded.units
      whole.faultCount += decoded.faultCount
    }
    return whole
  }

  /// Decodes each line in its encoding, with the place of each character.
  func joinedDecodedWithStarts(
    _ bytes: [UInt8], _ other: TextDecoder
  ) -> (units: [UInt16], starts: [Int]) {
    var units: [UInt16] = []
    var starts: [Int] = []
    for run in bytes.withUnsafeBufferPointer({ JoinedLines.runs($0) }) {
      let part = Array(bytes[run.range])
      let decoded =
        run.isOther ? other.allDecodedWithStarts(part) : ownDecodedWithStarts(part)
      units += decoded.units
      starts += decoded.starts.map { run.range.lowerBound + $0 }
    }
    return (units, starts)
  }
}
