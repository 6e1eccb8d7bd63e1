/// One node of a page's tree: an element, a text, or the document.
struct PageNode {
  /// What it is.
  var name: ElementName
  /// Whether it belongs to SVG or MathML.
  var isForeign = false
  /// A table that holds data, not a layout.
  var isDataTable = false
  /// Whether ``score`` counts.
  var hasScore = false
  /// What the words of the class say.
  var classWords: ClassWords = []
  /// What the words of the id say.
  var idWords: ClassWords = []
  // Neighbours; -1 for none.
  var parent: Int32 = -1
  var first: Int32 = -1
  var last: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  /// An element's attributes, as a range of the tree's.
  var content = ByteRange.empty
  /// A text's bytes, or the name of an unknown element.
  var characters = ByteRange.empty
  /// A text's measure.
  var measure = TextMeasure()
  /// How much an element looks like the article's.
  var score = 0.0

  init(_ name: ElementName) { self.name = name }
}
