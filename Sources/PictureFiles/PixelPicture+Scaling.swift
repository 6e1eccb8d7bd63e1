extension PixelPicture {
  /// The picture made smaller, so that its longer side is no longer than a limit.
  ///
  /// Each pixel is the mean of what it covers, by area; what shines through counts less.
  ///
  /// - Parameter side: The limit in pixels, from 1.
  /// - Returns: The picture; itself if it is small enough.
  public func fitted(_ side: Int) -> PixelPicture {
    let longest = max(width, height)
    guard longest > side, side > 0 else { return self }
    func scaled(_ length: Int) -> Int { max(1, (length * side + longest / 2) / longest) }
    let (newWidth, newHeight) = (scaled(width), scaled(height))
    let columns = Self.shares(of: width, in: newWidth)
    let rows = Self.shares(of: height, in: newHeight)
    let source = pixels.span
    var made: [UInt8] = []
    made.reserveCapacity(newWidth * newHeight * 4)
    var sums = [Float](repeating: 0, count: newWidth * 4)
    for row in rows {
      for place in sums.indices { sums[place] = 0 }
      for (offset, weight) in row.weights.enumerated() {
        let start = (row.first + offset) * width
        for (column, share) in columns.enumerated() {
          for (step, part) in share.weights.enumerated() {
            let place = (start + share.first + step) * 4
            let opacity = Float(source[place + 3]) * weight * part
            sums[column * 4] += Float(source[place]) * opacity
            sums[column * 4 + 1] += Float(source[place + 1]) * opacity
            sums[column * 4 + 2] += Float(source[place + 2]) * opacity
            sums[column * 4 + 3] += opacity
          }
        }
      }
      for column in 0..<newWidth {
        let opacity = sums[column * 4 + 3]
        for part in 0..<3 {
          made.append(opacity > 0 ? Self.byte(sums[column * 4 + part] / opacity) : 0)
        }
        made.append(Self.byte(opacity))
      }
    }
    return PixelPicture(width: newWidth, height: newHeight, pixels: made)
  }

  /// The picture in levels of grey, as bright as its colours look (ITU-R BT.601).
  public var grey: PixelPicture {
    let source = pixels.span
    let made = unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      var place = 0
      while place < source.count {
        let (red, green) = (Int(source[place]), Int(source[place + 1]))
        let level = UInt8((red * 299 + green * 587 + Int(source[place + 2]) * 114 + 500) / 1000)
        for part in 0..<3 { unsafe buffer[place + part] = level }
        unsafe buffer[place + 3] = source[place + 3]
        place += 4
      }
      count = source.count
    }
    return PixelPicture(width: width, height: height, pixels: made)
  }

  /// What a new pixel covers of the old ones, in one direction.
  private struct Share {
    let first: Int
    /// The shares of the old pixels; their sum is 1.
    let weights: [Float]
  }

  private static func shares(of old: Int, in new: Int) -> [Share] {
    let ratio = Double(old) / Double(new)
    return (0..<new).map { place in
      let (start, end) = (Double(place) * ratio, min(Double(place + 1) * ratio, Double(old)))
      let first = min(Int(start), old - 1)
      let last = min(max(first, Int(end.rounded(.up)) - 1), old - 1)
      let parts = (first...last).map { min(end, Double($0 + 1)) - max(start, Double($0)) }
      let sum = parts.reduce(0, +)
      return Share(first: first, weights: parts.map { Float($0 / sum) })
    }
  }

  private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0) + 0.5, 255)) }
}
