import Foundation

extension LineIndex {
  /// Reads the lines of a stretch of a file.
  ///
  /// - Parameters:
  ///   - range: The bytes, which begin with a line.
  ///   - isEnd: Whether the text ends with them; otherwise the last line may go on.
  ///   - file: The file.
  ///   - encoding: Its encoding.
  ///   - head: Its first bytes.
  /// - Returns: The index, and the byte at which the next stretch begins.
  /// - Throws: The errors of reading the file; `CancellationError`.
  static func make(
    of range: Range<Int>, isEnd: Bool, in file: URL, _ encoding: TextEncoding, head: [UInt8]
  ) throws -> (index: LineIndex, next: Int) {
    var index = try LineIndex(encoding, start: range.lowerBound, head: head)
    var blocks = try FileBlocks(file, range: range)
    while let block = try blocks.next() {
      try Task.checkCancellation()
      block.withUnsafeBytes { index.add($0) }
    }
    if isEnd {
      index.finishLine(newlineLength: 0)
      index.finishFlood()
      return (index, range.upperBound)
    }
    var next = index.lineStart
    // Whether a blank line follows the last candidate is not known yet.
    if index.isCandidateOpen { next = index.candidates.removeLast().offset }
    return (index, next > range.lowerBound ? next : range.upperBound)
  }
}
