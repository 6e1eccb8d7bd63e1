import TextDrawing

/// A pattern of small figures that covers a ground, as wallpaper does.
struct CoverPattern {
  /// A part of a figure.
  private enum Part {
    case fill(Path)
    case stroke(Path, Double)
  }

  private let width: Double
  private let height: Double
  private let parts: [Part]

  /// A pattern; any number stands for one.
  static func numbered(_ number: Int) -> CoverPattern { all[number % all.count] }

  private static let all = [
    CoverPattern(
      width: 8, height: 8, parts: [.fill(.circle(2, 2, 0.9)), .fill(.circle(6, 6, 0.9))]),
    CoverPattern(
      width: 10, height: 5, parts: [.stroke(arch(5, 5, 5), 0.5), .stroke(arch(5, 5, 3), 0.5)]),
    CoverPattern(
      width: 8, height: 12,
      parts: [
        .stroke(.polygon((4, 1), (7, 6), (4, 11), (1, 6)), 0.6), .fill(.circle(4, 6, 0.7)),
      ]),
    CoverPattern(width: 12, height: 6, parts: [.stroke(wave, 0.6)]),
    CoverPattern(
      width: 9, height: 9,
      parts: [
        .stroke(line((4.5, 2), (4.5, 7)), 0.6), .stroke(line((2, 4.5), (7, 4.5)), 0.6),
        .fill(.circle(0, 0, 0.6)),
      ]),
    CoverPattern(
      width: 10, height: 14, parts: [.stroke(leaf, 0.5), .stroke(line((5, 3), (5, 13)), 0.5)]),
    CoverPattern(width: 6, height: 6, parts: [.stroke(line((0, 6), (6, 0)), 0.6)]),
  ]

  private static func line(_ start: (Double, Double), _ end: (Double, Double)) -> Path {
    var path = Path()
    path.move(start.0, start.1)
    path.line(end.0, end.1)
    return path
  }

  /// The upper half of a circle.
  private static func arch(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    let pull = 0.5522847498 * radius
    var path = Path()
    path.move(x - radius, y)
    path.curve((x - radius, y - pull), (x - pull, y - radius), (x, y - radius))
    path.curve((x + pull, y - radius), (x + radius, y - pull), (x + radius, y))
    return path
  }

  private static let wave: Path = {
    var path = Path()
    path.move(0, 3)
    path.curve((3, 0), (3, 0), (6, 3))
    path.curve((9, 6), (9, 6), (12, 3))
    return path
  }()

  private static let leaf: Path = {
    var path = Path()
    path.move(5, 1)
    path.curve((8, 4), (8, 8), (5, 11))
    path.curve((2, 8), (2, 4), (5, 1))
    path.close()
    return path
  }()

  /// Covers a canvas.
  func draw(on canvas: inout Canvas, _ colour: Colour, opacity: Double) {
    for y in stride(from: 0, to: canvas.height, by: height) {
      for x in stride(from: 0, to: canvas.width, by: width) {
        for part in parts {
          switch part {
          case .fill(let path): canvas.fill(path.moved(x, y), colour, opacity: opacity)
          case .stroke(let path, let weight):
            canvas.stroke(path.moved(x, y), colour, weight: weight, cap: .round, opacity: opacity)
          }
        }
      }
    }
  }
}
