import TextDrawing

/// What stands beside the words of a drawn cover.
struct CoverArt {
  private let design: CoverDesign
  private var second: Colour { design.palette.second }

  /// Prepares the drawing of a design.
  init(_ design: CoverDesign) { self.design = design }

  /// Draws on a canvas that has the ground's colour.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - initial: The first letter of the title, where it can be drawn.
  func draw(on canvas: inout Canvas, initial: SetText?) {
    switch design.layout {
    case .label: label(&canvas)
    case .bands: bands(&canvas)
    case .frame: frame(&canvas)
    case .arcs: arcs(&canvas)
    case .initial:
      guard let initial else { return }
      canvas.draw(
        initial, x: 0, y: 139 - initial.baseLine, width: canvas.width, .centre, second,
        opacity: 0.42)
    case .cloth: cloth(&canvas)
    case .hills: hills(&canvas)
    case .rules:
      for index in 0..<6 {
        let weight = 2.6 - 0.42 * Double(index)
        let y = 140 - 5 * Double(index)
        canvas.fill(.rectangle(10, y - weight / 2, 80, weight), second)
      }
    }
  }

  private func label(_ canvas: inout Canvas) {
    CoverPattern.numbered(design.pattern).draw(on: &canvas, second, opacity: 0.75)
    let colours = design.palette.label
    canvas.fill(.rectangle(14, 18, 72, 74), colours.ground)
    canvas.stroke(.rectangle(15.8, 19.8, 68.4, 70.4), colours.ink, weight: 0.5, opacity: 0.7)
  }

  private func bands(_ canvas: inout Canvas) {
    CoverPattern.numbered(design.pattern).draw(on: &canvas, second, opacity: 0.4)
    canvas.fill(.rectangle(0, 40, 100, 76), design.palette.label.ground)
    for y in [38.1, 116.9] { canvas.fill(.rectangle(0, y, 100, 1), second) }
  }

  private func frame(_ canvas: inout Canvas) {
    for (inset, weight) in [(5.5, 1.1), (8.2, 0.4)] {
      canvas.stroke(
        .rectangle(inset, inset, canvas.width - 2 * inset, canvas.height - 2 * inset), second,
        weight: weight)
    }
    canvas.fill(Path.polygon((0, -4), (2.2, 0), (0, 4), (-2.2, 0)).moved(50, 128), second)
    for side in [1.0, -1] {
      var leaf = Path()
      leaf.move(4.5 * side, 0)
      leaf.curve((7.5 * side, -2.5), (10.5 * side, -2.5), (13.5 * side, 0))
      leaf.curve((10.5 * side, 2.5), (7.5 * side, 2.5), (4.5 * side, 0))
      canvas.fill(leaf.moved(50, 128), second, opacity: 0.75)
    }
  }

  private func arcs(_ canvas: inout Canvas) {
    let x = design.turn < 0.5 ? 78 - design.turn * 40 : 30 - design.turn * 12
    canvas.fill(.circle(x, 134, 14), second)
    for index in 1...4 {
      let step = Double(index)
      canvas.stroke(
        .circle(x, 134, 14 + 9 * step), second, weight: 2.4 - 0.4 * step, opacity: 1 - 0.17 * step)
    }
  }

  /// A cloth's threads, and its spine.
  private func cloth(_ canvas: inout Canvas) {
    for y in stride(from: 0, to: canvas.height, by: 2) {
      for x in stride(from: 0, to: canvas.width, by: 2) {
        for (right, down) in [(0.0, 0.35), (1, 1.35)] {
          canvas.fill(
            .rectangle(x + right, y + down, 1, 0.3), design.palette.ink, opacity: 0.22)
        }
      }
    }
    canvas.fill(.rectangle(0, 0, 13, canvas.height), second)
    canvas.fill(.rectangle(14.75, 0, 0.5, canvas.height), second)
  }

  private func hills(_ canvas: inout Canvas) {
    let lift = 8 * design.turn
    canvas.fill(.circle(22 + 56 * design.turn, 92 - lift / 2, 9), second, opacity: 0.9)
    for (y, bend, opacity) in [
      (108 - lift, 14 - lift, 0.35), (120, 5 + lift, 0.55), (134, 9, 0.9),
    ] {
      var hill = Path()
      hill.move(0, y)
      hill.curve((22, y - bend), (34, y - bend), (52, y))
      hill.curve((70, y + bend), (82, y + bend), (100, y - bend / 3))
      hill.line(100, canvas.height)
      hill.line(0, canvas.height)
      canvas.fill(hill, second, opacity: opacity)
    }
  }
}
