import Foundation
import UnicodeText

/// Detects the encoding of a text: by its byte order mark, else by rules that only one encoding
/// has, else by the encoding in which the text is likeliest in any of its languages.
struct EncodingDetector {
  /// The detected encoding.
  struct Result: Sendable {
    var encoding: TextEncoding
    /// The bytes of the byte order mark at the start.
    var markLength = 0
    /// The language that fits best; `nil` if no scores were needed.
    var language: Language?
    /// The estimated chance that this encoding is right, or one that decodes the bytes alike,
    /// 0...1.
    ///
    /// It is 1 for a byte order mark and for ASCII.
    var confidence = 1.0
  }

  /// An encoding that the text may have.
  struct Candidate: Sendable {
    var encoding: TextEncoding
    /// The estimated chance that it is right, 0...1.
    ///
    /// For encodings that decode the bytes alike it is the sum of their chances.
    var confidence: Double
  }

  /// A text in a byte encoding has at most one NUL byte in this many; a careless program leaves
  /// them.
  private static let nulTolerance = 1000
  /// A text has at most one control byte in this many; random bytes have one in eight.
  private static let controlTolerance = 24
  /// The share of letters, signs and spaces of ASCII from which a file is a text with damage, zeros
  /// left out.
  ///
  /// Of random bytes it is two in five.
  private static let plainShare = (part: 9, of: 10)
  /// The most zeros of such a file, as one byte in so many.
  ///
  /// Zeros come where a copy broke off, or between the records of an old program.
  private static let plainNulShare = 2
  /// The valid UTF-8 characters for each fault that show a damaged text rather than another
  /// encoding.
  private static let damagedUTF8 = 8
  /// The chance that bytes of another encoding are a valid UTF-8 character.
  ///
  /// Of pairs of Chinese characters in GBK one in sixteen is; Latin letters give fewer.
  private static let chanceOfUTF8 = 0.125
  /// The valid UTF-8 characters from which a text whose faults are no more numerous is UTF-8 joined with another encoding.
  ///
  /// Texts of one other encoding have at most two of them for five faults: EUC-JP with many kana.
  private static let joinedUTF8 = 16
  /// The bytes of a text for each byte of an overlong character.
  ///
  /// A text of another encoding has more letters that only look like one.
  private static let overlongDistance = 16
  /// The confidence in an encoding that its escapes show.
  private static let escapedConfidence = 0.99
  /// The confidence in UTF-8 of which much is damaged.
  private static let damagedConfidence = 0.9
  /// The lead in nats by which one encoding is e times as likely as another.
  ///
  /// Letters depend on each other, so a lead in cost says less than one of independent letters.
  /// With this value the mean confidence in the short texts of the corpus equals the share of them
  /// that is right.
  private static let temperature: Float = 4

  /// Detects the encoding of a survey.
  ///
  /// - Parameter survey: One pass over the whole file, or over its start.
  /// - Returns: The encoding; `nil` if the bytes are no text.
  func detect(_ survey: ByteSurvey) -> Result? {
    guard let found = detectOne(survey) else { return nil }
    return joined(survey, found) ?? found
  }

