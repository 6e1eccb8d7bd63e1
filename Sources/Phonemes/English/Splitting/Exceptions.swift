/// Chunks with a split of their own: contractions, `Mr.`, `10am`.
struct Exceptions: Sendable {
  /// The one kind of key in the table.
  static let kind: UInt8 = 1

  private let table: KeyTable

  init(table: KeyTable) {
    self.table = table
  }

  /// The lengths in scalars of the pieces of a chunk; `nil` for an ordinary chunk.
  func pieces(of chunk: ArraySlice<Unicode.Scalar>) -> [Int]? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunk.count * 4) { buffer in
      var count = 0
      for scalar in chunk {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = byte
          count += 1
        }
      }
      // All exceptions are much shorter than the longest key of a table.
      guard count < Int(UInt8.max),
        let place = table.value(
          kind: Self.kind, key: UnsafeBufferPointer(rebasing: buffer[..<count]))
      else { return nil }
      return table.file.withBytes(in: place) { $0.map(Int.init) }
    }
  }

  /// Whether a chunk has an entry.
  func contains(_ chunk: ArraySlice<Unicode.Scalar>) -> Bool { pieces(of: chunk) != nil }
}
