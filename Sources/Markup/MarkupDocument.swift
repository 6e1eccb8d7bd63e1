import CXML

/// A parsed document: libxml2's tree, whichever parser built it.
///
/// Not `Sendable`: a document and its nodes stay where they were parsed.
@safe
public final class MarkupDocument {
  let pointer: xmlDocPtr
  /// The first thing that was wrong with the markup, if anything was.
  public let problem: MarkupError?

  /// Takes over a tree.
  init(owning pointer: xmlDocPtr, problem: MarkupError?) {
    unsafe self.pointer = unsafe pointer
    self.problem = problem
  }

  deinit {
    unsafe xmlFreeDoc(pointer)
  }

  /// The outermost element, or `nil` if there is none.
  public var root: MarkupNode? {
    unsafe xmlDocGetRootElement(pointer).map { unsafe MarkupNode($0, in: self) }
  }
}
