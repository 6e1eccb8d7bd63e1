import Foundation

extension ByteSurvey {
  /// The longest file that is surveyed as a whole, in bytes.
  ///
  /// It is longer than all but a few web novels, and takes some 10 ms.
  static let wholeLimit = 8 << 20
  /// The number of places that are read of a longer file, from its first bytes to its last.
  static let placeCount = 128
  /// The bytes that are read at one place.
  static let placeLength = wholeLimit / placeCount

  /// Surveys a file: all of it, or places spread evenly over it.
  ///
  /// - Parameter file: The file.
  /// - Returns: The survey.
  /// - Throws: ``BookOpenError/unreadable(reason:)``; the errors of reading the file;
  ///   `CancellationError`.
  static func of(_ file: URL) throws -> ByteSurvey {
    let handle: FileHandle
    let length: Int
    do {
      handle = try FileHandle(forReadingFrom: file)
      length = Int(try handle.seekToEnd())
    } catch {
      throw BookOpenError.unreadable(reason: "access is denied or it is no longer there")
    }
    defer { try? handle.close() }
    let places = places(inLength: length)
    var survey = ByteSurvey(
      passageLength: min(sampleLength * 4, sampleLimit / max(1, places.count)), fileLength: length)
    var end = 0
    for place in places {
      try Task.checkCancellation()
      try handle.seek(toOffset: UInt64(place))
      guard let block = try handle.read(upToCount: placeLength), !block.isEmpty else { break }
      if place == end { survey.add(block.span) } else { survey.addApart(block.span) }
      end = place + block.count
    }
    return survey
  }

  /// The places of the blocks that are read.
  ///
  /// - Parameter length: The file's length in bytes.
  /// - Returns: Offsets in ascending order. The blocks cover a file of at most ``wholeLimit``
  ///   bytes.
  static func places(inLength length: Int) -> [Int] {
    guard length > wholeLimit else { return Array(stride(from: 0, to: length, by: placeLength)) }
    let last = length - placeLength
    // The division comes first, so that the product does not overflow. Places are multiples of the
    // widest code unit.
    return (0..<placeCount).map { last / (placeCount - 1) * $0 / 4 * 4 }.dropLast() + [last]
  }
}
