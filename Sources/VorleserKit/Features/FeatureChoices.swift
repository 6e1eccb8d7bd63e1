import Foundation

/// Which unfinished parts are on.
public struct FeatureChoices: Hashable, Sendable {
  /// The variable of the environment that switches: `one,-two` switches `one` on and `two` off.
  public static let variable = "VORLESER_FEATURES"

  /// The choices for this process.
  public static let current = FeatureChoices(
    ProcessInfo.processInfo.environment[variable] ?? "", of: Feature.all)

  /// The table that the choices are of.
  public let table: [Feature]
  /// The names in the text that the table does not have.
  public let unknown: [String]
  private let chosen: [String: Bool]

  /// Reads a choice.
  ///
  /// - Parameters:
  ///   - text: Names separated by commas, each with `-` before it to switch off. Of two for one name the last
  ///     counts.
  ///   - table: The parts that there are.
  public init(_ text: String, of table: [Feature]) {
    self.table = table
    let names = Set(table.map(\.name))
    var chosen: [String: Bool] = [:]
    var unknown: [String] = []
    for word in text.split(separator: ",") {
      let word = word.trimmingCharacters(in: .whitespaces)
      let name = word.hasPrefix("-") ? String(word.dropFirst()) : word
      if names.contains(name) {
        chosen[name] = !word.hasPrefix("-")
      } else {
        unknown.append(name)
      }
    }
    self.chosen = chosen
    self.unknown = unknown
  }

  /// Whether a part is on.
  ///
  /// - Parameter feature: A row of the table.
  /// - Returns: What was chosen, else the default.
  public func isOn(_ feature: Feature) -> Bool { chosen[feature.name] ?? feature.isOnByDefault }

  /// What is wrong with the choice, in one sentence; `nil` where nothing is.
  public var refusal: String? {
    guard let name = unknown.first else { return nil }
    let known = table.map(\.name)
    return "\(Self.variable) names '\(name)', which is no unfinished part of this version. "
      + (known.isEmpty ? "It has none." : "It has: \(known.joined(separator: ", ")).")
  }

  /// The table for people: a line for each part.
  public var lines: [String] {
    guard !table.isEmpty else { return ["features: none is unfinished"] }
    return ["features:"]
      + table.map { feature in
        "  \(feature.name): \(isOn(feature) ? "on" : "off")"
          + (chosen[feature.name] == nil ? "" : " (by \(Self.variable))") + ", \(feature.summary)"
      }
  }
}
