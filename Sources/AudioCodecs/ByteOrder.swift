extension [UInt8] {
  /// Appends an integer, least significant byte first.
  mutating func append<T: FixedWidthInteger>(littleEndian value: T) {
    for index in 0..<T.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: value >> (T(index) * 8)))
    }
  }

  /// Appends the characters of an ASCII name.
  mutating func append(ascii text: String) {
    append(contentsOf: text.utf8)
  }
}
