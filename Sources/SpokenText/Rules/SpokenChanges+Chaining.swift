public import ReadingModel

extension SpokenChanges {
  /// Adds skipped pieces to the changes of a sentence.
  ///
  /// - Parameters:
  ///   - skipped: The skipped pieces, in order.
  ///   - changes: The other changes, in order.
  /// - Returns: All in order. A change that a skipped piece touches is left out.
  public static func joined(
    _ skipped: [SpokenChange], with changes: [SpokenChange]
  ) -> [SpokenChange] {
    guard !skipped.isEmpty, !changes.isEmpty else { return skipped + changes }
    let kept = changes.filter { change in
      !skipped.contains { $0.range.overlaps(change.range) }
    }
    return (skipped + kept).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Joins two steps of changes to one.
  ///
  /// - Parameters:
  ///   - first: The changes of a sentence, in order and without overlap.
  ///   - second: The changes of the sentence that the first ones make, in order and without
  ///     overlap.
  ///   - mapped: The sentence that the first ones make.
  /// - Returns: Changes of the original sentence with the same result, in order and without
  ///   overlap. Phonemes for a part of a changed piece are left out.
  public static func chained(
    _ first: [SpokenChange], _ second: [SpokenChange], through mapped: MappedText
  ) -> [SpokenChange] {
    guard !first.isEmpty else { return second }
    let units = mapped.text.utf16Units
    var groups: [(source: Range<Int>, changes: [SpokenChange])] = []
    for change in second {
      let source = mapped.source(of: change.range)
      guard !source.isEmpty else { continue }
      if let last = groups.last, last.source.upperBound > source.lowerBound {
        let whole = last.source.lowerBound..<max(last.source.upperBound, source.upperBound)
        groups[groups.count - 1] = (whole, last.changes + [change])
      } else {
        groups.append((source, [change]))
      }
    }
    let joined = groups.map { group in
      SpokenChange(
        range: group.source,
        spokenForm: spokenForm(group.changes, in: mapped.made(of: group.source), of: units))
    }
    let kept = first.filter { change in
      !groups.contains { $0.source.overlaps(change.range) }
    }
    return (kept + joined).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The spoken form of a piece of a text with all changes in it.
  private static func spokenForm(
    _ changes: [SpokenChange], in piece: Range<Int>, of units: [UInt16]
  ) -> SpokenChange.SpokenForm {
    if changes.count == 1, changes[0].range == piece { return changes[0].spokenForm }
    var said: [UInt16] = []
    var place = piece.lowerBound
    for change in changes {
      said += units[place..<max(place, change.range.lowerBound)]
      switch change.spokenForm {
      case .nothing: break
      case .text(let text): said += text.utf16Units
      case .phonemes: said += units[change.range]
      }
      place = max(place, change.range.upperBound)
    }
    said += units[place..<max(place, piece.upperBound)]
    return said.isEmpty ? .nothing : .text(String(utf16Units: said))
  }
}
