/// Tells which pieces in quotation marks are speech in a block, and who is named as the speaker.
struct AttributedBlock {
  let text: BlockText
  let custom: QuoteCustom
  let verbs: SpeechVerbs
  /// The attribution of a language without spaces.
  let unspaced: UnspacedAttribution?

  /// What is said in the block.
  ///
  /// - Parameters:
  ///   - found: The block's marks.
  ///   - end: Quotations from there on are left out; `nil` for none.
  ///   - start: Quotations before are left out; `nil` for none.
  /// - Returns: Quotations in order.
  func quotations(
    _ found: QuoteMatcher, before end: Int? = nil, behind start: Int? = nil
  ) -> [Quotation] {
    let pieces = found.quotes.filter { piece in
      piece.lowerBound >= start ?? 0 && piece.upperBound <= end ?? .max
    }
    return pieces.enumerated().flatMap { number, piece -> [Quotation] in
      let before = (number > 0 ? pieces[number - 1].upperBound : start ?? text.start)
      let next = number + 1 < pieces.count ? pieces[number + 1].lowerBound : end ?? text.end
      let attribution = attribution(
        of: piece, between: before..<piece.lowerBound,
        piece.upperBound..<max(next, piece.upperBound))
      guard found.isDialogue || attribution != .none || isSpeech(piece) else { return [] }
      let parts = verbs.standInside ? Incises(text, verbs).speech(in: piece) : [piece]
      return parts.map { part in
        Quotation(
          range: part, block: text.index,
          isContinued: found.isContinued && part.lowerBound == text.start,
          speaker: attribution.name)
      }
    }
  }

  /// The quotation that the block does not close.
  func open(_ found: QuoteMatcher, from start: Int) -> Quotation {
    let before = found.quotes.last { $0.upperBound <= start }?.upperBound ?? text.start
    let attribution =
      unspaced?(text, before: before..<start, after: text.end..<text.end)
      ?? Attribution.before(text, before..<start, verbs)
    return Quotation(
      range: start..<text.end, block: text.index,
      isContinued: found.isContinued && start == text.start, speaker: attribution.name)
  }

  private func attribution(
    of piece: Range<Int>, between before: Range<Int>, _ after: Range<Int>
  ) -> Attribution {
    if let unspaced { return unspaced(text, before: before, after: after) }
    guard verbs.knowsVerbs else { return .none }
    let behind = Attribution.after(text, after, verbs, isOpen: !endsWithFullStop(piece))
    if behind != .none { return behind }
    let ahead = Attribution.before(text, before, verbs)
    return ahead == .none && verbs.standInside
      ? Attribution.inside(text, piece, verbs) : ahead
  }

  private func endsWithFullStop(_ piece: Range<Int>) -> Bool {
    text.unit(at: piece.upperBound - 2) == 0x2E
  }

  /// Whether a piece without attribution is speech by the marks in it and around it.
  private func isSpeech(_ piece: Range<Int>) -> Bool {
    guard let last = text.visible(before: piece.upperBound - 1), last > piece.lowerBound else {
      return false
    }
    let ending = text.units[last]
    if custom.isUnspaced, isSpeechOfUnspaced(piece) { return true }
    // A word in marks that a sentence goes around has no exclamation mark of its own.
    if ending == 0x21 || ending == 0x3F { return true }
    guard isAtBoundary(piece.lowerBound) else { return false }
    if ending.endsClause { return true }
    guard let behind = text.visible(from: piece.upperBound) else { return true }
    return text.units[behind] == 0x2C || text.units[behind].isDash
  }

  /// In Japanese, the particle と follows what is said; a paragraph that begins with a mark is speech.
  private func isSpeechOfUnspaced(_ piece: Range<Int>) -> Bool {
    text.unit(at: piece.upperBound) == 0x3068 || piece.lowerBound == text.start
  }

  /// Whether a piece begins the block, or follows a mark that ends a clause.
  private func isAtBoundary(_ place: Int) -> Bool {
    guard let before = text.visible(before: place) else { return true }
    let unit = text.units[before]
    return unit.endsClause || Quotes.isQuote(unit) || text.isDash(before)
  }
}
