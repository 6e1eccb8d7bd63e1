import ReadingModel

/// The addresses of a publication's parts, as its pages name them.
protocol PageAddresses: Sendable {
  /// The address of a place in the book.
  func place(_ target: ChapterTarget) -> String
  /// The address of a picture; `nil` if the publication doesn't have it.
  func picture(_ path: String) -> String?
  /// The address of a sound or video; `nil` if the publication doesn't have it.
  func media(_ path: String) -> String?
  /// The `id` in a page for a name in the book's own markup.
  func identifier(_ name: String, chapter: Int) -> String
}

extension PageAddresses {
  func media(_ path: String) -> String? { nil }

  /// The address that a link leads to; `nil` if it can't be written.
  func link(_ target: ChapterLink.Target) -> String? {
    switch target {
    case .place(let place): self.place(place)
    case .address(let address): WebAddress.written(address)
    }
  }
}

/// Identifiers of XML made of any names.
enum PageIdentifier {
  /// The identifier of a name: the name itself if XML allows it and nothing of ours has it, else its bytes in hexadecimal.
  ///
  /// - Parameter name: Any text.
  /// - Returns: An `NCName` of ASCII (Namespaces in XML 1.0, 3); different names have different ones.
  static func of(_ name: String) -> String {
    let isName =
      name.utf8.first.map { isLetter($0) || $0 == UInt8(ascii: "_") } == true
      && name.utf8.allSatisfy {
        isLetter($0) || (0x30...0x39).contains($0) || [0x2D, 0x2E, 0x5F].contains($0)
      }
    guard !isName || name.hasPrefix(ours) else { return name }
    return ours + name.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The identifier of a part of a drawing, which other parts and elements may share their name with.
  ///
  /// - Parameters:
  ///   - number: 0 for the first part of a name, and another number for each further one of a page.
  ///   - identifier: The identifier for its name.
  /// - Returns: One that no name and no other number has: behind `x-`, a name's bytes have no hyphen.
  static func part(_ number: Int, of identifier: String) -> String {
    "\(ours)\(number)-\(identifier)"
  }

  private static let ours = "x-"

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
