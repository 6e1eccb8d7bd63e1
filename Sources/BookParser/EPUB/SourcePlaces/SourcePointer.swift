/// A place in an EPUB as another program names it: a chapter, and the way through the elements of its file.
package struct SourcePointer: Hashable, Sendable {
  /// The longest text in bytes: hundreds of nested elements with long names.
  static let byteLimit = 8_192

  /// Which chapter it is.
  enum Chapter: Hashable, Sendable {
    /// By its step through the package document's spine: 2 for the first entry.
    case step(Int)
    /// By its index in the spine.
    case index(Int)
  }

  /// One step from an element to what is inside it.
  enum Step: Hashable, Sendable {
    /// The element of this index, which must have this `id`, if one is named.
    case element(Int, id: String?)
    /// The text that follows so many elements.
    case text(Int)
    /// The element of this index among those of its name.
    case named(String, Int)
    /// The text node of this index among the element's own.
    case textNode(Int)
  }

  /// Which chapter it is.
  let chapter: Chapter
  /// From the outermost element of the chapter's file, which they leave out.
  let steps: [Step]
  /// The place in the text at the end of ``steps``, in UTF-16 units; `nil` for none.
  let offset: Int?
  /// Whether a place behind the end of a text is its end, since the other program counts white space otherwise.
  let isRough: Bool

  /// Reads an EPUB Canonical Fragment Identifier, also in calibre's form, in which the chapter's step stands right before those in its file:
  /// `epubcfi(/6/4!/4/2/1:3)` and `epubcfi(/4/2/4/2/1:3)` are the same place.
  ///
  /// Sources: <https://idpf.org/epub/linking/cfi/>; calibre, `src/pyj/read_book/cfi.pyj`.
  ///
  /// - Parameter fragment: The identifier; `nil` is returned for one that names no single place.
  package init?(fragment: String) {
    guard fragment.utf8.count <= Self.byteLimit, var parts = FragmentScanner.parts(fragment) else {
      return nil
    }
    if let end = parts.firstIndex(of: .indirection) {
      guard case .step(let number, _)? = parts[..<end].last,
        !parts[(end + 1)...].contains(.indirection)
      else { return nil }
      chapter = .step(number)
      parts.removeSubrange(...end)
    } else {
      // The second step is the outermost element, the only one of its document.
      guard parts.count > 1, case .step(let number, _) = parts[0], case .step(2, _) = parts[1]
      else {
        return nil
      }
      chapter = .step(number)
      parts.removeSubrange(..<2)
    }
    var steps: [Step] = []
    var offset: Int?
    for part in parts {
      // Behind a text there is nothing but the place in it.
      guard offset == nil else { return nil }
      switch part {
      case .step(let number, let id):
        guard number > 0 else { return nil }
        if case .text? = steps.last { return nil }
        steps.append(number % 2 == 0 ? .element(number / 2 - 1, id: id) : .text(number / 2))
      case .offset(let units): offset = units
      case .indirection: return nil
      }
    }
    self.steps = steps
    self.offset = offset
    isRough = false
  }

  /// Reads a pointer of KOReader's: `/body/DocFragment[3]/body/div/p[4]/text().17`.
  ///
  /// Its renderer counts characters without the white space that is not shown, so that the place in a paragraph is rough.
  ///
  /// Source: KOReader's crengine, `ldomXPointer::toString`.
  ///
  /// - Parameter pointer: The pointer; `nil` is returned for one of another form.
  package init?(xPointer pointer: String) {
    guard pointer.utf8.count <= Self.byteLimit else { return nil }
    var rest = pointer[...]
    var offset: Int?
    if let match = rest.firstMatch(of: /\.(\d{1,9})$/) {
      offset = Int(match.1)
      rest = rest[..<match.range.lowerBound]
    }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].isEmpty, parts[1] == "body", parts[3] == "body",
      let fragment = Self.named(parts[2]), fragment.name == "DocFragment"
    else { return nil }
    chapter = .index(fragment.index)
    var steps: [Step] = []
    for part in parts.dropFirst(3) {
      if case .textNode? = steps.last { return nil }
      guard let (name, index) = Self.named(part) else { return nil }
      steps.append(name == "text()" ? .textNode(index) : .named(name, index))
    }
    self.steps = steps
    self.offset = offset
    isRough = true
  }

  /// A name and its index, which is 1 where it is not written.
  private static func named(_ part: Substring) -> (name: String, index: Int)? {
    guard let match = part.wholeMatch(of: /([^\[\]]+?)(?:\[(\d{1,7})\])?/) else { return nil }
    let number = match.2.flatMap { Int($0) } ?? 1
    return number > 0 ? (String(match.1), number - 1) : nil
  }
}
