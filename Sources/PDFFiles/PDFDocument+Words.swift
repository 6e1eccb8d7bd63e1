internal import CPDFium
import Foundation

extension PDFDocument {
  /// A page with more characters shows a picture that is drawn with letters; a page of a newspaper has some 30,000.
  private static let characterLimit = 100_000

  /// Reads the words of a page.
  ///
  /// - Parameter index: From 0.
  /// - Returns: The page; one that can't be read has no words.
  public func page(_ index: Int) -> PDFPage {
    var result = PDFPage(width: 0, height: 0, label: label(of: index), words: [])
    guard var page = unsafe functions.pointee.FPDF_LoadPage(document, Int32(index)) else {
      return result
    }
    result.frame = unsafe frame(of: page)
    result.links = unsafe links(of: page, result.frame)
    // Before annotations become a part of the page.
    result.figures = unsafe figures(of: page, result.frame)
    // What is filled into forms is text, too, as soon as the page is read again.
    if unsafe functions.pointee.FPDFPage_Flatten(page, 0) == 1 {
      unsafe functions.pointee.FPDF_ClosePage(page)
      guard let again = unsafe functions.pointee.FPDF_LoadPage(document, Int32(index)) else {
        return result
      }
      unsafe page = unsafe again
    }
    defer { unsafe functions.pointee.FPDF_ClosePage(page) }
    var box = CPDFRectangle()
    _ = unsafe functions.pointee.FPDF_GetPageBoundingBox(page, &box)
    result.width = min(abs(box.right - box.left), PDFPage.placeLimit)
    result.height = min(abs(box.top - box.bottom), PDFPage.placeLimit)
    guard let text = unsafe functions.pointee.FPDFText_LoadPage(page) else { return result }
    defer { unsafe functions.pointee.FPDFText_ClosePage(text) }
    var characters: [PlacedCharacter?] = []
    let count = min(unsafe functions.pointee.FPDFText_CountChars(text), Int32(Self.characterLimit))
    var high: UInt32?
    // Those at the beginning, and behind letters whose order may be another.
    var spaces: [Int: PlacedCharacter] = [:]
    var isBehindOdd = true
    characters.reserveCapacity(Int(max(count, 0)))
    for position in 0..<max(count, 0) {
      var code = unsafe functions.pointee.FPDFText_GetUnicode(text, position)
      if (0xD800...0xDBFF).contains(code) {
        high = code
        continue
      }
      if let first = high, (0xDC00...0xDFFF).contains(code) {
        code = 0x10000 + (first - 0xD800) << 10 + (code - 0xDC00)
      }
      high = nil
      var character = readable(code).flatMap { unsafe placed($0, position, text, box) }
      character?.position = position
      if let character {
        isBehindOdd = character.quarter == 2 || character.scalar.isRightToLeft
      } else if code == 0x20, isBehindOdd {
        spaces[characters.count] = unsafe placed(" ", position, text, box)
      }
      characters.append(character)
    }
    VerticalLines.turn(&characters, width: result.width)
    LineOrder.restore(&characters, spaces: spaces)
    var words = WordCollector()
    for character in characters {
      guard let character else {
        words.endWord(atSpace: true)
        continue
      }
      if words.begins(with: character) {
        words.endWord(atSpace: false)
        words.traits = unsafe font(character.position, text)
      }
      words.add(character)
    }
    words.endWord(atSpace: true)
    words.turnBack(&result, rotation: Int(unsafe functions.pointee.FPDFPage_GetRotation(page)))
    return result
  }

