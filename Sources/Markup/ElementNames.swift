import CXML

/// The names of a document's elements as strings, each made once.
///
/// libxml2 keeps one copy of each name in a document, so that its address stands for it. A walk asks for the name
/// of every element several times.
@safe
final class ElementNames {
  /// The names that are kept at once; more than the elements of HTML and MathML that a chapter uses.
  private static let slotCount = 256

  private var slots: [(address: UInt, name: String)]

  init() {
    slots = Array(repeating: (0, ""), count: Self.slotCount)
  }

  /// The name that lies at an address, without its prefix.
  ///
  /// - Parameter characters: The name; lives as long as the document.
  /// - Returns: The name.
  func name(at characters: UnsafePointer<xmlChar>) -> String {
    let address = UInt(bitPattern: characters)
    // Copies lie side by side, some bytes apart.
    let slot = Int((address ^ address >> 8) % UInt(Self.slotCount))
    if slots[slot].address == address { return slots[slot].name }
    let name = unsafe MarkupNode.local(characters)
    slots[slot] = (address, name)
    return name
  }
}
