import Basics
public import ReadingModel

/// The text that is shown and spoken in place of a chapter's text, as changes of that text.
public struct ShownText: Hashable, Sendable {
  /// The changes in order, without overlap.
  ///
  /// Each replaces a piece that is not empty and lies in one block, with UTF-16 offsets in the
  /// chapter's text.
  public let edits: [TextEdit]

  /// Shows a text without changes.
  public static let unchanged = ShownText(edits: [])

  private init(edits: [TextEdit]) { self.edits = edits }

  /// Applies rules to a chapter, block by block.
  ///
  /// Formulas and drawings stay as they are.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - units: Its text.
  ///   - rules: The rules.
  ///   - first: What is shown in its place before the rules see it, as ``CleanedChapter/edits``.
  public init(
    _ chapter: Chapter, units: [UInt16], rules: Replacements, after first: [TextEdit] = []
  ) {
    guard !rules.isEmpty else {
      self.edits = first
      return
    }
    var before = first[...]
    let foreign = chapter.markup.foreignRanges
    var edits: [TextEdit] = []
    for (index, block) in chapter.blocks.enumerated() {
      let own = rules.replacements(forTitle: index == 0 && block.kind.isHeading)
      let known = before.prefix { $0.range.lowerBound < block.range.upperBound }
      before = before.dropFirst(known.count)
      guard !own.isEmpty else {
        edits += known
        continue
      }
      let start = block.range.lowerBound
      let shown = MappedText(
        String(utf16Units: units[block.range]),
        edits: known.map {
          TextEdit(
            range: $0.range.lowerBound - start..<$0.range.upperBound - start, text: $0.text)
        })
      let mapped = MappedText(shown, replacements: own)
      edits += Self.edits(of: mapped, in: units, block.range).filter { edit in
        let after = foreign.partitioningIndex { $0.upperBound > edit.range.lowerBound }
        return after == foreign.count || !foreign[after].overlaps(edit.range)
      }
    }
    self.edits = edits
  }

  /// The changed pieces of a block, each as short as possible and none empty.
  private static func edits(
    of mapped: MappedText, in units: [UInt16], _ block: Range<Int>
  ) -> [TextEdit] {
    let made = mapped.text.utf16Units
    var edits: [TextEdit] = []
    // Text that is left out lies between two spans, so the loop goes through the gaps, not the
    // spans.
    var (source, place) = (0, 0)
    func add(_ range: Range<Int>, _ text: Range<Int>) {
      var edit = PieceEdit(
        range: range.lowerBound + block.lowerBound..<range.upperBound + block.lowerBound, made: text
      )
      edit.trim(units, made)
      guard !edit.isEmpty else { return }
      let text = Array(made[edit.made])
      edits.append(TextEdit(range: edit.range, text: String(utf16Units: text)))
    }
    for span in mapped.spans {
      let (hasSource, hasText) = (span.source.lowerBound > source, span.made.lowerBound > place)
      if span.isCopy {
        if hasSource || hasText {
          add(source..<span.source.lowerBound, place..<span.made.lowerBound)
        }
        (source, place) = (span.source.upperBound, span.made.upperBound)
      } else if hasSource, hasText, !span.source.isEmpty, !span.made.isEmpty {
        // Neighbours stay separate pieces, so that each can be tapped and marked by itself.
        add(source..<span.source.lowerBound, place..<span.made.lowerBound)
        (source, place) = (span.source.lowerBound, span.made.lowerBound)
      }
    }
    if source < block.count || place < made.count { add(source..<block.count, place..<made.count) }
    return withoutEmptyPieces(edits, in: units, block)
  }

  /// Joins text that is only inserted to the character behind it, or else to the one before it.
  private static func withoutEmptyPieces(
    _ edits: [TextEdit], in units: [UInt16], _ block: Range<Int>
  ) -> [TextEdit] {
    var whole: [TextEdit] = []
    for (index, edit) in edits.enumerated() {
      var edit = edit
      if edit.range.isEmpty {
        let place = edit.range.lowerBound
        let next = index + 1 < edits.count ? edits[index + 1].range.lowerBound : block.upperBound
        if place < next {
          let end = place + (UTF16.isLeadSurrogate(units[place]) && place + 1 < next ? 2 : 1)
          edit.text += String(utf16Units: units[place..<end])
          edit.range = place..<end
        } else if let last = whole.last, last.range.upperBound == place {
          whole[whole.count - 1].text += edit.text
          continue
        } else if place > block.lowerBound {
          let start =
            place
            - (UTF16.isTrailSurrogate(units[place - 1]) && place - 1 > block.lowerBound ? 2 : 1)
          edit.text = String(utf16Units: units[start..<place]) + edit.text
          edit.range = start..<place
        } else {
          continue
        }
      }
      whole.append(edit)
    }
    return whole
  }
}

/// A changed piece with its places in both texts.
private struct PieceEdit {
  var range: Range<Int>
  var made: Range<Int>

  var isEmpty: Bool { range.isEmpty && made.isEmpty }

  /// Removes the text that is equal at both ends, but never half of a surrogate pair.
  mutating func trim(_ source: [UInt16], _ text: [UInt16]) {
    var head = 0
    while head < min(range.count, made.count),
      source[range.lowerBound + head] == text[made.lowerBound + head]
    { head += 1 }
    if head > 0, UTF16.isLeadSurrogate(source[range.lowerBound + head - 1]) { head -= 1 }
    range = range.lowerBound + head..<range.upperBound
    made = made.lowerBound + head..<made.upperBound
    var tail = 0
    while tail < min(range.count, made.count),
      source[range.upperBound - tail - 1] == text[made.upperBound - tail - 1]
    { tail += 1 }
    if tail > 0, UTF16.isTrailSurrogate(source[range.upperBound - tail]) { tail -= 1 }
    range = range.lowerBound..<range.upperBound - tail
    made = made.lowerBound..<made.upperBound - tail
  }
}
