import Markup
import ReadingModel

/// An element that the walk is inside of, and what is to be done at its end.
struct OpenElement {
  /// What the names of elements mean here.
  enum Content {
    case html, drawing, formula
    /// A drawing of which only the text is kept.
    case drawingText
  }

  let node: MarkupNode
  /// The end tag; empty if the element is not written.
  var closing = ""
  var isBlock = false
  /// Whether the block that it is or is in holds nothing but lines.
  var holdsLines = false
  /// Whether it stands on lines of its own inside a block.
  var isLine = false
  /// Whether it stands apart from the words beside it.
  var isCell = false
  /// Where it begins in the text, if nobody sees it.
  var unseenStart: Int?
  /// Whether something around it takes it out of sight.
  var isUnseen = false
  var kind = Block.Kind.paragraph
  var whiteSpace = ElementLayout.WhiteSpace.collapses
  var content = Content.html
  /// Nesting of written elements.
  var depth = 0
  /// Whether it is a formula or drawing in HTML, not a part of one.
  var isForeignRoot = false
  /// Whether a drawing is around it, be it with HTML between.
  var isInDrawing = false
  var isInLink = false
  var isInRuby = false
  /// Whether parts of a table are written as such here.
  var isInTable = false
  /// What stands around and between its parts, if it is a fenced expression of a formula.
  var fence: Fence?
  var language: String?
  var direction: String?
  /// Index of its language run, if it begins one.
  var run: Int?
  /// Index of its link, if it is one.
  var link: Int?
  /// Index of its semantic span, if it has one.
  var span: Int?

  init(node: MarkupNode) {
    self.node = node
  }

  /// What holds inside an element of this one, before its own rule is applied.
  func inherited(by node: MarkupNode) -> OpenElement {
    var inner = OpenElement(node: node)
    inner.kind = kind
    inner.holdsLines = holdsLines
    inner.isUnseen = isUnseen
    inner.whiteSpace = whiteSpace
    inner.content = content
    inner.depth = depth
    inner.isInDrawing = isInDrawing
    inner.isInLink = isInLink
    inner.isInRuby = isInRuby
    inner.isInTable = isInTable
    inner.language = language
    inner.direction = direction
    return inner
  }
}
