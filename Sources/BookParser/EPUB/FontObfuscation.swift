import Hashing

/// A key that hides the beginning of a font from programs that don't know EPUB; not encryption.
struct FontObfuscation: Sendable, Hashable {
  /// The key that is XORed repeatedly onto the first ``byteCount`` bytes.
  let key: [UInt8]
  /// The number of changed bytes.
  let byteCount: Int

  /// EPUB's own algorithm (EPUB 3.3, 4.4.2 and 4.4.3).
  static let idpf = "http://www.idpf.org/2008/embedding"
  /// Adobe's older algorithm.
  static let adobe = "http://ns.adobe.com/pdf/enc#RC"

  /// Makes the key from the book's identifiers; `nil` for an unknown algorithm, or if no identifier
  /// is suitable.
  ///
  /// - Parameters:
  ///   - algorithm: URI from `encryption.xml`.
  ///   - identifiers: The book's identifiers, the unique one first.
  init?(algorithm: String, identifiers: [String]) {
    switch algorithm {
    case Self.idpf:
      // The SHA-1 of the unique identifier without white space, over 1,040 bytes.
      let unique = (identifiers.first ?? "").utf8.filter { ![0x20, 0x09, 0x0D, 0x0A].contains($0) }
      guard let digest = try? Digest.of(unique, .sha1) else { return nil }
      self.init(key: digest, byteCount: 1040)
    case Self.adobe:
      // The 16 bytes of the book's UUID, over 1,024 bytes.
      guard let key = identifiers.lazy.compactMap(Self.uuidBytes).first else { return nil }
      self.init(key: key, byteCount: 1024)
    default: return nil
    }
  }

  init(key: [UInt8], byteCount: Int) {
    self.key = key
    self.byteCount = byteCount
  }

  /// Removes the obfuscation; a second call restores it.
  func reveal(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in 0..<min(byteCount, bytes.count) { bytes[index] ^= key[index % key.count] }
    return bytes
  }

  private static func uuidBytes(_ identifier: String) -> [UInt8]? {
    let digits = identifier.lowercased().replacing("urn:uuid:", with: "").compactMap(
      \.hexDigitValue)
    guard digits.count == 32, identifier.contains("-") else { return nil }
    return stride(from: 0, to: 32, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
