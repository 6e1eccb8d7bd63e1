/// The fonts of a style, each opened when a letter needs it.
final class LetterSupply {
  private let freeType: FreeType
  private let fonts: FontList
  /// Those that were opened, and those that can't be, by their places.
  private var opened: [Int: Typeface?] = [:]

  init(_ style: TextStyle, language: String?, _ freeType: FreeType) throws(TextDrawingError) {
    self.freeType = freeType
    fonts = try FontList(style, language: language)
  }

  /// The place of the first font that has all of some letters.
  ///
  /// - Parameters:
  ///   - scalars: The letters.
  ///   - preferred: The place of a font that is taken if it has them.
  /// - Returns: `nil` if no font has them.
  func place(of scalars: [Unicode.Scalar], preferred: Int?) -> Int? {
    func serves(_ place: Int) -> Bool {
      scalars.allSatisfy { fonts.has($0, place) } && typeface(place) != nil
    }
    if let preferred, serves(preferred) { return preferred }
    return (0..<fonts.count).first(where: serves)
  }

  /// A font.
  func typeface(_ place: Int) -> Typeface? {
    if let known = opened[place] { return known }
    let made = fonts.entry(place).flatMap { Typeface($0, freeType) }
    opened[place] = .some(made)
    return made
  }
}
