/// A currency whose amounts are read with their unit.
enum Currency: String, Sendable {
  case dollar = "$"
  case pound = "£"
  case euro = "€"

  /// The unit's name in the singular.
  var unit: String {
    switch self {
    case .dollar: "dollar"
    case .pound: "pound"
    case .euro: "euro"
    }
  }

  /// The name of its hundredth; pence have no singular here.
  var subunit: String { self == .pound ? "pence" : "cent" }
}
