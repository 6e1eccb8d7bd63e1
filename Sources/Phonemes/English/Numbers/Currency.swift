/// A currency whose amounts are read with the names of its units.
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

  /// The name of its hundredth in the singular; that of the pound is always "pence".
  var subunit: String { self == .pound ? "pence" : "cent" }
}
