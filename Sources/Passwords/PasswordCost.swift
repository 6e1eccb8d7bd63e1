/// What one guess of a password costs whoever guesses.
///
/// A hash carries its own cost, so that raising it later leaves the old ones readable.
public struct PasswordCost: Hashable, Sendable {
  /// Kibibytes that one hash fills.
  public let memory: Int
  /// How often it goes over them.
  public let passes: Int
  /// Parts that are filled side by side, each on a thread of its own.
  public let lanes: Int

  /// Makes a cost.
  ///
  /// - Parameters:
  ///   - memory: Kibibytes, at least 8 for each lane.
  ///   - passes: At least 1.
  ///   - lanes: At least 1.
  public init(memory: Int, passes: Int, lanes: Int) {
    self.memory = memory
    self.passes = passes
    self.lanes = lanes
  }

  /// The second recommended option of RFC 9106, section 4, for where memory is limited: 64 MiB,
  /// three passes, four lanes.
  ///
  /// It is above every choice in OWASP's Password Storage Cheat Sheet.
  public static let recommended = PasswordCost(memory: 1 << 16, passes: 3, lanes: 4)
}
