/// The hash FNV-1a with 64 bits by Fowler, Noll and Vo: <http://www.isthe.com/chongo/tech/comp/fnv/>.
///
/// It is quick, short and the same in every run and on every machine, so its values can be stored. It is no protection
/// against people who look for collisions.
@frozen
public struct FNV1a: Sendable {
  /// The hash of what was added.
  public var value: UInt64

  /// Begins a hash.
  ///
  /// - Parameter start: The start value; another one than the published gives another hash of the same bytes.
  @inlinable
  public init(start: UInt64 = 0xCBF2_9CE4_8422_2325) {
    value = start
  }

  /// Adds a number as one unit.
  ///
  /// - Parameter unit: A byte, or a wider number where the units of the hashed data are wider.
  @inlinable
  public mutating func add(_ unit: some BinaryInteger) {
    value = (value ^ UInt64(truncatingIfNeeded: unit)) &* 0x0000_0100_0000_01B3
  }

  /// Hashes units.
  ///
  /// - Parameter units: Bytes, or wider numbers.
  /// - Returns: The hash.
  @inlinable
  public static func hash(_ units: some Sequence<some BinaryInteger>) -> UInt64 {
    var hash = FNV1a()
    for unit in units { hash.add(unit) }
    return hash.value
  }
}
