/// The pictures that an attribute `srcset` offers for screens of several sizes (HTML, "parse a srcset attribute").
enum PictureList {
  /// Reads a list.
  ///
  /// - Parameter list: The value; addresses may hold commas.
  /// - Returns: The addresses in their order, with the width or density that is said of each; 1 where nothing is said.
  static func read(_ list: String) -> [(address: String, size: Double)] {
    var found: [(address: String, size: Double)] = []
    // Scalars, as pictures may stand in the list themselves, and to find the characters of so long a text takes long.
    var rest = list.unicodeScalars[...]
    while true {
      rest = rest.drop { isSpace($0) || $0 == "," }
      var address = rest.prefix { !isSpace($0) }
      guard !address.isEmpty else { return found }
      rest = rest[address.endIndex...]
      var description = rest[rest.startIndex..<rest.startIndex]
      if address.last == "," {
        while address.last == "," { address.removeLast() }
      } else {
        description = rest.prefix { $0 != "," }
        rest = rest[description.endIndex...]
      }
      let size = description.split(whereSeparator: isSpace).lazy.compactMap { word in
        word.last == "w" || word.last == "x" ? Double(Substring(word.dropLast())) : nil
      }.first
      found.append((String(address), size ?? 1))
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || UInt8(ascii: scalar) &- 9 < 5 : scalar.properties.isWhitespace
  }
}

extension PageTree {
  /// The most other addresses of a picture: a page offers some sizes in some formats, and one of them will do.
  private static let choiceLimit = 4

  /// The other addresses under which an article has its pictures, for sizes and formats of screens.
  ///
  /// - Parameter article: The article, its addresses completed.
  /// - Returns: By the address that is shown, the others: the largest first.
  func pictureChoices(_ article: Node) -> [String: [String]] {
    var choices: [String: [String]] = [:]
    for image in descendants(article, [.img]) {
      guard let shown = pictureAddress(image), choices[shown] == nil else { continue }
      var lists = [attribute(image, .srcset)]
      let frame = parent(image)
      if frame >= 0, name(frame) == .picture {
        lists += descendants(frame, [.source]).map { attribute($0, .srcset) }
      }
      var seen: Set<String> = [shown]
      // Pictures of one size keep their order: the page names the better format first.
      let others = lists.compactMap(\.self).flatMap(PictureList.read).enumerated()
        .sorted { ($1.element.size, $0.offset) < ($0.element.size, $1.offset) }
        .map(\.element.address).filter { seen.insert($0).inserted }
      if !others.isEmpty { choices[shown] = Array(others.prefix(Self.choiceLimit)) }
    }
    return choices
  }
}
