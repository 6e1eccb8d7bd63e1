/// A number in a request that counts something: an offset, a version, an index.
///
/// The greatest is 2^53 − 1, up to which JavaScript and most JSON parsers are exact (RFC 8259
/// section 6). Sums of a few such numbers fit in an `Int` and in a column of the database.
@propertyWrapper
struct Whole: Codable, Hashable, Sendable {
  static let range = 0...(1 << 53) - 1

  let wrappedValue: Int

  init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value = try container.decode(Int.self)
    guard Self.range.contains(value) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "out of range")
    }
    wrappedValue = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
