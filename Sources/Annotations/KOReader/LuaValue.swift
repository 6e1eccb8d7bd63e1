/// A value of a Lua table that is written out as KOReader writes its settings.
enum LuaValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case table(LuaTable)

  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The number, if it is one.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The table, if it is one.
  var table: LuaTable? { if case .table(let table) = self { table } else { nil } }
}

/// A table of Lua: fields with names, and a list.
struct LuaTable: Hashable, Sendable {
  /// Fields by their names.
  private(set) var fields: [String: LuaValue] = [:]
  /// Values by their indices, which count from 1 and may have gaps.
  private(set) var items: [Int: LuaValue] = [:]

  /// The values of the list in the order of their indices.
  var list: [LuaValue] { items.sorted { $0.key < $1.key }.map(\.value) }

  /// A field; `nil` is null.
  subscript(name: String) -> LuaValue { fields[name] ?? .null }

  /// Sets a field or an item; keys that are neither texts nor whole numbers are left out.
  mutating func set(_ key: LuaValue, _ value: LuaValue) {
    switch key {
    case .text(let name): fields[name] = value
    case .number(let number):
      if let index = Int(exactly: number) { items[index] = value }
    case .null, .boolean, .table: break
    }
  }
}
