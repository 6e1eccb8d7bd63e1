public import Foundation
public import PDFFiles

/// Writes the form that ``PDFStreamReader`` reads.
struct PDFStreamWriter {
  private var bytes = Data(PDFStreamReader.signature.utf8)

  mutating func take() -> Data {
    defer { bytes = Data() }
    return bytes
  }

  mutating func information(_ name: String, _ value: String) {
    tag("I")
    string(name)
    string(value)
  }

  mutating func outline(_ entry: PDFOutlineEntry) {
    tag("O")
    number(UInt32(entry.depth))
    number(entry.page.map { UInt32($0) } ?? .max)
    string(entry.label)
  }

  mutating func page(_ page: PDFPage) {
    tag("P")
    number(page.width.bitPattern)
    number(page.height.bitPattern)
    bytes.append(page.turn)
    string(page.label)
    number(UInt32(page.words.count))
    for word in page.words {
      bytes.append(word.traits.rawValue)
      bytes.append(word.quarter)
      places([word.left, word.right, word.baseline, word.size])
      string(word.text)
    }
    let frame = page.frame
    places([frame.left, frame.top, frame.width, frame.height])
    bytes.append(frame.rotation)
    number(UInt32(page.links.count))
    for link in page.links { add(link) }
    number(UInt32(page.figures.count))
    for figure in page.figures {
      bytes.append(figure.kind.rawValue)
      let box = figure.box
      places([box.left, box.top, box.right, box.bottom])
      number(figure.mark)
    }
  }

  private mutating func add(_ link: PDFLink) {
    number(UInt32(link.boxes.count))
    for box in link.boxes { places([box.left, box.top, box.right, box.bottom]) }
    switch link.target {
    case .page(let index, let x, let y):
      tag("P")
      number(UInt32(index))
      for value in [x, y] {
        bytes.append(value == nil ? 0 : 1)
        if let value { number(value.bitPattern) }
      }
    case .address(let text):
      tag("A")
      string(text)
    }
  }

  private mutating func places(_ values: [Float]) {
    for value in values { number(value.bitPattern) }
  }

  mutating func end() { tag("E") }

  private mutating func tag(_ name: Unicode.Scalar) { bytes.append(UInt8(ascii: name)) }

  private mutating func number(_ value: UInt32) {
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }

  private mutating func string(_ text: String) {
    number(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads what ``PDFUnpacker`` writes: `VPDF4`, then records, each of them a letter and its fields.
///
/// | letter | fields |
/// | --- | --- |
/// | `I` | information: name and value |
/// | `O` | a line of the outline: depth, index of the page or 2³²-1, label |
/// | `P` | a page: width, height, turn in one byte, label, count of words; of each word its traits and its turn in a byte each, left, right, baseline, size, text; then its frame, its links and its figures |
/// | `E` | the end |
///
/// A frame is left, top, width, height, and the quarters of its turn in one byte. Links have their count; each has its count of rectangles (left, top,
/// right, bottom), and then a letter: `P` with the index of a page and the two places, each behind a byte that says whether there is one, or
/// `A` with an address. Figures have their count; each has its kind in a byte, its rectangle, and its mark.
///
/// Numbers are four bytes, little endian, and places are IEEE 754 floats; a string is its count of bytes and UTF-8.
public struct PDFStreamReader: Sendable {
  static let signature = "VPDF4"
  /// The name under which the title is.
  public static let titleKey = "Title"
  /// The name under which the author is.
  public static let authorKey = "Author"
  /// The name under which the language is.
  public static let languageKey = "Language"
  /// The name that a file has which opens with its password only; its value says nothing.
  public static let lockedKey = "Locked"

  /// One record.
  public enum Record: Hashable, Sendable {
    /// What the file says about itself.
    case information(name: String, value: String)
    /// A line of the outline.
    case outline(PDFOutlineEntry)
    /// A page.
    case page(PDFPage)
  }

  private let bytes: Data
  private var position: Data.Index

  /// Reads the beginning.
  ///
  /// - Parameter bytes: All that was written.
  /// - Throws: ``PDFFailure/damaged(reason:)``, as ``next()`` does, for bytes in another form.
  public init(_ bytes: Data) throws(PDFFailure) {
    guard bytes.starts(with: Self.signature.utf8) else { throw Self.broken }
    self.bytes = bytes
    position = bytes.startIndex + Self.signature.utf8.count
  }

  /// Reads a record.
  ///
  /// - Returns: The record, or `nil` at the end.
  /// - Throws: ``PDFFailure/damaged(reason:)``.
  public mutating func next() throws(PDFFailure) -> Record? {
    switch Unicode.Scalar(try byte()) {
    case "I": return .information(name: try string(), value: try string())
    case "O":
      let (depth, page) = (try number(), try number())
      return .outline(
        PDFOutlineEntry(
          label: try string(), depth: Int(depth), page: page == .max ? nil : Int(page)))
    case "P": return .page(try page())
    case "E": return nil
    default: throw Self.broken
    }
  }

  private static let broken = PDFFailure.damaged(reason: "its pages can't be read")

  private mutating func page() throws(PDFFailure) -> PDFPage {
    var page = PDFPage(
      width: try place(), height: try place(), turn: try byte() & 3, label: try string(), words: [])
    for _ in 0..<(try number()) {
      let traits = PDFWord.Traits(rawValue: try byte())
      let quarter = try byte() & 3
      let (left, right, baseline, size) = (try place(), try place(), try place(), try place())
      page.words.append(
        PDFWord(
          try string(), left: left, right: right, baseline: baseline, size: size,
          traits: traits, quarter: quarter))
    }
    page.frame = PDFFrame(
      left: try place(), top: try place(), width: try place(), height: try place(),
      rotation: try byte() & 3)
    for _ in 0..<(try number()) { page.links.append(try link()) }
    for _ in 0..<(try number()) { page.figures.append(try figure()) }
    return page
  }

  private mutating func figure() throws(PDFFailure) -> PDFFigure {
    guard let kind = PDFFigure.Kind(rawValue: try byte()) else { throw Self.broken }
    return PDFFigure(kind, box: try rectangle(), mark: try number())
  }

  private mutating func rectangle() throws(PDFFailure) -> PDFRectangle {
    PDFRectangle(left: try place(), top: try place(), right: try place(), bottom: try place())
  }

  private mutating func link() throws(PDFFailure) -> PDFLink {
    var boxes: [PDFRectangle] = []
    for _ in 0..<(try number()) { boxes.append(try rectangle()) }
    switch Unicode.Scalar(try byte()) {
    case "P":
      let index = Int(try number())
      let x = try byte() == 0 ? nil : try place()
      let y = try byte() == 0 ? nil : try place()
      return PDFLink(boxes: boxes, target: .page(index, x: x, y: y))
    case "A": return PDFLink(boxes: boxes, target: .address(try string()))
    default: throw Self.broken
    }
  }

  private mutating func byte() throws(PDFFailure) -> UInt8 {
    guard position < bytes.endIndex else { throw Self.broken }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func number() throws(PDFFailure) -> UInt32 {
    guard bytes.endIndex - position >= 4 else { throw Self.broken }
    defer { position += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
  }

  /// A number that can be reckoned with.
  private mutating func place() throws(PDFFailure) -> Float {
    let value = Float(bitPattern: try number())
    guard abs(value) <= PDFPage.placeLimit else { throw Self.broken }
    return value
  }

  private mutating func string() throws(PDFFailure) -> String {
    let count = Int(try number())
    guard bytes.endIndex - position >= count else { throw Self.broken }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}
