/// The lines of a text that is UTF-8 in some passages and in another encoding in others, block by block.
///
/// A damaged text has single faults among lines that are right. A joined one has many lines in a row without any valid character of
/// UTF-8, and many in a row without a fault.
struct JoinedLines: Sendable {
  /// A line is in the other encoding if it has at least so many faults for each valid UTF-8 character.
  ///
  /// EUC-JP with many kana has two for five faults.
  private static let chanceShare = 2
  /// The lines with bytes beyond ASCII for each change from one encoding to the other.
  private static let linesPerChange = 4
  /// The characters beyond ASCII that a passage has at least; fewer may be damage, or valid by chance.
  private static let leastCount = 16
  /// The valid characters of a line that is surely UTF-8: by chance one of 65,000 lines of four characters in GBK is.
  private static let sureCount = 4
  /// The bytes of lines in the other encoding that are kept: enough to tell one from another.
  private static let sampleLimit = 64 << 10

  /// Lines in the other encoding.
  private(set) var sample: [UInt8] = []
  private var utf8 = UTF8Check()
  /// The counts at the start of the line.
  private var lineSequences = 0
  private var lineFaults = 0
  /// The lines in the other encoding, and their faults.
  private var otherLines = 0
  private var otherFaults = 0
  /// The lines that are surely UTF-8, and their characters.
  private var ownLines = 0
  private var ownSequences = 0
  /// How often a line is in another encoding than the line before it.
  private var changes = 0
  private var wasOther: Bool?

  /// Whether passages of both kinds are there.
  var areJoined: Bool {
    otherFaults >= Self.leastCount && ownSequences >= Self.leastCount
      && min(otherLines, ownLines) >= changes * Self.linesPerChange
  }

  /// Drops the line that a gap cuts.
  mutating func skipGap() {
    utf8.skipGap()
    lineSequences = utf8.sequences
    lineFaults = utf8.faults
  }

  /// Reads the next block.
  ///
  /// - Parameter bytes: The bytes behind those of the last block.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      let end = Self.lineEnd(bytes, from: start)
      let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
      utf8.add(line)
      if line.last == 0x0A { finishLine(line) }
      start = end
    }
  }

  private mutating func finishLine(_ line: UnsafeBufferPointer<UInt8>) {
    let sequences = utf8.sequences - lineSequences
    let faults = utf8.faults - lineFaults
    lineSequences = utf8.sequences
    lineFaults = utf8.faults
    let isOther = Self.isOther(sequences: sequences, faults: faults)
    // Lines of ASCII, damaged ones and those that are valid by chance say nothing.
    guard isOther || faults == 0 && sequences >= Self.sureCount else { return }
    if isOther {
      otherLines += 1
      otherFaults += faults
      if sample.count + line.count <= Self.sampleLimit { sample += line }
    } else {
      ownLines += 1
      ownSequences += sequences
    }
    if let wasOther, wasOther != isOther { changes += 1 }
    wasOther = isOther
  }

  private static func isOther(sequences: Int, faults: Int) -> Bool {
    faults > 0 && sequences * chanceShare <= faults
  }

  /// The place behind the newline; the end of the bytes without one.
  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }

  /// Lines in one encoding that follow each other.
  struct Run {
    var range: Range<Int>
    var isOther: Bool
  }

  /// The runs of a part of a joined text.
  ///
  /// - Parameter bytes: A part; its last line may be cut.
  /// - Returns: Runs without a gap, in which the neighbours differ.
  static func runs(_ bytes: UnsafeBufferPointer<UInt8>) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < bytes.count {
      let end = lineEnd(bytes, from: start)
      var check = UTF8Check()
      check.add(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      check.finish()
      let isOther = isOther(sequences: check.sequences, faults: check.faults)
      let isASCII = check.sequences + check.faults == 0
      if let last = runs.last, isASCII || last.isOther == isOther {
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(Run(range: start..<end, isOther: isOther))
      }
      start = end
    }
    return runs
  }
}
