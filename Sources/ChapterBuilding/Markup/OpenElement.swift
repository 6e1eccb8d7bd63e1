import Markup
import ReadingModel

/// An element that the walk is inside of, with the steps for its end.
struct OpenElement {
  /// The vocabulary of the elements inside.
  enum Content {
    case html, drawing, formula
    /// A drawing of which only the text is kept.
    case drawingText
  }

  let node: MarkupNode
  /// The end tag; empty if the element is not written.
  var closing = ""
  var isBlock = false
  /// Whether its block (itself, or the one around it) holds nothing but lines.
  var holdsLines = false
  /// Whether it stands on lines of its own inside a block.
  var isLine = false
  /// Whether it stands apart from the words beside it.
  var isCell = false
  /// Its start in the text, if it is not visible.
  var unseenStart: Int?
  /// Whether an element around it makes it invisible.
  var isUnseen = false
  /// Whether its place is blank, but parts of it may come back.
  var isBlank = false
  var kind = Block.Kind.paragraph
  var whiteSpace = ElementLayout.WhiteSpace.collapses
  /// How its letters are set apart from those of a plain text.
  var type: Set<TypeMark> = []
  var content = Content.html
  /// Nesting of written elements.
  var depth = 0
  /// Whether it is a formula or drawing in HTML, not a part of one.
  var isForeignRoot = false
  /// Whether a drawing is around it, even with HTML between.
  var isInDrawing = false
  var isInLink = false
  var isInRuby = false
  /// Whether parts of a table are written as such here.
  var isInTable = false
  /// The signs around and between its parts, if it is a fenced expression of a formula.
  var fence: FencedExpression?
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

  /// The state inside a child element, before the child's own rule is applied.
  func inherited(by node: MarkupNode) -> OpenElement {
    var inner = OpenElement(node: node)
    inner.kind = kind
    inner.holdsLines = holdsLines
    inner.isUnseen = isUnseen
    inner.isBlank = isBlank
    inner.whiteSpace = whiteSpace
    inner.type = type
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
