/// Maps each visible character of a chapter to its bytes in the file.
///
/// A chapter has the visible characters of its part of the file in the same order, with other white
/// space. So the visible characters of both correspond one by one.
struct InkMap {
  /// One UTF-16 unit of a visible character.
  private struct Ink {
    /// The unit's offset in the chapter's text.
    var offset: Int
    /// The bytes of its character in the file.
    var bytes: Range<Int>
  }

  private let ink: [Ink]

  /// Makes the map of a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The chapter's text.
  ///   - decoded: Its part of the file, with the byte of that part at which each unit's character
  ///     begins.
  ///   - part: The range of that part in the file.
  init(
    _ chapter: [UInt16], _ decoded: (units: [UInt16], starts: [Int]), part: Range<Int>
  ) {
    var sources: [Range<Int>] = []
    let (units, starts) = decoded
    var end = part.count
    for index in units.indices.reversed() {
      // Both halves of a surrogate pair begin at the same byte.
      if index + 1 < units.count, starts[index + 1] > starts[index] { end = starts[index + 1] }
      guard Self.isInk(units[index]) else { continue }
      sources.append(part.lowerBound + starts[index]..<part.lowerBound + max(end, starts[index]))
    }
    ink = zip(chapter.indices.filter { Self.isInk(chapter[$0]) }, sources.reversed()).map {
      Ink(offset: $0, bytes: $1)
    }
  }

  /// The byte at which the first visible character at or behind an offset begins; `nil` behind the last one.
  func byte(from offset: Int) -> Int? {
    let place = ink.partition { $0.offset < offset }
    return place < ink.count ? ink[place].bytes.lowerBound : nil
  }

  /// The byte at which the last visible character before an offset ends; `nil` before the first one.
  func byte(before offset: Int) -> Int? {
    let place = ink.partition { $0.offset < offset }
    return place > 0 ? ink[place - 1].bytes.upperBound : nil
  }

  /// The offset of the first visible character that ends behind a byte; `nil` behind the last one.
  func offset(from byte: Int) -> Int? {
    let place = ink.partition { $0.bytes.upperBound <= byte }
    return place < ink.count ? ink[place].offset : nil
  }

  /// The offset behind the last visible character that begins before a byte; `nil` before the first one.
  func offset(before byte: Int) -> Int? {
    let place = ink.partition { $0.bytes.lowerBound < byte }
    return place > 0 ? ink[place - 1].offset + 1 : nil
  }

  /// Whether a chapter shows a unit as a visible character, in any line.
  private static func isInk(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...0x20, 0x7F...0xA0, 0x3000, 0xFEFF, 0x2000...0x200A, 0x2028, 0x2029: false
    default: true
    }
  }
}

extension Array {
  /// The number of elements at the start for which a condition holds, by binary search.
  fileprivate func partition(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
