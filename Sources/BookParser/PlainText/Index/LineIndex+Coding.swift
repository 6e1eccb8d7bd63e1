extension LineIndex {
  /// Writes all that a pass knows between two blocks.
  func write(to body: inout IndexWriter) {
    // A candidate takes some 90 bytes; pages that nothing is written to cost nothing.
    body.reserve(candidates.count * 128)
    body.add(candidates.count)
    for candidate in candidates { candidate.write(to: &body) }
    body.add(ascending: cuts)
    body.add(ascending: longLineEnds)
    statistics.write(to: &body)
    body.add(optional: gutenberg.start)
    body.add(gutenberg.textBefore)
    body.add(optional: gutenberg.end)
    for number in [
      textLength, lineStart, lineLength, previousLength, uncheckedCount, lastLook, trialCount,
      failureCount,
    ] { body.add(number) }
    for flag in [isLineBlank, isAfterReturn, isCandidateOpen, isFlooded, passedOver != nil] {
      body.add(flag)
    }
    body.add(line)
    body.add(otherNewlines?.tail ?? [])
    guard let passedOver else { return }
    for number in [
      passedOver.offset, passedOver.length, passedOver.textBefore, passedOver.previousLength,
    ] { body.add(number) }
    body.add(optional: passedOver.precedesBlank.map { $0 ? 1 : 0 })
    body.add(passedOver.bytes)
  }

  /// Takes what a pass has written; false, and nothing is taken, where it does not fit.
  mutating func read(from body: inout IndexReader) -> Bool {
    guard let taken = taken(&body) else { return false }
    self = taken
    return true
  }

  private func taken(_ body: inout IndexReader) -> LineIndex? {
    var index = self
    guard let count = body.number(), count <= Self.candidateLimit else { return nil }
    for _ in 0..<count {
      guard let candidate = HeadingCandidate(from: &body) else { return nil }
      index.candidates.append(candidate)
    }
    guard let cuts = body.ascending(), let ends = body.ascending(),
      let statistics = LineStatistics(from: &body), let start = body.optional(),
      let before = body.number(), let end = body.optional()
    else { return nil }
    (index.cuts, index.longLineEnds, index.statistics) = (cuts, ends, statistics)
    (index.gutenberg.start, index.gutenberg.textBefore, index.gutenberg.end) = (start, before, end)
    let numbers = (0..<8).compactMap { _ in body.number() }
    let flags = (0..<5).compactMap { _ in body.flag() }
    guard numbers.count == 8, flags.count == 5, let line = body.data(), let tail = body.data(),
      tail.count <= OtherNewlines.tailByteCount
    else { return nil }
    (index.textLength, index.lineStart, index.lineLength) = (numbers[0], numbers[1], numbers[2])
    (index.previousLength, index.uncheckedCount) = (numbers[3], numbers[4])
    (index.lastLook, index.trialCount, index.failureCount) = (numbers[5], numbers[6], numbers[7])
    (index.isLineBlank, index.isAfterReturn) = (flags[0], flags[1])
    (index.isCandidateOpen, index.isFlooded) = (flags[2], flags[3])
    index.line = line
    index.otherNewlines?.tail = tail
    guard !index.isCandidateOpen || !index.candidates.isEmpty else { return nil }
    guard flags[4] else { return index }
    let places = (0..<4).compactMap { _ in body.number() }
    guard places.count == 4, let blank = body.optional(), let bytes = body.data() else {
      return nil
    }
    index.passedOver = PossibleHeading(
      bytes: bytes, offset: places[0], length: places[1], textBefore: places[2],
      previousLength: places[3], precedesBlank: blank.map { $0 == 1 })
    return index
  }
}

extension LineStatistics {
  fileprivate func write(to body: inout IndexWriter) {
    body.add(textCount)
    body.add(blankCount)
    body.add(previousLength)
    for count in continuedLengths { body.add(count) }
  }

  fileprivate init?(from body: inout IndexReader) {
    self.init()
    guard let text = body.number(), let blank = body.number(), let previous = body.number() else {
      return nil
    }
    (textCount, blankCount, previousLength) = (text, blank, previous)
    for place in continuedLengths.indices {
      guard let count = body.number() else { return nil }
      continuedLengths[place] = count
    }
  }
}

extension HeadingCandidate {
  fileprivate func write(to body: inout IndexWriter) {
    for number in [offset, length, textBefore, previousLength] { body.add(number) }
    body.add((followsBlank ? 1 : 0) + (precedesBlank ? 2 : 0))
    switch mark.kind {
    case .division(let keyword, let level):
      body.add(0)
      body.add(level)
      body.add(keyword)
    case .number(let style):
      body.add(1)
      body.add(style.rawValue)
    case .numberedTitle(let style):
      body.add(2)
      body.add(style.rawValue)
    case .named: body.add(3)
    case .marked(let level):
      body.add(4)
      body.add(level)
    }
    // A number that was read from digits may be of any size, and is never below zero.
    let number = mark.number.flatMap { UInt64(exactly: $0) }
    if let number { body.add(number + 1) } else { body.add(0) }
    body.add(mark.title)
    body.add(mark.label)
  }

  fileprivate convenience init?(from body: inout IndexReader) {
    let numbers = (0..<4).compactMap { _ in body.number() }
    guard numbers.count == 4, let blanks = body.number(), let kind = HeadingMark.Kind(from: &body),
      let number = body.unsigned(), let title = body.text(), let label = body.text()
    else { return nil }
    self.init(
      mark: HeadingMark(
        kind: kind, number: number > 0 ? Int(exactly: number - 1) : nil, title: title, label: label),
      offset: numbers[0], length: numbers[1], textBefore: numbers[2],
      followsBlank: blanks & 1 != 0, precedesBlank: blanks & 2 != 0, previousLength: numbers[3])
  }
}

extension HeadingMark.Kind {
  fileprivate init?(from body: inout IndexReader) {
    guard let kind = body.number() else { return nil }
    if kind == 3 {
      self = .named
      return
    }
    guard let value = body.number() else { return nil }
    switch kind {
    case 0:
      guard let keyword = body.text() else { return nil }
      self = .division(keyword: keyword, level: value)
    case 1, 2:
      guard let style = Numerals.Style(rawValue: value) else { return nil }
      self = kind == 1 ? .number(style) : .numberedTitle(style)
    case 4: self = .marked(level: value)
    default: return nil
    }
  }
}
