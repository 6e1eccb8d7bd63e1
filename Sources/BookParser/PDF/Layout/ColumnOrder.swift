/// Brings the pieces of a page into the order in which a person reads: column by column, with what stands
/// over several columns where it stands.
///
/// A column ends at a gutter: a strip of white that lines of prose leave on both sides. A line over the gutter, such as a title or the
/// caption of a wide figure, parts what is above it from what is below. (The method is a recursive X-Y cut, Nagy and
/// Seth 1984, that looks for gutters first.)
struct ColumnOrder {
  /// Gutters within gutters: three columns need two.
  private static let depthLimit = 8
  /// Fewer pieces on one side are no column.
  private static let leastCount = 4
  /// The narrowest gutter, as a share of the size of the letters.
  private static let leastGutter: Float = 0.7
  /// A narrower column, as a multiple of the size of the letters, is one of a table.
  private static let leastWidth: Float = 9
  /// The share of a column's lines that are as wide as it is; cells of a table differ more.
  private static let leastFull = 0.35
  /// So many lines, of which this share is as wide as the column, are a column whatever stands beside it.
  private static let longCount = 15
  private static let longFull = 0.6
  /// The largest share of lines over a gutter.
  private static let mostCrossing = 0.3
  /// How finely white is looked for, in points; coarser on pages wider than ``binLimit`` points.
  private static let binLimit = 2000

  /// How many pieces are looked at for all gutters of a page.
  ///
  /// A page of a newspaper takes a tenth. Where a page built to be slow has used that up, the rest of it stays in the
  /// order of its file.
  private static let workLimit = 30_000_000

  private struct Gutter {
    var left: Float
    var right: Float
    var worth: Int
  }

  /// The columns in reading order, each with its pieces.
  private(set) var columns: [[PageLine]] = []
  private var work = 0

  init(_ pieces: [PageLine]) {
    order(pieces, depth: 0)
  }

  private mutating func order(_ pieces: [PageLine], depth: Int) {
    guard !pieces.isEmpty else { return }
    if depth < Self.depthLimit {
      if let gutter = gutter(pieces) { return split(pieces, at: gutter, depth) }
      if let place = cut(pieces) {
        order(pieces.filter { $0.baseline < place }, depth: depth + 1)
        order(pieces.filter { $0.baseline >= place }, depth: depth + 1)
        return
      }
    }
    columns.append(pieces)
  }

  private mutating func split(_ pieces: [PageLine], at gutter: Gutter, _ depth: Int) {
    let middle = (gutter.left + gutter.right) / 2
    let crossing = pieces.filter { $0.left < gutter.left && $0.right > gutter.right }
      .sorted { $0.baseline < $1.baseline }
    let others = pieces.filter { !($0.left < gutter.left && $0.right > gutter.right) }
      .sorted { $0.baseline < $1.baseline }
    var next = 0
    var spanning: [PageLine] = []
    for index in 0...crossing.count {
      var band: [PageLine] = []
      while next < others.count,
        index == crossing.count || others[next].baseline < crossing[index].top
      {
        band.append(others[next])
        next += 1
      }
      if !band.isEmpty {
        if !spanning.isEmpty { columns.append(spanning) }
        spanning = []
        let left = band.filter { ($0.left + $0.right) / 2 < middle }
        let right = band.filter { ($0.left + $0.right) / 2 >= middle }
        for side in band.runLeft ? [right, left] : [left, right] { order(side, depth: depth + 1) }
      }
      if index < crossing.count { spanning.append(crossing[index]) }
    }
    if !spanning.isEmpty { columns.append(spanning) }
  }

