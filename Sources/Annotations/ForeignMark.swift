import Basics
package import Foundation
package import ReadingModel

/// A mark as another program has written it, before it has a place in the book.
package struct ForeignMark: Hashable, Sendable {
  /// An id by which the same mark is recognised at the next import.
  package var id: String
  package var kind = Mark.Kind.highlight
  package var style = Mark.Style.solid
  package var color = Mark.Color.yellow
  package var note = ""
  package var quote = TextQuote(exact: "")
  /// Title of its chapter.
  package var chapter: String?
  /// Path of its chapter in the book.
  package var path: String?
  /// Index of its chapter in the spine.
  package var index: Int?
  /// UTF-16 range in its chapter's text.
  package var range: Range<Int>?
  /// How far it is in its chapter, 0...1.
  package var progression: Double?
  /// How far it is in the book, 0...1.
  package var totalProgression: Double?
  package var created: Date?
  package var updated: Date?
}

extension ForeignMark {
  /// Makes an id for a mark whose own id has another form, or that has none.
  ///
  /// - Parameter parts: The texts that identify the mark; equal parts give equal ids.
  /// - Returns: An id that `Mark.isID(_:)` takes.
  static func id(_ parts: [String]) -> String {
    // Two hashes with different starts: nothing here is secret, and 128 bits don't meet by chance.
    // These ids are stored: another digest would import the same file twice.
    var first = FNV1a()
    var second = FNV1a(start: 0x6C62_272E_07BB_0142)
    for byte in parts.joined(separator: "\u{1F}").utf8 {
      first.add(byte)
      second.add(byte ^ 0x5A)
    }
    return "m" + [first.value, second.value].map { String($0, radix: 36) }.joined(separator: "-")
  }

  /// The style for KOReader's.
  static func style(drawer: String?) -> Mark.Style {
    switch drawer {
    case "underscore": .underline
    case "strikeout": .strikethrough
    case "invert": .outline
    default: .solid
    }
  }

  /// The colour for another program's colour: a name, hexadecimal digits, or components.
  static func color(_ value: Any?) -> Mark.Color {
    if let parts = value as? [String: Any] {
      let numbers = ["red", "green", "blue"].map { (parts[$0] as? NSNumber)?.doubleValue ?? 0 }
      return nearest(numbers)
    }
    guard let name = (value as? String)?.lowercased() else { return .yellow }
    if let color = Mark.Color(rawValue: name) { return color }
    if name.hasPrefix("#"), name.utf8.count >= 7,
      let number = UInt32(name.dropFirst().prefix(6), radix: 16)
    {
      return nearest([Double(number >> 16), Double(number >> 8 & 255), Double(number & 255)])
    }
    return switch name {
    case "red", "magenta": .pink
    case "violet", "gray", "grey", "black": .purple
    case "olive", "lime", "teal": .green
    case "cyan", "aqua": .blue
    default: .yellow
    }
  }

  /// The colour of the nearest hue.
  private static func nearest(_ parts: [Double]) -> Mark.Color {
    let high = parts.max() ?? 0
    let low = parts.min() ?? 0
    guard high - low > 8 else { return .yellow }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    var hue =
      high == red
      ? (green - blue) / (high - low)
      : high == green ? 2 + (blue - red) / (high - low) : 4 + (red - green) / (high - low)
    hue = (hue * 60 + 360).truncatingRemainder(dividingBy: 360)
    return switch hue {
    case 15..<42: .orange
    case 42..<72: .yellow
    case 72..<170: .green
    case 170..<250: .blue
    case 250..<295: .purple
    default: .pink
    }
  }
}
