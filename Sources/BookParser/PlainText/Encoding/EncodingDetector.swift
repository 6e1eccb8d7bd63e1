import Foundation
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
    /// The estimated chance that this encoding is right, or one that reads these bytes alike, 0...1.
    ///
    /// It is 1 for a byte order mark and for ASCII.
    var confidence = 1.0
  }

  /// An encoding that the bytes may be in.
  struct Candidate: Sendable {
    var encoding: TextEncoding
    /// The estimated chance that it is the right one, 0...1; that of those that read the bytes alike is their sum.
    var confidence: Double
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
  /// How often bytes of another encoding happen to be a right UTF-8 character: of two Chinese ones in GBK one in
  /// sixteen may be, in Latin letters fewer.
  private static let chanceOfUTF8 = 0.125
  /// How sure it is of an encoding that is told by its escapes.
  private static let escapedConfidence = 0.99
  /// The lead in nats by which one encoding is e times as likely as another.
  ///
  /// Letters depend on each other, so that a lead in cost says less than it would of independent ones. With this
  /// value the mean confidence in the short texts of the corpus is the share of them that is right.
  private static let temperature: Float = 4

  /// Tells the encoding from a survey.
  ///
  /// - Parameter survey: One pass over the whole file, or over its start.
  /// - Returns: The encoding, or `nil` if the bytes are not text.
  func detect(_ survey: ByteSurvey) -> Result? {
    if let marked = marked(survey) { return marked }
    let wide = WideText.likeliest(survey.head)
    if survey.nulCount > 0 {
      if let wide, wide.isPlausible {
        return Result(encoding: wide.encoding, confidence: wide.confidence)
      }
      guard survey.nulCount <= survey.byteCount / Self.nulTolerance || Self.isPlain(survey) else {
        return nil
      }
    }
    if survey.highCount == 0, let escaped = EscapedText.encoding(of: survey) {
      return Result(encoding: escaped, confidence: Self.escapedConfidence)
    }
    let tolerated = max(2, survey.head.count / Self.controlTolerance)
    guard survey.controlCount <= tolerated || Self.isPlain(survey) else {
      return wide.flatMap {
        $0.isPlausible ? Result(encoding: $0.encoding, confidence: $0.confidence) : nil
      }
    }
    if survey.highCount == 0 { return Result(encoding: .ascii) }
    if survey.utf8Sequences > survey.utf8Faults * Self.damagedUTF8 {
      let lead = survey.utf8Sequences - survey.utf8Faults * Self.damagedUTF8
      return Result(encoding: .utf8, confidence: 1 - pow(Self.chanceOfUTF8, Double(lead)))
    }
    let scores = Scores(survey)
    if let wide, wide.isPlausible, wide.cost < scores.headCost(survey) {
      return Result(encoding: wide.encoding, confidence: wide.confidence)
    }
    let best = scores.all[0]
    return Result(
      encoding: best.encoding, language: best.language,
      confidence: candidates(of: scores).first?.confidence ?? 0)
  }

  /// The encodings that a text may be in, the likeliest first; each reads the bytes in its own way.
  ///
  /// - Parameter survey: As for ``detect(_:)``.
  /// - Returns: What ``detect(_:)`` tells, and others that are worth a try; empty if the bytes are not text.
  func candidates(_ survey: ByteSurvey) -> [Candidate] {
    guard let detected = detect(survey) else { return [] }
    var candidates = [Candidate(encoding: detected.encoding, confidence: detected.confidence)]
    guard survey.highCount > 0 else { return candidates }
    let isScored = detected.language != nil || detected.encoding.isTableOfBytes
    let rest = self.candidates(of: Scores(survey))
    // Beside a rule that only one encoding keeps the others share what is left.
    let share = isScored ? 1 : 1 - detected.confidence
    for candidate in rest where candidate.encoding != detected.encoding {
      candidates.append(
        Candidate(encoding: candidate.encoding, confidence: candidate.confidence * share))
    }
    return Array(candidates.prefix(Self.candidateLimit))
  }

  /// As many as a person tries one after the other.
  private static let candidateLimit = 8

  /// Those that read the bytes in different ways, with the chances by their costs.
  private func candidates(of scores: Scores) -> [Candidate] {
    var groups: [(decoding: Scores.Decoding, candidate: Candidate)] = []
    var total = 0.0
    for score in scores.all {
      let weight = Double(exp((scores.all[0].cost - score.cost) / Self.temperature))
      total += weight
      let decoding = scores.decoding(of: score.encoding)
      if let known = groups.firstIndex(where: { $0.decoding == decoding }) {
        groups[known].candidate.confidence += weight
      } else {
        groups.append((decoding, Candidate(encoding: score.encoding, confidence: weight)))
      }
    }
    return groups.map {
      Candidate(encoding: $0.candidate.encoding, confidence: $0.candidate.confidence / total)
    }
  }

  /// Whether a file is text that something has spoilt here and there: nearly all of what is no zero is plain.
  private static func isPlain(_ survey: ByteSurvey) -> Bool {
    let others = survey.head.count - survey.headNulCount
    return survey.headNulCount * plainNulShare <= survey.head.count
      && survey.plainCount * plainShare.of >= others * plainShare.part
  }

  /// Goes by the byte order mark, unless the rest gives it the lie.
  private func marked(_ survey: ByteSurvey) -> Result? {
    guard let (encoding, mark) = Self.marks.first(where: { survey.head.starts(with: $0.1) }) else {
      return nil
    }
    // One of the right sequences is the mark itself.
    if encoding == .utf8, survey.utf8Faults > survey.utf8Sequences - 1 { return nil }
    return Result(encoding: encoding, markLength: mark.count)
  }

  /// The byte order marks; that of UTF-32 begins as that of UTF-16.
  private static let marks: [(TextEncoding, [UInt8])] = [
    (.utf8, [0xEF, 0xBB, 0xBF]), (.utf32LE, [0xFF, 0xFE, 0, 0]), (.utf32BE, [0, 0, 0xFE, 0xFF]),
    (.utf16LE, [0xFF, 0xFE]), (.utf16BE, [0xFE, 0xFF]),
    (TextEncoding.multiByte[0], [0x84, 0x31, 0x95, 0x33]),
  ]

  /// What is known of a text whose encoding a person has chosen.
  ///
  /// - Parameters:
  ///   - encoding: The encoding.
  ///   - head: The file's first bytes.
  /// - Returns: The encoding with the length of its mark.
  static func chosen(_ encoding: TextEncoding, head: [UInt8]) -> Result {
    let mark = marks.first { $0.0 == encoding && head.starts(with: $0.1) }
    return Result(encoding: encoding, markLength: mark?.1.count ?? 0)
  }
}