  /// A character that is seen; `nil` for space and for what is no character.
  private func readable(_ code: UInt32) -> Unicode.Scalar? {
    // What PDFium has for a hyphen at the end of a line.
    if code == 0x2 || code == 0xFFFE { return "-" }
    guard let scalar = Unicode.Scalar(code), code > 0x20, code != 0xFEFF, code & 0xFFFE != 0xFFFE,
      !scalar.properties.isWhitespace, scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  private func placed(
    _ scalar: Unicode.Scalar, _ position: Int32, _ text: OpaquePointer, _ page: CPDFRectangle
  ) -> PlacedCharacter? {
    var box = CPDFRectangle()
    var matrix = CPDFMatrix()
    var (x, y) = (0.0, 0.0)
    guard unsafe functions.pointee.FPDFText_GetLooseCharBox(text, position, &box) != 0,
      unsafe functions.pointee.FPDFText_GetCharOrigin(text, position, &x, &y) != 0,
      unsafe functions.pointee.FPDFText_GetMatrix(text, position, &matrix) != 0
    else { return nil }
    let quarter = (Int((atan2(matrix.b, matrix.a) / (.pi / 2)).rounded()) + 4) % 4
    let corners = [
      Self.turned(box.left - page.left, page.top - box.top, quarter, page),
      Self.turned(box.right - page.left, page.top - box.bottom, quarter, page),
    ]
    let origin = Self.turned(Float(x) - page.left, page.top - Float(y), quarter, page)
    let height = abs(corners[1].y - corners[0].y)
    var size =
      unsafe Float(functions.pointee.FPDFText_GetFontSize(text, position))
      * hypot(matrix.c, matrix.d)
    // Fonts of drawings have sizes of their own.
    if !(size > 0.5) || height > 3 * size { size = max(height, 1) }
    let edges = (min(corners[0].x, corners[1].x), max(corners[0].x, corners[1].x))
    let places = [edges.0, edges.1, origin.x, origin.y, size]
    guard places.allSatisfy({ abs($0) <= PDFPage.placeLimit }) else { return nil }
    return PlacedCharacter(
      scalar: scalar, left: edges.0, right: edges.1, x: origin.x, y: origin.y, size: size,
      quarter: quarter)
  }

  /// A place from the top left corner of a page that is turned until its text is upright.
  private static func turned(
    _ x: Float, _ y: Float, _ quarter: Int, _ page: CPDFRectangle
  ) -> (x: Float, y: Float) {
    let (width, height) = (page.right - page.left, page.top - page.bottom)
    return switch quarter {
    case 1: (height - y, x)
    case 2: (width - x, height - y)
    case 3: (y, width - x)
    default: (x, y)
    }
  }

  /// Bits of a font's flags (ISO 32000-1, table 123).
  private static let italicFlag: Int32 = 1 << 6
  private static let boldFlag: Int32 = 1 << 18
  private static let fontNameLimit = 256
  private static let boldNames = ["bold", "black", "heavy"].map { Array($0.utf8) }
  private static let italicNames = ["italic", "oblique"].map { Array($0.utf8) }

  private func font(_ position: Int32, _ text: OpaquePointer) -> PDFWord.Traits {
    var flags: Int32 = 0
    var name = [UInt8](repeating: 0, count: Self.fontNameLimit)
    let count = unsafe name.withUnsafeMutableBytes {
      unsafe functions.pointee.FPDFText_GetFontInfo(
        text, position, $0.baseAddress, UInt(Self.fontNameLimit), &flags)
    }
    // Every word asks, so that bytes are compared, in lower case; names of fonts are ASCII.
    let letters = name.prefix(Int(min(count, UInt(Self.fontNameLimit)))).map { $0 | 0x20 }
    func isNamed(_ words: [[UInt8]]) -> Bool {
      words.contains { letters.firstRange(of: $0) != nil }
    }
    var traits: PDFWord.Traits = []
    if flags & Self.boldFlag != 0 || isNamed(Self.boldNames) { traits.insert(.bold) }
    if flags & Self.italicFlag != 0 || isNamed(Self.italicNames) { traits.insert(.italic) }
    return traits
  }
}

/// Puts characters together to words.
private struct WordCollector {
  var traits: PDFWord.Traits = []
  private var words: [(word: PDFWord, quarter: Int)] = []
  private var letters: [(scalar: Unicode.Scalar, x: Float)] = []
  private var first: PlacedCharacter?
  private var last: PlacedCharacter?
  private var left: Float = 0
  private var right: Float = 0
  private var followsSpace = true

  /// Whether a character belongs to another word than the one before it.
  func begins(with next: PlacedCharacter) -> Bool {
    guard let first, let last else { return true }
    if next.isMark(on: first, left, right) { return false }
    // Where numbers go on in another font, as a raised one does, the size or the line is another.
    guard first.quarter == next.quarter, abs(first.size - next.size) < 0.15 * first.size,
      abs(first.y - next.y) < 0.2 * max(first.size, next.size)
    else { return true }
    let gap = max(next.left - last.right, last.left - next.right)
    let back = next.scalar.isRightToLeft || last.scalar.isRightToLeft ? 0 : last.left - next.left
    return gap > 0.3 * first.size || back > 0.5 * first.size
  }

  mutating func add(_ character: PlacedCharacter) {
    if first == nil {
      first = character
      (left, right) = (character.left, character.right)
    }
    letters.append((character.scalar, character.x))
    // A mark has no place of its own in the word.
    if letters.count > 1, character.isMark(on: character, left, right) { return }
    last = character
    left = min(left, character.left)
    right = max(right, character.right)
  }

  mutating func endWord(atSpace: Bool) {
    defer { if atSpace { followsSpace = true } }
    guard let first else { return }
    let word = PDFWord(
      RightToLeftWord.text(of: letters), left: left, right: right, baseline: first.y,
      size: first.size, traits: followsSpace ? traits.union(.followsSpace) : traits)
    if let last = words.last, last.quarter == first.quarter, word.goesOn(last.word) {
      words[words.count - 1].word.append(word)
    } else {
      words.append((word, first.quarter))
    }
    letters = []
    (self.first, last) = (nil, nil)
    followsSpace = false
  }

  /// Gives a page the words, and the direction that most of them have.
  ///
  /// - Parameters:
  ///   - page: The page, with the size that it has before it is turned.
  ///   - rotation: Quarters with the clock by which it is turned when it is shown.
  func turnBack(_ page: inout PDFPage, rotation: Int) {
    var counts = [0, 0, 0, 0]
    for (word, quarter) in words { counts[quarter] += word.text.utf16.count }
    // A page without words is as it is shown.
    let main =
      words.isEmpty ? rotation & 3 : counts.indices.max { counts[$0] < counts[$1] } ?? 0
    page.turn = UInt8((main - rotation) & 3)
    if main % 2 == 1 { (page.width, page.height) = (page.height, page.width) }
    page.words = words.map { word, quarter in
      var word = word
      word.quarter = UInt8((quarter - rotation) & 3)
      if quarter != main { word.traits.insert(.turned) }
      return word
    }
    RightToLeftWord.mirrorBrackets(&page.words)
  }
}
