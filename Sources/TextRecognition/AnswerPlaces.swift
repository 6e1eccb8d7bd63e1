import Markup

/// A rectangle of a picture, in pixels from its top left corner.
struct Box: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}

/// The picture of a page, and how it is turned until its text is upright.
struct Sheet {
  var width = 0
  var height = 0
  /// Quarters with the clock, 0...3.
  let turn: Int

  /// Finds out the turn that most words need.
  ///
  /// A line that needs a turn says by how many degrees it is turned against the clock (`textangle`).
  ///
  /// - Parameter nodes: The elements of an answer.
  init(_ nodes: [MarkupNode]) {
    var counts = [0, 0, 0, 0]
    for node in nodes where node.attribute("class") == "ocr_line" {
      let quarters = Int((Title(node).number("textangle") ?? 0) / 90)
      counts[quarters & 3] += node.descendants.count { $0.attribute("class") == "ocrx_word" }
    }
    // Upright goes first where there are as many.
    turn = counts.firstIndex(of: counts.max() ?? 0) ?? 0
  }

  /// A rectangle of the picture as it lies on the turned one.
  func turned(_ box: Box) -> Box {
    switch turn {
    case 1:
      Box(left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right)
    case 2:
      Box(
        left: width - box.right, top: height - box.bottom, right: width - box.left,
        bottom: height - box.top)
    case 3:
      Box(left: box.top, top: width - box.right, right: box.bottom, bottom: width - box.left)
    default: box
    }
  }
}

/// The properties in an element's `title`.
struct Title {
  /// A place that can be reckoned with: no picture has more pixels in a row.
  private static let placeLimit: Float = 1_000_000

  private var values: [Substring: [Float]] = [:]

  init(_ node: MarkupNode) {
    for property in (node.attribute("title") ?? "").split(separator: ";") {
      let parts = property.split(separator: " ")
      guard let name = parts.first else { continue }
      let numbers = parts.dropFirst().compactMap { Float($0) }
      guard numbers.allSatisfy({ abs($0) <= Self.placeLimit }) else { continue }
      values[name] = numbers
    }
  }

  func number(_ name: Substring) -> Float? { values[name]?.first }

  func pair(_ name: Substring) -> (Float, Float)? {
    guard let numbers = values[name], numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1])
  }

  var box: Box? {
    guard let numbers = values["bbox"]?.map({ Int($0) }), numbers.count == 4,
      numbers[0] >= 0, numbers[1] >= 0, numbers[2] > numbers[0], numbers[3] > numbers[1]
    else { return nil }
    return Box(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
  }
}
