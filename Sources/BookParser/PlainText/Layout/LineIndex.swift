import Foundation

/// What one pass over a text's lines finds.
///
/// Candidates for headings, places where the text may be cut, and how its lines are laid out. Its
/// size is that of the contents, not of the text.
struct LineIndex {
  /// Candidates kept; a book with more chapters than this is none.
  static let candidateLimit = 200_000
  /// So many candidates in a row with fewer bytes each than a paragraph has are a list of titles;
  /// from then on a line is looked at only behind as much text.
  private static let floodCount = 5000
  private static let floodLength = 100
  /// Lines that are read as headings whatever the text's length.
  private static let freeTrials = 200_000
  /// Bytes of text for each further one.
  ///
  /// A novel has one in a thousand bytes; texts made of nothing else would take minutes.
  private static let bytesPerTrial = 256
  /// How far apart places to cut are kept.
  static let cutDistance = 64 << 10
  /// A line longer than this may be cut inside.
  private static let longLine = 256 << 10
  /// Bytes of a line that are looked at.
  private static let keptLength = 3200
  /// Lines on which a rule may take too many steps, each some 20 ms; then it is given up.
  private static let failureLimit = 50

  private(set) var candidates: [HeadingCandidate] = []
  /// Starts of lines (of long lines also places between characters), at least ``cutDistance`` apart.
  private(set) var cuts: [Int] = []
  private(set) var statistics = LineStatistics()
  /// Bytes of Project Gutenberg's header and of what comes before its footer, if the text has them.
  private(set) var gutenberg = GutenbergFrame()
  /// Bytes of lines that are not blank.
  private(set) var textLength = 0

  private let encoding: TextEncoding
  private let decoder: TextDecoder
  private let prefilter: HeadingPrefilter
  private let rule: HeadingExpression?
  private let width: Int
  private let isBigEndian: Bool

  private var line: [UInt8] = []
  private var lineStart: Int
  private var lineLength = 0
  private var isLineBlank = true
  private var previousLength = 0
  private var isAfterReturn = false
  private var isCandidateOpen = false
  private var isFlooded = false
  /// Candidates since the last check for a flood.
  private var uncheckedCount = 0
  /// In a flood, the last line that was not looked at: if text follows, it was a heading after all.
  private var passedOver: PassedLine?
  /// ``textLength`` at the last line that looked like a heading.
  private var lastLook = 0
  private var trialCount = 0
  /// Lines on which the rule took too many steps.
  private var failureCount = 0
  /// Whether a rule looks for headings.
  var isRuled: Bool { rule != nil }
  /// Whether the rule was given up, so that no further line was tried.
  var gaveUp: Bool { failureCount >= Self.failureLimit }

