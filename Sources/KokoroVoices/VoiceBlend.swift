/// A blend of voices such as `af_heart:60,bf_emma:40`; a single name is a blend of one voice.
package struct VoiceBlend: Hashable, Sendable {
  /// A voice and its share; all shares add up to 1.
  package struct Share: Hashable, Sendable {
    /// The voice.
    package let voice: String
    /// Its share, above 0.
    package let weight: Float
  }

  /// The most voices of a blend.
  ///
  /// Each takes half a megabyte of memory, and among more nobody hears a single one.
  package static let shareLimit = 16

  /// The voices in the order in which they are written.
  package let shares: [Share]

  /// Reads a blend; any other text gives `nil`.
  ///
  /// - Parameter text: At most ``shareLimit`` names, separated by commas. Each may have `:` and a
  ///   weight behind it, 1 by default. Only the proportions of the weights count.
  package init?(_ text: String) {
    var parts: [(String, Float)] = []
    let written = text.split(
      separator: ",", maxSplits: Self.shareLimit, omittingEmptySubsequences: false)
    guard written.count <= Self.shareLimit else { return nil }
    for part in written {
      let pair = part.split(separator: ":", omittingEmptySubsequences: false)
        .map { String($0).trimmingSpaces }
      guard let name = pair.first, !name.isEmpty, pair.count <= 2,
        name.utf8.allSatisfy({ $0.isNameByte }),
        let weight = pair.count == 2 ? Float(pair[1]) : 1, weight > 0, weight.isFinite
      else { return nil }
      parts.append((name, weight))
    }
    let total = parts.reduce(0) { $0 + $1.1 }
    guard total.isFinite, total > 0 else { return nil }
    shares = parts.map { Share(voice: $0.0, weight: $0.1 / total) }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, `_` or `-`.
  ///
  /// A voice's name is a file's name, too.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