  /// The gutter with most lines on its lesser side.
  private mutating func gutter(_ pieces: [PageLine]) -> Gutter? {
    guard pieces.count >= 2 * Self.leastCount, let left = pieces.map(\.left).min(),
      let right = pieces.map(\.right).max(), right - left > 1
    else { return nil }
    let size = median(pieces.map(\.size))
    let binWidth = max(1, (right - left) / Float(Self.binLimit))
    let cover = Self.coverage(
      pieces, from: left, binWidth, count: Int((right - left) / binWidth) + 1)
    for share in [0, 0.05, 0.1, 0.2, Self.mostCrossing] {
      let most = Int(share * Double(pieces.count))
      var best: Gutter?
      var start: Int?
      for bin in 0...cover.count {
        if bin < cover.count, cover[bin] <= most {
          start = start ?? bin
        } else if let first = start {
          start = nil
          let (from, to) = (left + Float(first) * binWidth, left + Float(bin) * binWidth)
          guard to - from >= Self.leastGutter * size, work < Self.workLimit else { continue }
          work += pieces.count
          guard let worth = Self.worth(pieces, from, to, size: size) else { continue }
          if worth > best?.worth ?? 0 { best = Gutter(left: from, right: to, worth: worth) }
        }
      }
      if let best { return best }
    }
    return nil
  }

  private static func coverage(
    _ pieces: [PageLine], from left: Float, _ binWidth: Float, count: Int
  ) -> [Int] {
    var changes = [Int](repeating: 0, count: count + 1)
    for piece in pieces {
      let first = min(max(Int((piece.left - left) / binWidth), 0), count - 1)
      let last = min(max(Int((piece.right - left) / binWidth), first), count - 1)
      changes[first] += 1
      changes[last + 1] -= 1
    }
    var sum = 0
    return changes.dropLast().map {
      sum += $0
      return sum
    }
  }

  /// How many lines the lesser side has; `nil` where a side is no column of prose.
  private static func worth(
    _ pieces: [PageLine], _ from: Float, _ to: Float, size: Float
  ) -> Int? {
    let before = pieces.filter { $0.right <= from + 1 }
    let behind = pieces.filter { $0.left >= to - 1 }
    guard before.count >= leastCount, behind.count >= leastCount,
      isProse(before, size) && isProse(behind, size) || isBesideProse(before, behind, size),
      let top = [before, behind].compactMap({ $0.map(\.top).min() }).max(),
      let bottom = [before, behind].compactMap({ $0.map(\.bottom).max() }).min(), bottom > top
    else { return nil }
    return min(before.count, behind.count)
  }

  /// Whether one side is a long column of prose, so that the other is one, too, whatever it holds, such as a listing.
  private static func isBesideProse(
    _ before: [PageLine], _ behind: [PageLine], _ size: Float
  ) -> Bool {
    [(before, behind), (behind, before)].contains { prose, other in
      prose.count >= longCount && isProse(prose, size, least: longFull)
        && isProse(other, size, least: 0)
    }
  }

  private static func isProse(_ side: [PageLine], _ size: Float, least: Double = leastFull) -> Bool
  {
    let widths = side.map(\.width).sorted()
    let full = widths[(widths.count - 1) * 9 / 10]
    guard full >= leastWidth * size else { return false }
    return Double(widths.count { $0 >= 0.75 * full }) >= least * Double(widths.count)
  }

  /// A gap over the whole width below or above which there are columns.
  private mutating func cut(_ pieces: [PageLine]) -> Float? {
    guard pieces.count > 2 * Self.leastCount else { return nil }
    let sorted = pieces.sorted { $0.top < $1.top }
    let size = median(pieces.map(\.size))
    var gaps: [(width: Float, place: Float)] = []
    var bottom = sorted[0].bottom
    for piece in sorted {
      if piece.top - bottom > 0.6 * size {
        gaps.append((piece.top - bottom, (piece.top + bottom) / 2))
      }
      bottom = max(bottom, piece.bottom)
    }
    // More than a few gaps are those between paragraphs.
    for gap in gaps.sorted(by: { $0.width > $1.width }).prefix(4)
    where gutter(pieces.filter { $0.baseline < gap.place }) != nil
      || gutter(pieces.filter { $0.baseline >= gap.place }) != nil
    {
      return gap.place
    }
    return nil
  }
}

/// The value in the middle; 0 of none.
func median(_ values: [Float]) -> Float {
  values.isEmpty ? 0 : values.sorted()[values.count / 2]
}
