import Foundation
import ReadingModel

/// The results of one pass over a text's lines: candidates for headings, places where the text may
/// be cut, and the layout of its lines.
///
/// Its size depends on the contents, not on the length of the text.
struct LineIndex {
  /// The most candidates that are kept; no book has as many chapters.
  static let candidateLimit = 200_000
  /// The number of lines that are tried as headings in a text of any length.
  private static let freeTrials = 200_000
  /// The bytes of text for each further line that is tried.
  ///
  /// A novel has one candidate in a thousand bytes. Texts of nothing but candidates would take
  /// minutes.
  private static let bytesPerTrial = 256
  /// The least distance between places to cut, in bytes.
  static let cutDistance = 64 << 10
  /// The longest line that is never cut inside, in bytes.
  private static let longLine = 256 << 10
  /// The bytes of a line that are examined.
  private static let keptLength = 3200
  /// A rule is given up after too many steps on so many lines, some 20 ms each.
  private static let failureLimit = 50

  var candidates: [HeadingCandidate] = []
  /// The starts of lines, and places inside long lines, at least ``cutDistance`` apart.
  var cuts: [Int] = []
  var statistics = LineStatistics()
  /// Project Gutenberg's header and footer, if the text has them.
  var gutenberg = GutenbergFrame()
  /// The bytes of the lines that are not blank.
  var textLength = 0

  private let encoding: TextEncoding
  private let decoder: TextDecoder
  private let prefilter: HeadingPrefilter
  private let rule: HeadingExpression?
  private let width: Int
  private let isBigEndian: Bool
  /// How lines end in a text without CR and LF.
  var otherNewlines: OtherNewlines?

  var line: [UInt8] = []
  var lineStart: Int
  var lineLength = 0
  var isLineBlank = true
  var previousLength = 0
  var isAfterReturn = false
  var isCandidateOpen = false
  var isFlooded = false
  /// The number of candidates since the last search for a list of titles.
  var uncheckedCount = 0
  /// The last untried line of a list of titles; if text follows, it was a heading.
  var passedOver: PossibleHeading?
  /// ``textLength`` at the last line that was tried.
  var lastLook = 0
  var trialCount = 0
  /// The number of lines on which the rule took too many steps.
  var failureCount = 0
  /// Whether a rule finds the headings.
  var isRuled: Bool { rule != nil }
  /// Whether the rule was given up, so that no later line was tried.
  var gaveUp: Bool { failureCount >= Self.failureLimit }

