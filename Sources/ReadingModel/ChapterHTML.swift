import Basics

/// A sanitised HTML fragment in which references are slots; the edge that writes the HTML fills in
/// addresses.
public struct ChapterHTML: Hashable, Sendable {
  /// The thing that a tag refers to.
  public enum Reference: Hashable, Sendable {
    /// A file of the book that an `img` shows, by its stored path.
    case image(path: String)
    /// A file of the book that an `image` in a drawing shows, by its stored path.
    case drawnImage(path: String)
    /// A sound or video of the book that an `audio` or `video` plays.
    indirect case media(ChapterMedia)
    /// Where an `a` leads.
    case link(ChapterLink.Target)
  }

  /// An attribute with its value, not escaped.
  public typealias Attribute = (name: String, value: String)

  /// The place in a tag at which the address of its reference is written.
  struct Slot: Hashable, Sendable {
    /// The number of bytes of the markup before it.
    var place: Int
    var reference: Reference
  }

  /// UTF-8.
  private(set) var markup: [UInt8]
  /// In the order of their places.
  private(set) var slots: [Slot]

  /// Makes a fragment without references.
  ///
  /// - Parameter markup: Sanitised HTML.
  public init(_ markup: String = "") {
    self.markup = Array(markup.utf8)
    slots = []
  }

  /// Makes a fragment.
  ///
  /// - Parameters:
  ///   - markup: Sanitised HTML in UTF-8, without attributes that hold addresses.
  ///   - references: The references of tags in order; `place` is the number of bytes of the markup
  ///     before the reference, inside of its tag.
  package init(_ markup: [UInt8], references: [(place: Int, reference: Reference)]) {
    self.markup = markup
    slots = references.map { Slot(place: $0.place, reference: $0.reference) }
  }

  /// Whether the fragment is empty.
  public var isEmpty: Bool { markup.isEmpty }

  /// The memory of the fragment in bytes.
  package var byteCount: Int { markup.count + slots.count * MemoryLayout<Slot>.stride }

  /// Adds a fragment behind this one.
  ///
  /// - Parameter other: The fragment.
  package mutating func append(_ other: ChapterHTML) {
    let length = markup.count
    markup += other.markup
    slots += other.slots.map { Slot(place: length + $0.place, reference: $0.reference) }
  }

  /// The fragment with other references in their places.
  ///
  /// - Parameter change: Takes a reference and returns the one that stands for it.
  /// - Returns: The same markup.
  package func mapped(_ change: (Reference) -> Reference) -> ChapterHTML {
    var copy = self
    for index in copy.slots.indices {
      copy.slots[index].reference = change(copy.slots[index].reference)
    }
    return copy
  }

  /// Writes the HTML with attributes in place of the references.
  ///
  /// - Parameter attributes: Takes a reference and returns its attributes.
  /// - Returns: HTML; its text content is the same whatever the attributes are.
  public func text(_ attributes: (Reference) -> [Attribute]) -> String {
    guard !slots.isEmpty else { return String(decoding: markup, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(markup.count + slots.count * 64)
    var copied = 0
    for slot in slots {
      text += markup[copied..<slot.place]
      copied = slot.place
      for (name, value) in attributes(slot.reference) {
        text += Self.attribute(name, value).utf8
      }
    }
    text += markup[copied...]
    return String(decoding: text, as: UTF8.self)
  }

  /// The HTML with paths inside the book, which no browser can follow, in place of addresses.
  ///
  /// `img` and SVG `image` name paths for ``BookContent/resource(at:)``, `audio` and `video` for ``BookContent/sound(at:)``; links inside the book have
  /// `data-chapter` (index in the spine) and `data-fragment` in place of `href`.
  public var textWithPaths: String {
    text { reference in
      switch reference {
      case .image(let path): [("src", path)]
      case .drawnImage(let path): [("href", path)]
      case .media(let media): media.attributes(file: { $0 }, picture: { $0 })
      case .link(.address(let address)): [("href", address), ("rel", "noopener noreferrer")]
      case .link(.place(let place)):
        [("data-chapter", String(place.chapter))]
          + (place.fragment.map { [("data-fragment", $0)] } ?? [])
      }
    }
  }

  /// An attribute as it is written in a tag, with the space before it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - value: Its value, not escaped.
  /// - Returns: Markup.
  package static func attribute(_ name: String, _ value: String) -> String {
    let value = value.escapedAsMarkup
    var markup = " "
    markup.reserveCapacity(name.utf8.count + value.utf8.count + 4)
    markup += name
    markup += "=\""
    markup += value
    markup += "\""
    return markup
  }
}
