/// The codes of variable length that stand for runs of a picture's colours (GIF89a, appendix F).
enum GIFCodes {
  /// The bits of a colour; black and white takes two, too.
  static let sizes = 2...8
  /// Codes have at most 12 bits.
  private static let longest = 12

  /// A run of colours: that of an earlier code, and one colour more.
  private struct Run {
    var earlier = 0
    var count = 1
    var first: UInt8 = 0
    var last: UInt8 = 0
  }

  /// Unpacks colours.
  ///
  /// - Parameters:
  ///   - data: The codes.
  ///   - codeSize: The bits of a colour, one of ``sizes``.
  ///   - count: How many colours there are.
  /// - Returns: The colours, from 1 to `count`: those at the end may be missing.
  /// - Throws: ``PictureError/damaged``.
  static func colours(
    _ data: [UInt8], codeSize: Int, count: Int
  ) throws(PictureError) -> [UInt8] {
    let clear = 1 << codeSize
    let (end, start) = (clear + 1, clear + 2)
    var runs = [Run](repeating: Run(), count: 1 << longest)
    for colour in 0..<clear {
      (runs[colour].first, runs[colour].last) = (UInt8(colour), UInt8(colour))
    }
    var colours = [UInt8](repeating: 0, count: count)
    var written = 0
    var (next, size) = (start, codeSize + 1)
    var previous: Int?
    var codes = Codes(data: data)
    while written < count, let code = codes.next(size), code != end {
      if code == clear {
        (next, size, previous) = (start, codeSize + 1, nil)
        continue
      }
      if let previous, next < runs.count {
        // A code may be the one that is made just now: the earlier run, and its first colour again.
        runs[next] = Run(
          earlier: previous, count: runs[previous].count + 1, first: runs[previous].first,
          last: runs[code < next ? code : previous].first)
        next += 1
        if next == 1 << size, size < longest { size += 1 }
      }
      guard code < next else { throw .damaged }
      // From the run's last colour to its first; what is too much is left out.
      var (link, place) = (code, written + runs[code].count)
      written = place
      while true {
        place -= 1
        if place < count { colours[place] = runs[link].last }
        if link < clear { break }
        link = runs[link].earlier
      }
      previous = code
    }
    guard written > 0 else { throw .damaged }
    if written < count { colours.removeLast(count - written) }
    return colours
  }

  /// Numbers of some bits, the smallest bit first.
  private struct Codes {
    let data: [UInt8]
    private var place = 0
    private var (bits, bitCount) = (0, 0)

    init(data: [UInt8]) { self.data = data }

    /// The next number; `nil` at the end.
    mutating func next(_ size: Int) -> Int? {
      while bitCount < size {
        guard place < data.count else { return nil }
        bits |= Int(data[place]) << bitCount
        bitCount += 8
        place += 1
      }
      defer {
        bits >>= size
        bitCount -= size
      }
      return bits & ((1 << size) - 1)
    }
  }
}