  /// Makes an empty index.
  ///
  /// - Parameters:
  ///   - encoding: The text's encoding.
  ///   - start: The bytes before the text: its byte order mark.
  ///   - head: The file's first bytes.
  ///   - rule: The expression of a chapter rule; `nil` for the program's own way.
  /// - Throws: An error if ICU lacks the encoding.
  init(
    _ encoding: TextEncoding, start: Int, head: [UInt8], by rule: HeadingExpression? = nil
  ) throws {
    self.encoding = encoding
    self.rule = rule
    decoder = try TextDecoder(encoding)
    prefilter = HeadingPrefilter(encoding, head: head)
    width = encoding.unitWidth
    isBigEndian = encoding.isBigEndian
    otherNewlines = OtherNewlines(encoding, head: head)
    lineStart = start
    line.reserveCapacity(Self.keptLength)
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - detected: Its encoding.
  ///   - head: Its first bytes.
  ///   - rule: The expression of a chapter rule; `nil` for the program's own way.
  ///   - byteLimit: The most bytes that are read.
  ///   - record: Where the pass notes how far it is, and goes on from.
  ///   - progress: Takes the number of bytes so far after each block.
  /// - Returns: The index.
  /// - Throws: The errors of reading the file; `CancellationError`.
  static func make(
    of file: URL, as detected: EncodingDetector.Result, head: [UInt8],
    by rule: HeadingExpression? = nil, byteLimit: Int = .max, record: PassRecord? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws -> LineIndex {
    var index = try LineIndex(
      detected.encoding, start: detected.markLength, head: head, by: rule)
    var byteCount = record?.restore(&index, detected) ?? detected.markLength
    var noted = byteCount
    var blocks = try FileBlocks(file, range: byteCount..<max(byteLimit, byteCount))
    while let block = try blocks.next() {
      try Task.checkCancellation()
      block.withUnsafeBytes { index.add($0) }
      byteCount += block.count
      if let record, byteCount - noted >= record.interval {
        noted = byteCount
        record.note(index, detected, byteCount: byteCount)
      }
      progress(byteCount)
    }
    index.finishLine(newlineLength: 0)
    index.finishFlood()
    return index
  }

  /// Reads a block.
  ///
  /// Blocks consist of whole code units, except at the file's end.
  mutating func add(_ block: UnsafeRawBufferPointer) {
    if let newlines = otherNewlines {
      add(block, newlines, width: width)
      otherNewlines?.pass(block)
      return cutLongLine()
    }
    var start = 0
    var returns = NewlineSearch(0x0D)
    var feeds = NewlineSearch(0x0A)
    while let place = nextNewline(block, from: start, &returns, &feeds) {
      let newline = block[isBigEndian ? place + width - 1 : place]
      if newline == 0x0A, isAfterReturn, place == start, lineLength == 0 {
        // This is the LF of CR LF; the line ended at its CR.
        lineStart += width
        isAfterReturn = false
      } else {
        extend(block, start..<place)
        finishLine(newlineLength: width)
        isAfterReturn = newline == 0x0D
      }
      start = place + width
    }
    extend(block, start..<block.count)
    cutLongLine()
  }

  /// The place of the next newline; `nil` if the block has no more.
  private func nextNewline(
    _ block: UnsafeRawBufferPointer, from start: Int, _ returns: inout NewlineSearch,
    _ feeds: inout NewlineSearch
  ) -> Int? {
    if width == 1 {
      let place = min(returns.next(in: block, from: start), feeds.next(in: block, from: start))
      return place < block.count ? place : nil
    }
    var index = start
    while index + width <= block.count {
      if newline(block, at: index) != nil { return index }
      index += width
    }
    return nil
  }

  /// The newline byte at a place; `nil` for another byte.
  private func newline(_ block: UnsafeRawBufferPointer, at index: Int) -> UInt8? {
    let byte = block[isBigEndian ? index + width - 1 : index]
    guard byte == 0x0A || byte == 0x0D else { return nil }
    if width == 1 { return byte }
    let unit = block[index..<index + width]
    return unit.count { $0 != 0 } == 1 ? byte : nil
  }

  mutating func extend(_ block: UnsafeRawBufferPointer, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    isAfterReturn = false
    let part = UnsafeRawBufferPointer(rebasing: block[range])
    let room = Self.keptLength - line.count
    if room > 0 {
      line.append(contentsOf: UnsafeRawBufferPointer(rebasing: part[..<min(room, part.count)]))
    }
    lineLength += part.count
    if isLineBlank {
      // A form feed is where a page of paper begins.
      isLineBlank = !part.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0C && $0 != 0 }
    }
  }

  mutating func finishLine(newlineLength: Int) {
    cutLongLine()
    let length = isLineBlank ? 0 : lineLength
    if isCandidateOpen {
      candidates[candidates.count - 1].precedesBlank = length == 0
      isCandidateOpen = false
    }
    if passedOver?.precedesBlank == nil { passedOver?.precedesBlank = length == 0 }
    statistics.add(length: length / width)
    if length > 0 {
      gutenberg.look(
        at: line, from: lineStart, length: lineLength + newlineLength,
        textBefore: textLength + length)
      look(length: length)
    }
    if lineStart - (cuts.last ?? 0) >= Self.cutDistance { cuts.append(lineStart) }
    textLength += length
    previousLength = length
    lineStart += lineLength + newlineLength
    lineLength = 0
    isLineBlank = true
    line.removeAll(keepingCapacity: true)
  }

  private mutating func look(length: Int) {
    guard candidates.count < Self.candidateLimit else { return }
    if let rule { return look(by: rule, length: length) }
    guard line.withUnsafeBytes({ prefilter.admits($0, length: length) })
    else { return }
    let isTight = textLength - lastLook < Self.floodLength
    lastLook = textLength
    let found = PossibleHeading(
      bytes: line, offset: lineStart, length: length, textBefore: textLength,
      previousLength: previousLength)
    if isFlooded {
      let earlier = passedOver
      passedOver = isTight ? found : nil
      if isTight { return }
      if let earlier { add(earlier, precedesBlank: earlier.precedesBlank ?? false) }
    }
    isCandidateOpen = add(found, precedesBlank: false)
    dropFlood()
  }

  /// Makes a line a heading if a person's rule finds one in it.
  private mutating func look(by rule: HeadingExpression, length: Int) {
    // A character has at most four bytes in every encoding.
    guard length <= HeadingExpression.lineLimit * max(width, 4), !gaveUp else { return }
    switch rule.look(at: decoder.decode(line.span)) {
    case .none: break
    case .gaveUp: failureCount += 1
    case .heading(let mark):
      candidates.append(
        HeadingCandidate(
          mark: mark, offset: lineStart, length: length, textBefore: textLength,
          followsBlank: previousLength == 0, previousLength: previousLength))
      isCandidateOpen = true
    }
  }

  /// Makes a line a candidate if it looks like a heading.
  @discardableResult
  mutating func add(_ found: PossibleHeading, precedesBlank: Bool) -> Bool {
    guard trialCount < Self.freeTrials + textLength / Self.bytesPerTrial else { return false }
    trialCount += 1
    let text = String(utf16Units: decoder.decode(found.bytes.span))
    guard let mark = HeadingPattern.mark(of: text) else { return false }
    candidates.append(
      HeadingCandidate(
        mark: mark, offset: found.offset, length: found.length, textBefore: found.textBefore,
        followsBlank: found.previousLength == 0, precedesBlank: precedesBlank,
        previousLength: found.previousLength))
    uncheckedCount += 1
    return true
  }

  /// Keeps places in the read part of a very long line.
  private mutating func cutLongLine() {
    guard lineLength > Self.longLine else { return }
    let end = lineStart + lineLength
    var place = max(longLineEnds.last ?? 0, lineStart) + Self.cutDistance
    while place < end {
      longLineEnds.append(place)
      place += Self.cutDistance
    }
  }

  /// Places ``cutDistance`` apart inside very long lines; the exact cuts are found when the text is divided.
  var longLineEnds: [Int] = []
}