  /// Detects the encoding of a survey as if all of it were in one.
  private func detectOne(_ survey: ByteSurvey) -> Result? {
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
    guard survey.controlCount <= Self.tolerated(survey) || Self.isPlain(survey) else {
      return wide.flatMap {
        $0.isPlausible ? Result(encoding: $0.encoding, confidence: $0.confidence) : nil
      }
    }
    if survey.highCount == 0 { return Result(encoding: .ascii) }
    if survey.utf8Sequences > survey.utf8Faults * Self.damagedUTF8 {
      let lead = survey.utf8Sequences - survey.utf8Faults * Self.damagedUTF8
      return Result(encoding: .utf8, confidence: 1 - pow(Self.chanceOfUTF8, Double(lead)))
    }
    if Self.isDamagedUTF8(survey) {
      return Result(encoding: .utf8, confidence: Self.damagedConfidence)
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

  /// The encodings that a text may have, the likeliest first.
  ///
  /// Each decodes the bytes in its own way.
  ///
  /// - Parameter survey: As for ``detect(_:)``.
  /// - Returns: The result of ``detect(_:)``, and others that are worth a try; empty if the bytes
  ///   are no text.
  func candidates(_ survey: ByteSurvey) -> [Candidate] {
    guard let detected = detect(survey) else { return [] }
    var candidates = [Candidate(encoding: detected.encoding, confidence: detected.confidence)]
    guard survey.highCount > 0 else { return candidates }
    let isScored = detected.language != nil || detected.encoding.isTableOfBytes
    let rest = self.candidates(of: Scores(survey))
    // If a rule shows the encoding, the other candidates share the remaining chance.
    let share = isScored ? 1 : 1 - detected.confidence
    for candidate in rest where candidate.encoding != detected.encoding {
      candidates.append(
        Candidate(encoding: candidate.encoding, confidence: candidate.confidence * share))
    }
    return Array(candidates.prefix(Self.candidateLimit))
  }

  /// The most candidates: as many as a person tries.
  private static let candidateLimit = 8

  /// The encodings that decode the bytes in different ways, with chances by their costs.
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

  /// The most control bytes of a text.
  static func tolerated(_ survey: ByteSurvey) -> Int {
    max(2, survey.head.count / controlTolerance)
  }

  /// Whether a file is a text with damage here and there: nearly all bytes but zeros are plain.
  private static func isPlain(_ survey: ByteSurvey) -> Bool {
    let others = survey.head.count - survey.headNulCount
    return survey.headNulCount * plainNulShare <= survey.head.count
      && survey.plainCount * plainShare.of >= others * plainShare.part
  }

  /// Whether a text is UTF-8 although it has many faults: another text was joined to it, or they are all overlong characters in a
  /// text of ASCII.
  private static func isDamagedUTF8(_ survey: ByteSurvey) -> Bool {
    if survey.utf8Sequences >= joinedUTF8, survey.utf8Sequences >= survey.utf8Faults { return true }
    return survey.overlongBytes > 0 && survey.overlongBytes == survey.utf8Faults
      && survey.highCount * overlongDistance <= survey.byteCount
  }

  /// The encoding of the byte order mark, unless the rest of the file contradicts it.
  private func marked(_ survey: ByteSurvey) -> Result? {
    guard let (encoding, mark) = Self.marks.first(where: { survey.head.starts(with: $0.1) }) else {
      return nil
    }
    // One of the valid sequences is the mark itself.
    if encoding == .utf8, survey.utf8Faults > survey.utf8Sequences - 1 { return nil }
    return Result(encoding: encoding, markLength: mark.count)
  }

  /// The byte order marks.
  ///
  /// That of UTF-32 comes first, because it begins with that of UTF-16.
  private static let marks: [(TextEncoding, [UInt8])] = [
    (.utf8, [0xEF, 0xBB, 0xBF]), (.utf32LE, [0xFF, 0xFE, 0, 0]), (.utf32BE, [0, 0, 0xFE, 0xFF]),
    (.utf16LE, [0xFF, 0xFE]), (.utf16BE, [0xFE, 0xFF]),
    (TextEncoding.multiByte[0], [0x84, 0x31, 0x95, 0x33]),
  ]

  /// The result for an encoding that a person has chosen.
  ///
  /// - Parameters:
  ///   - encoding: The encoding.
  ///   - head: The file's first bytes.
  /// - Returns: The encoding with the length of its mark.
  static func chosen(_ encoding: TextEncoding, head: [UInt8]) -> Result {
    let own = encoding.other == nil ? encoding : .utf8
    let mark = marks.first { $0.0 == own && head.starts(with: $0.1) }
    return Result(encoding: encoding, markLength: mark?.1.count ?? 0)
  }
}
