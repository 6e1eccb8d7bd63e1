/// What the elements around a line say of it.
struct LinePlace {
  /// Whether they are for something else than the text.
  var isBeside = false
  /// Whether they are the headline of the page.
  var isHeadline = false
}

extension PageTree {
  /// An element for something else holds no longer text than this, in UTF-16 code units.
  private static let besideLimit = 600
  /// Who wrote an article, and where more by them is, takes no longer text.
  private static let namesLimit = 200
  /// What stands in a table beside a picture is a caption when it is no longer.
  private static let captionLimit = 300
  /// The ids of headings are their own words on many sites: "Related work".
  private static let headings: ElementSet = [.h1, .h2, .h3, .h4, .h5, .h6]
  /// What makes a figure or a table more than a picture with its caption.
  private static let texts: ElementSet = [
    .blockquote, .code, .dl, .h2, .h3, .h4, .h5, .h6, .ol, .pre, .ul,
  ]

  /// What an element says of the lines in it.
  ///
  /// - Parameters:
  ///   - node: An element that begins a line.
  ///   - outer: What the elements around it say.
  /// - Returns: What all of them say together.
  func place(of node: Node, in outer: LinePlace) -> LinePlace {
    var place = outer
    let ids = Self.headings.contains(name(node)) ? [] : nodes[node].idWords
    let words = nodes[node].classWords.union(ids)
    if words.contains(.headline) { place.isHeadline = true }
    if !place.isBeside { place.isBeside = standsBeside(node, words) }
    return place
  }

  private func standsBeside(_ node: Node, _ words: ClassWords) -> Bool {
    switch name(node) {
    case .figcaption: return true
    case .figure: if holdsPicture(node, besides: [.table]) { return true }
    case .table where !nodes[node].isDataTable:
      if holdsPicture(node, besides: []), measure(node).length < Self.captionLimit { return true }
    default: break
    }
    if words.contains(.byline), !isInside(node, [.blockquote], depth: 6),
      measure(node).length < Self.namesLimit
    {
      return true
    }
    return words.contains(.beside) && measure(node).length < Self.besideLimit
  }

  /// Whether an element holds a picture, and no text but that about it.
  private func holdsPicture(_ node: Node, besides further: ElementSet) -> Bool {
    first(node, [.img]) >= 0 && first(node, Self.texts.union(further)) < 0
      && measure(node).length < Self.besideLimit
  }
}