  /// Makes an empty index.
  ///
  /// - Parameters:
  ///   - encoding: What the text is in.
  ///   - start: Bytes before the text (the byte order mark).
  ///   - head: The file's first bytes.
  ///   - rule: What a heading looks like; `nil` for what headings usually look like.
  /// - Throws: When ICU lacks the encoding.
  init(
    _ encoding: TextEncoding, start: Int, head: [UInt8], by rule: HeadingExpression? = nil
  ) throws {
    self.encoding = encoding
    self.rule = rule
    decoder = try TextDecoder(encoding)
    prefilter = HeadingPrefilter(encoding, head: head)
    width = encoding.unitWidth
    isBigEndian = encoding.isBigEndian
    lineStart = start
    line.reserveCapacity(Self.keptLength)
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - detected: Its encoding.
  ///   - head: Its first bytes.
  ///   - rule: What a heading looks like; `nil` for what headings usually look like.
  ///   - byteLimit: How much of the file is read.
  ///   - progress: Takes the number of bytes so far after each block.
  /// - Returns: The index.
  /// - Throws: When reading fails; `CancellationError`.
  static func make(
    of file: URL, as detected: EncodingDetector.Result, head: [UInt8],
    by rule: HeadingExpression? = nil, byteLimit: Int = .max,
    progress: (Int) -> Void = { _ in }
  ) throws -> LineIndex {
    var index = try LineIndex(
      detected.encoding, start: detected.markLength, head: head, by: rule)
    var blocks = try FileBlocks(
      file, range: detected.markLength..<max(byteLimit, detected.markLength))
    var byteCount = detected.markLength
    while let block = try blocks.next() {
      try Task.checkCancellation()
      block.withUnsafeBytes { index.add($0) }
      byteCount += block.count
      progress(byteCount)
    }
    index.finishLine(newlineLength: 0)
    index.finishFlood()
    return index
  }

  /// Walks over a block; blocks are whole code units but for the file's end.
  private mutating func add(_ block: UnsafeRawBufferPointer) {
    var start = 0
    var returns = NewlineSearch(0x0D)
    var feeds = NewlineSearch(0x0A)
    while let place = nextNewline(block, from: start, &returns, &feeds) {
      let newline = block[isBigEndian ? place + width - 1 : place]
      if newline == 0x0A, isAfterReturn, place == start, lineLength == 0 {
        // The second half of CR LF: the line was finished at its first half.
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

  /// Where the next newline is, or `nil` if the block has none any more.
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

  /// The newline byte at a place, or `nil`.
  private func newline(_ block: UnsafeRawBufferPointer, at index: Int) -> UInt8? {
    let byte = block[isBigEndian ? index + width - 1 : index]
    guard byte == 0x0A || byte == 0x0D else { return nil }
    if width == 1 { return byte }
    let unit = block[index..<index + width]
    return unit.count { $0 != 0 } == 1 ? byte : nil
  }

  private mutating func extend(_ block: UnsafeRawBufferPointer, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    isAfterReturn = false
    let part = UnsafeRawBufferPointer(rebasing: block[range])
    let room = Self.keptLength - line.count
    if room > 0 {
      line.append(contentsOf: UnsafeRawBufferPointer(rebasing: part[..<min(room, part.count)]))
    }
    lineLength += part.count
    if isLineBlank {
      isLineBlank = !part.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0 }
    }
  }

  private mutating func finishLine(newlineLength: Int) {
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
    let found = PassedLine(
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

  /// Takes a line as a heading if a person's rule finds one in it.
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

  /// Takes a line as a candidate if it reads as a heading.
  @discardableResult
  private mutating func add(_ found: PassedLine, precedesBlank: Bool) -> Bool {
    guard trialCount < Self.freeTrials + textLength / Self.bytesPerTrial else { return false }
    trialCount += 1
    let text = String(decoding: decoder.decode(found.bytes.span), as: UTF16.self)
    guard let mark = HeadingPattern.mark(of: text) else { return false }
    var candidate = HeadingCandidate(
      mark: mark, offset: found.offset, length: found.length, textBefore: found.textBefore,
      followsBlank: found.previousLength == 0, previousLength: found.previousLength)
    candidate.precedesBlank = precedesBlank
    candidates.append(candidate)
    uncheckedCount += 1
    return true
  }

  /// Forgets those of the last candidates that are a list of titles: text follows none of them.
  private mutating func dropFlood() {
    guard uncheckedCount >= Self.floodCount else { return }
    uncheckedCount = 0
    let start = candidates.count - Self.floodCount
    guard textLength - candidates[start].textBefore < Self.floodCount * Self.floodLength else {
      return
    }
    isFlooded = true
    let last = candidates[start...]
    let kept = zip(last, last.dropFirst()).filter {
      $1.textBefore - $0.textBefore >= Self.floodLength
    }
    // Whether text follows the last one is not known yet.
    candidates.replaceSubrange(start..., with: kept.map(\.0) + [candidates[candidates.count - 1]])
  }

  /// Takes the last line of a list of titles if the rest of the text is its chapter.
  private mutating func finishFlood() {
    guard let passedOver, textLength - passedOver.textBefore >= Self.floodLength else { return }
    add(passedOver, precedesBlank: passedOver.precedesBlank ?? true)
  }

  /// Keeps a place between characters near the end of what was read of a very long line.
  private mutating func cutLongLine() {
    let end = lineStart + lineLength
    guard lineLength > Self.longLine, end - (cuts.last ?? 0) >= Self.longLine else { return }
    longLineEnds.append(end)
  }

  /// Ends of blocks inside very long lines; the exact cut is found when the text is divided.
  private(set) var longLineEnds: [Int] = []
}
