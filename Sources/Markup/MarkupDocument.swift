import CXML

/// A parsed document: libxml2's tree, whichever parser built it.
///
/// Not `Sendable`: a document and its nodes stay in the task that parsed them.
@safe
public final class MarkupDocument {
  let pointer: xmlDocPtr
  /// The first thing that was wrong with the markup, if anything was.
  public internal(set) var problem: MarkupError?
  /// The names of elements that were asked for.
  let names = ElementNames()

  /// Takes over a tree.
  init(owning pointer: xmlDocPtr, problem: MarkupError?) {
    unsafe self.pointer = unsafe pointer
    self.problem = problem
  }

  deinit {
    unsafe xmlFreeDoc(pointer)
  }

  /// A processing instruction, such as `<?xml-stylesheet href="a.css"?>`.
  public struct Instruction: Hashable, Sendable {
    /// The name of the program or the purpose that it is for, such as `xml-stylesheet`.
    public let target: String
    /// All that follows, as it is written.
    public let content: String
  }

  /// The most instructions that are read.
  private static let instructionLimit = 100

  /// The processing instructions that stand before the outermost element, in order.
  public var instructions: [Instruction] {
    var found: [Instruction] = []
    var next = unsafe pointer.pointee.children
    while let node = unsafe next, found.count < Self.instructionLimit {
      if unsafe node.pointee.type == XML_ELEMENT_NODE { break }
      if unsafe node.pointee.type == XML_PI_NODE, let name = unsafe node.pointee.name {
        let content = unsafe node.pointee.content.map { unsafe MarkupNode.string($0) }
        unsafe found.append(Instruction(target: MarkupNode.string(name), content: content ?? ""))
      }
      unsafe next = node.pointee.next
    }
    return found
  }

  /// The outermost element, or `nil` if there is none.
  public var root: MarkupNode? {
    unsafe xmlDocGetRootElement(pointer).map { unsafe MarkupNode($0, in: self) }
  }
}
