public import Foundation

/// A file that arrives in pieces.
public struct UnfinishedUpload: Hashable, Sendable, Codable {
  /// Its name in addresses: 32 hexadecimal digits.
  public let id: String
  /// The name of the file for people.
  public let name: String
  /// The size of the whole file in bytes.
  public let byteCount: Int
  /// The bytes from the file's beginning that are on the disk.
  public internal(set) var received: Int
  /// When the last piece arrived.
  public internal(set) var updated: Date
  /// The number of the person who sends it.
  let person: Int

  /// Whether all of it has arrived.
  public var isComplete: Bool { received == byteCount }
}
