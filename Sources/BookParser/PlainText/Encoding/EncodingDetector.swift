import UnicodeText

/// Tells the encoding of a text: by its mark, by rules that only one encoding keeps, and else by
/// which encoding makes the text the likeliest one in any language that is written in it.
struct EncodingDetector {
  /// What the bytes turned out to be.
  struct Result: Sendable {
    var encoding: TextEncoding
    /// Bytes of the byte order mark at the start.
    var markLength = 0
    /// The language that fits best, where scoring was needed.
    var language: Language?
  }

  /// NUL bytes of a text in a byte encoding that a sloppy program left in it, at most one in this many.
  private static let nulTolerance = 1000
  /// Control bytes that a text may have, at most one in this many; random bytes have one in eight.
  private static let controlTolerance = 24
  /// So much of a file, its zeros left out, is letters, signs and spaces of ASCII where the rest of it may be
  /// anything: of random bytes it is two in five.
  private static let plainShare = (part: 9, of: 10)
  /// Zeros where a copy broke off, or between the records of an old program, may be half of a file.
  private static let plainNulShare = 2
  /// Right UTF-8 characters for each wrong place that show a damaged text rather than another encoding.
  private static let damagedUTF8 = 8

  /// Tells the encoding from a survey.
  ///
  /// - Parameter survey: One pass over the whole file, or over its start.
  /// - Returns: The encoding, or `nil` if the bytes are not text.
  func detect(_ survey: ByteSurvey) -> Result? {
    if let marked = marked(survey) { return marked }
    let wide = WideText.likeliest(survey.head)
    if survey.nulCount > 0 {
      if let wide, wide.isPlausible { return Result(encoding: wide.encoding) }
      guard survey.nulCount <= survey.byteCount / Self.nulTolerance || Self.isPlain(survey) else {
        return nil
      }
    }
    if survey.highCount == 0, let escaped = EscapedText.encoding(of: survey) {
      return Result(encoding: escaped)
    }
    let tolerated = max(2, survey.head.count / Self.controlTolerance)
    guard survey.controlCount <= tolerated || Self.isPlain(survey) else {
      return wide.flatMap { $0.isPlausible ? Result(encoding: $0.encoding) : nil }
    }
    if survey.highCount == 0 { return Result(encoding: .ascii) }
    if survey.utf8Sequences > survey.utf8Faults * Self.damagedUTF8 {
      return Result(encoding: .utf8)
    }
    let scored = scored(survey)
    if let wide, wide.isPlausible, wide.cost < scored.headCost(survey) {
      return Result(encoding: wide.encoding)
    }
    return scored.result
  }

  /// Whether a file is text that something has spoilt here and there: nearly all of what is no zero is plain.
  private static func isPlain(_ survey: ByteSurvey) -> Bool {
    let others = survey.head.count - survey.headNulCount
    return survey.headNulCount * plainNulShare <= survey.head.count
      && survey.plainCount * plainShare.of >= others * plainShare.part
  }

  /// Goes by the byte order mark, unless the rest gives it the lie.
  private func marked(_ survey: ByteSurvey) -> Result? {
    let marks: [(TextEncoding, [UInt8])] = [
      (.utf8, [0xEF, 0xBB, 0xBF]), (.utf32LE, [0xFF, 0xFE, 0, 0]), (.utf32BE, [0, 0, 0xFE, 0xFF]),
      (.utf16LE, [0xFF, 0xFE]), (.utf16BE, [0xFE, 0xFF]),
      (TextEncoding.multiByte[0], [0x84, 0x31, 0x95, 0x33]),
    ]
    guard let (encoding, mark) = marks.first(where: { survey.head.starts(with: $0.1) }) else {
      return nil
    }
    // One of the right sequences is the mark itself.
    if encoding == .utf8, survey.utf8Faults > survey.utf8Sequences - 1 { return nil }
    return Result(encoding: encoding, markLength: mark.count)
  }

  /// The likeliest encoding that keeps ASCII and its total cost.
  private struct Scored {
    var result: Result
    var cost: Float
    var sampleCount: Int

    /// The cost as it would be over the head, to compare with ``WideText/cost``.
    func headCost(_ survey: ByteSurvey) -> Float {
      cost / Float(max(sampleCount, 1)) * Float(survey.head.count)
    }
  }

  private func scored(_ survey: ByteSurvey) -> Scored {
    let histogram = PairHistogram(survey.sample)
    var best = Result(encoding: TextEncoding.singleByte[1])
    var least = Float.infinity
    for (rank, model) in SingleByteModel.all.enumerated() {
      let (cost, language) = model.cost(of: histogram)
      let total = cost + Float(rank) * Self.rarityCost + model.encoding.rarity
      if total < least {
        least = total
        best = Result(encoding: model.encoding, language: language)
      }
    }
    for (rank, encoding) in TextEncoding.multiByte.enumerated() {
      let (cost, language) = MultiByteModel.cost(of: survey.sample, in: encoding)
      let total = cost + Float(rank) * Self.rarityCost
      if total < least {
        least = total
        best = Result(encoding: encoding, language: language)
      }
    }
    return Scored(
      result: best, cost: least + Float(histogram.outsideCount) * WideText.asciiCost,
      sampleCount: survey.sample.count)
  }

  /// What each step down the list of encodings costs: decides only where the text hardly does.
  private static let rarityCost: Float = 0.1
}
