public import Foundation
public import ReadingModel

/// What a file that arrives in pieces is for.
public enum UploadPurpose: String, Hashable, Sendable, Codable, CaseIterable {
  /// To be added to the library.
  case book
  /// To be laid beside a book of the library, as one of several sounds.
  case recording
  /// To be shown while a command or a watched folder of this machine adds it to the library; nobody sends it.
  case addition
}

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
  /// `nil` in the records of older versions.
  private let use: UploadPurpose?
  /// Whether everybody sees the book that it will be; `nil` as `false`.
  private let shared: Bool?
  /// The book that an addition has become.
  public internal(set) var book: Int?

  init(
    id: String, name: String, byteCount: Int, by person: PersonID, at time: Date,
    for purpose: UploadPurpose, isShared: Bool = false
  ) {
    self.id = id
    self.name = name
    self.byteCount = byteCount
    self.person = person.number
    received = 0
    updated = time
    use = purpose
    shared = isShared
  }

  /// What it is for.
  public var purpose: UploadPurpose { use ?? .book }

  /// Whether a person may read it.
  func isVisible(to person: PersonID) -> Bool { self.person == person.number || shared == true }

  /// Whether a person sends or adds it, and may give it up.
  public func isOwn(of person: PersonID) -> Bool { self.person == person.number }

  /// Whether all of it has arrived.
  public var isComplete: Bool { received == byteCount }
}
