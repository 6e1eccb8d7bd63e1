/// An optional field that is written as `null` where there is nothing, instead of being left out.
@propertyWrapper
struct Null<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

extension Null: Equatable where Value: Equatable {}
extension Null: Hashable where Value: Hashable {}
