internal import CFreeType

/// What a shape is filled with.
struct Brush {
  let colour: Colour
  /// 0...256.
  let opacity: Int

  init(_ colour: Colour, _ opacity: Double) {
    self.colour = colour
    self.opacity = Int((min(max(opacity, 0), 1) * 256).rounded())
  }
}

/// The pixels that FreeType's rasteriser fills with a brush, span by span.
@unsafe
struct BrushTarget {
  let pixels: UnsafeMutableBufferPointer<UInt8>
  let columns: Int
  let rows: Int
  let brush: Brush

  /// Fills spans of a row.
  ///
  /// - Parameters:
  ///   - row: Counted from the lowest one.
  ///   - spans: Stretches of pixels with the share of each that is covered, 0...255.
  func paint(row: Int, _ spans: UnsafeBufferPointer<FT_Span>) {
    guard unsafe (0..<rows).contains(row) else { return }
    let start = unsafe (rows - 1 - row) * columns
    for index in spans.indices {
      let span = unsafe spans[index]
      let share = unsafe Int(span.coverage) * brush.opacity
      for column in unsafe max(Int(span.x), 0)..<max(min(Int(span.x) + Int(span.len), columns), 0) {
        let place = (start + column) * 4
        unsafe blend(&pixels[place], brush.colour.red, share)
        unsafe blend(&pixels[place + 1], brush.colour.green, share)
        unsafe blend(&pixels[place + 2], brush.colour.blue, share)
      }
    }
  }

  /// Moves a value towards another one; a share of 255 · 256 is all of the way.
  private func blend(_ value: inout UInt8, _ goal: UInt8, _ share: Int) {
    let whole = 255 * 256
    value = UInt8((Int(value) * (whole - share) + Int(goal) * share + whole / 2) / whole)
  }
}
