/// Reads the schema of a `Codable` type from the calls that the type makes to a decoder.
///
/// The description of a shape therefore can't differ from what the server encodes and decodes.
/// Types whose decoding shows too little conform to ``SchemaProviding``.
struct SchemaReader: Sendable {
  /// The shapes that have a name, by `ObjectIdentifier` of their type.
  let names: [ObjectIdentifier: String]

  /// Why a type has no schema.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The schema of a type; a shape with a name is ``Schema/named(_:)``.
  func schema<Value: Decodable>(of type: Value.Type) throws -> Schema {
    if let name = names[ObjectIdentifier(type)] { return .named(name) }
    return try described(type)
  }

  /// The schema of a type in full, even if it has a name.
  func described<Value: Decodable>(_ type: Value.Type) throws -> Schema {
    if let type = type as? any SchemaProviding.Type { return try type.schema(self) }
    if let type = type as? any (CaseIterable & RawRepresentable).Type {
      return .string(words: Self.words(type))
    }
    let record = SchemaRecord()
    _ = try Value(from: RecordingDecoder(reader: self, record: record))
    return record.value ?? .object(record.fields)
  }

  /// Any value of a type, for the type that contains it.
  fileprivate func sample<Value: Decodable>(of type: Value.Type) throws -> Value {
    if let known = type as? any SchemaProviding.Type, let value = known.sample as? Value {
      return value
    }
    if let cases = type as? any CaseIterable.Type, let value = Self.first(cases) as? Value {
      return value
    }
    return try Value(from: RecordingDecoder(reader: self, record: SchemaRecord()))
  }

  private static func words<Words: CaseIterable & RawRepresentable>(
    _ type: Words.Type
  ) -> [String] {
    type.allCases.map { "\($0.rawValue)" }
  }

  private static func first<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
    type.allCases.first
  }
}

/// The calls of a type to the decoder.
private final class SchemaRecord {
  var fields: [Schema.Field] = []
  /// The schema of a type that is no object.
  var value: Schema?
  /// The optional keys of the type.
  var optional: Set<String> = []
}

private struct RecordingDecoder: Decoder {
  let reader: SchemaReader
  let record: SchemaRecord
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RecordingKeys<Key>(reader: reader, record: record))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw SchemaReader.Failure(description: "a list without a type")
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    RecordingValue(reader: reader, record: record)
  }
}

private struct RecordingKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: SchemaReader
  let record: SchemaRecord
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  // Only `decodeIfPresent` asks this.
  func contains(_ key: Key) -> Bool {
    record.optional.insert(key.stringValue)
    return true
  }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let name = key.stringValue
    record.fields.append(
      .init(
        name: name, schema: try reader.schema(of: type),
        isRequired: !record.optional.contains(name)))
    return try reader.sample(of: type)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw SchemaReader.Failure(description: "an object without a type")
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw SchemaReader.Failure(description: "a list without a type")
  }

  func superDecoder() throws -> any Decoder {
    throw SchemaReader.Failure(description: "a class")
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    throw SchemaReader.Failure(description: "a class")
  }
}

private struct RecordingValue: SingleValueDecodingContainer {
  let reader: SchemaReader
  let record: SchemaRecord
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    record.value = try reader.schema(of: type)
    return try reader.sample(of: type)
  }
}
