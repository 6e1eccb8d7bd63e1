/// The value of a setting: anything that JSON can say.
///
/// Only the client that sets a setting knows its meaning; the program stores it.
public enum SettingValue: Hashable, Sendable {
  /// Null; in a change, it removes the setting.
  case null
  /// A switch.
  case bool(Bool)
  /// A number, whole or not.
  case number(Double)
  /// A text.
  case text(String)
  /// Values in order.
  case list([SettingValue])
  /// Values by name.
  case object([String: SettingValue])

  /// The deepest nesting of values; no setting needs more than a list of objects of lists.
  public static let depthLimit = 8
}

extension SettingValue: Codable {
  /// Reads a value of any kind.
  ///
  /// - Parameter decoder: Of JSON.
  /// - Throws: `DecodingError`, also for a value deeper than ``depthLimit``.
  public init(from decoder: any Decoder) throws {
    // One more, because a setting has its name around it.
    guard decoder.codingPath.count <= Self.depthLimit + 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "too deep"))
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let values = try? decoder.unkeyedContainer() {
      self = try .list(Self.list(values))
    } else {
      self = .object(try container.decode([String: SettingValue].self))
    }
  }

  private static func list(_ container: any UnkeyedDecodingContainer) throws -> [SettingValue] {
    var container = container
    var values: [SettingValue] = []
    while !container.isAtEnd { values.append(try container.decode(SettingValue.self)) }
    return values
  }

  /// Writes the value as JSON.
  ///
  /// - Parameter encoder: Of JSON.
  /// - Throws: The encoder's error, as for an infinite number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
