import WrittenNumbers

extension PageElement {
  /// The number of each item of a list, in the way in which the list counts: `2`, `b`, `iv`; none for a list that does not count.
  var itemLabels: [String] {
    guard name == "ol" else { return [] }
    let items = children.compactMap(\.element)
    let step = self["reversed"] == nil ? 1 : -1
    var number = itemNumber("start") ?? (step > 0 ? 1 : items.count)
    return items.map { item in
      number = item.itemNumber("value") ?? number
      defer { number += step }
      return label(number)
    }
  }

  /// Whether a list counts in digits, as Markdown's do.
  var hasDigits: Bool { !["a", "A", "i", "I"].contains(self["type"]) }

  private func label(_ number: Int) -> String {
    switch self["type"] {
    case "a" where number > 0: Self.letters(number)
    case "A" where number > 0: Self.letters(number).uppercased()
    case "i" where (1..<4000).contains(number): RomanNumeral.written(number).lowercased()
    case "I" where (1..<4000).contains(number): RomanNumeral.written(number)
    default: String(number)
    }
  }

  /// `a` to `z`, then `aa`, as HTML counts.
  private static func letters(_ number: Int) -> String {
    var rest = number
    var letters = ""
    while rest > 0 {
      let (higher, letter) = (rest - 1).quotientAndRemainder(dividingBy: 26)
      letters = String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(letter)))) + letters
      rest = higher
    }
    return letters
  }
}
