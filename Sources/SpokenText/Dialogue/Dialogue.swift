package import ReadingModel

/// Finds what is said in a chapter, and by whom.
///
/// Quotation marks and dashes tell what is said, and an attribution ("said Emma") tells by whom. Who
/// speaks in turn without being named is not guessed. Titles and single words in quotation marks are
/// no speech.
package enum Dialogue {
  /// What is said in a chapter.
  ///
  /// The time grows with the length of the text, also where there are nothing but marks.
  ///
  /// - Parameters:
  ///   - units: The chapter's text as UTF-16.
  ///   - blocks: Its blocks in order.
  ///   - language: BCP 47 tag of the book's language; `nil` is read as English.
  /// - Returns: Quotations in order, without overlap.
  package static func quotations(
    in units: [UInt16], blocks: [Block], language: String?
  ) -> [Quotation] {
    let subtag = language?.split { $0 == "-" || $0 == "_" }.first?.lowercased() ?? "en"
    let custom = QuoteCustom(subtag, in: units)
    let verbs = SpeechVerbs.of(subtag)
    var quotations: [Quotation] = []
    var open: OpenQuotation?
    for (index, block) in blocks.enumerated() where block.kind.canSpeak {
      let text = BlockText(units, block.range, at: index)
      guard text.start < text.end else { continue }
      let found = QuoteMatcher(text, custom, after: open?.family)
      if let open {
        let counts = found.isContinued || found.isDialogue && open.mayBeFirstTurn
        quotations += counts ? [open.quotation] : open.others
      }
      let block = AttributedBlock(
        text: text, custom: custom, verbs: verbs, unspaced: UnspacedAttribution(subtag))
      open = nil
      guard let start = found.open else {
        quotations += block.quotations(found)
        continue
      }
      quotations += block.quotations(found, before: start)
      open = OpenQuotation(
        quotation: block.open(found, from: start), family: found.openFamily,
        mayBeFirstTurn: found.openFamily == .guillemets && text.isTurn(start),
        others: block.quotations(found, behind: start))
    }
    return Speakers.shared(quotations + (open?.others ?? []))
  }

  /// A quotation that its paragraph does not close.
  private struct OpenQuotation {
    /// What counts if the next paragraph begins with the same mark.
    var quotation: Quotation
    var family: QuoteFamily
    /// Whether it counts, too, if the next paragraph begins with a dash.
    ///
    /// So French books set the first of several turns: `« Oui.`, `— Non. »`.
    var mayBeFirstTurn: Bool
    /// What counts if it does not, since the mark is a mistake then.
    var others: [Quotation]
  }
}

extension Block.Kind {
  /// Whether what is said in the book can stand in a block of the kind; in headings, marks are for
  /// titles.
  fileprivate var canSpeak: Bool {
    switch self {
    case .paragraph, .listItem, .tableCell, .note: true
    case .heading, .code, .caption: false
    }
  }
}
