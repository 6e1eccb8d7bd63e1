import UnicodeText

/// The encoding that a file names, which may be another one than it has.
struct DeclaredEncoding {
  /// The share of places without a meaning from which a name is wrong: one in so many units.
  private static let faultShare = 100
  /// The lead in nats by which another encoding must be likelier than the declared one.
  ///
  /// In the labelled texts of the corpus no other encoding leads by more than one nat.
  private static let leastLead: Float = 20
  /// The lead for each byte beyond ASCII.
  ///
  /// Under a wrong name these texts show three tenths of a nat and more, nearly all of them above two.
  private static let leadOfByte: Float = 0.25
  /// The confidence of a detector's rule that counts more than a name.
  private static let certainty = 0.99

  let encoding: TextEncoding

  /// Reads a name.
  ///
  /// - Parameter charset: As the file writes it.
  ///
  /// `nil` for a name that is not known, and for one that can't be true: a text in which the name was found byte by byte is not in
  /// UTF-16, and UTF-8 is looked for anyway.
  init?(_ charset: String) {
    let name = charset.lowercased()
    let meant = Self.webNames[name] ?? (name.hasPrefix("x-") ? String(name.dropFirst(2)) : name)
    if let known = TextEncoding.named(meant) {
      guard known.unitWidth == 1, known != .utf8, known != .utf7 else { return nil }
      encoding = known
      return
    }
    guard !name.hasPrefix("utf"), (try? CharsetConverter(name)) != nil else { return nil }
    encoding = TextEncoding(name, name, .multiByte)
  }

  /// Names of charsets as the web means them (Encoding Standard, 4.2), which is more than they say.
  private static let webNames = [
    "iso-8859-1": "windows-1252", "latin1": "windows-1252", "us-ascii": "windows-1252",
    "ascii": "windows-1252", "iso-8859-9": "windows-1254", "iso-8859-8-i": "iso-8859-8",
    "ks_c_5601-1987": "euc-kr", "windows-949": "euc-kr", "csshiftjis": "shift_jis",
    "win-1251": "windows-1251", "win-1252": "windows-1252",
  ]

  /// Decodes a file, if it can be in the declared encoding.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - found: The encoding that its bytes suggest.
  ///   - survey: A survey of it.
  /// - Returns: The text; `nil` where the name is wrong.
  func decoded(
    _ bytes: [UInt8], _ found: EncodingDetector.Result?, _ survey: ByteSurvey
  ) -> TextDecoder.Decoded? {
    guard let decoded = try? TextDecoder(encoding).decoded(bytes.span),
      decoded.faultCount * Self.faultShare <= decoded.units.count
    else { return nil }
    guard let found, found.encoding != encoding, encoding.form != .escaped, survey.highCount > 0
    else { return decoded }
    let isScored = found.language != nil || found.encoding.isTableOfBytes
    guard isScored else { return found.confidence < Self.certainty ? decoded : nil }
    return isContradicted(survey, hasFaults: decoded.faultCount > 0) ? nil : decoded
  }

  /// Whether the letters make sense in another encoding, and none in the declared one.
  private func isContradicted(_ survey: ByteSurvey, hasFaults: Bool) -> Bool {
    let scores = Scores(survey)
    guard let own = scores.all.first(where: { $0.encoding == encoding }) else { return false }
    let lead = own.cost - scores.all[0].cost
    let highCount = Float(survey.sample.count { $0 >= 0x80 })
    // Bytes without a meaning are evidence of their own.
    return lead > Self.leastLead && (hasFaults || lead > Self.leadOfByte * highCount)
  }
}
