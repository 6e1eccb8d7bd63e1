public import Foundation

/// A book of the library, without its text.
public struct LibraryBook: Hashable, Sendable, Identifiable {
  /// Positive and never used again.
  public let id: Int
  /// The fingerprint of the book's file; copies share it.
  public let fingerprint: Fingerprint
  /// The name that the file had when it was added.
  public let fileName: String
  /// The title as shown: the corrected one, else the book's own, else the file's name.
  public let title: String
  /// What the book says about itself, with what people have corrected.
  public let metadata: Metadata
  /// The title that is shown without a correction.
  public let originalTitle: String
  /// What the book's file says.
  public let original: Metadata
  /// What people have put in place of it.
  public let corrections: MetadataCorrections
  /// Length of its text in UTF-16 units.
  public let length: Int
  /// Whether there is nothing to read in it, as its findings say.
  public let isBlank: Bool
  /// Changes with the cover's content; `nil` when there is no cover.
  public let coverVersion: String?
  /// Where the cover comes from.
  public let coverSource: CoverSource
  /// When it was added.
  public let added: Date
  /// When it was removed; `nil` while it is not.
  public let removed: Date?
  /// Where reading goes on.
  public let position: ReadingPosition
  /// The voice that was chosen for this book; `nil` for the usual one.
  public let voice: String?
  /// The encoding that a person has chosen for its file; `nil` for the detected one.
  public let encoding: String?
  /// The rule that a person has chosen for its chapters, an expression; `nil` for the program's own way.
  public let chapterRule: String?
  /// The languages in which the text of its pages was recognised, such as `deu+eng`; `nil` for a text that the file has itself.
  public let recognised: String?
  /// Whether its file is missing from the data folder, or its size has changed.
  public let isMissing: Bool
  /// The owner of the private shelf that it stands on; `nil` for the shared shelf.
  public let owner: PersonID?
  /// The person who has added it, if known.
  public let addedBy: PersonID?
  /// What the person thinks of it.
  public let opinion: Opinion

  /// Describes a book; title and metadata are those of its file.
  package init(
    id: Int, fingerprint: Fingerprint, fileName: String, title: String, metadata: Metadata,
    corrections: MetadataCorrections = MetadataCorrections(), length: Int,
    isBlank: Bool = false, coverVersion: String?,
    coverSource: CoverSource = .file, added: Date, removed: Date?, position: ReadingPosition,
    voice: String?, encoding: String?, chapterRule: String? = nil, recognised: String? = nil,
    isMissing: Bool,
    owner: PersonID?,
    addedBy: PersonID?, opinion: Opinion = Opinion()
  ) {
    self.id = id
    self.fingerprint = fingerprint
    self.fileName = fileName
    self.title = corrections.title ?? title
    self.metadata = metadata.corrected(by: corrections)
    originalTitle = title
    original = metadata
    self.corrections = corrections
    self.length = length
    self.isBlank = isBlank
    self.coverVersion = coverVersion
    self.coverSource = coverSource
    self.added = added
    self.removed = removed
    self.position = position
    self.voice = voice
    self.encoding = encoding
    self.chapterRule = chapterRule
    self.recognised = recognised
    self.isMissing = isMissing
    self.owner = owner
    self.addedBy = addedBy
    self.opinion = opinion
  }

  /// When a position was last stored; `nil` before, and for a book that is marked as unread.
  public var lastRead: Date? { position.state == .unread ? nil : position.updated }

  /// What a person can do with it.
  ///
  /// It is all that its format can, but a book without words (blank, or a scan without recognised text) can't be heard or searched.
  public var capabilities: Set<BookFormat.Capability> {
    let all = fingerprint.format.capabilities
    let isWordless = all.contains(.drawn) && original.layout == .fixed
    let flowing = isWordless ? all.subtracting([.reflow, .listen, .search]) : all
    return isBlank ? flowing.subtracting([.listen, .recording, .search]) : flowing
  }

  /// How far reading is, 0...1; an empty book has been read.
  public var progress: Double {
    switch position.state {
    case .unread: 0
    case .finished: 1
    case .reading, .givenUp: length == 0 ? 1 : Double(min(position.offset, length)) / Double(length)
    }
  }
}

/// Where reading goes on in a book.
///
/// The version counts the places that were stored. A client that stores the next one names the
/// version that it has seen, so that a device does not unknowingly overwrite the place of another.
public struct ReadingPosition: Hashable, Sendable {
  /// A book offset.
  public let offset: TextOffset
  /// 0 for a book that was never read.
  public let version: Int
  /// When it was stored, by the clock of this program; `nil` for a book that was never read.
  public let updated: Date?
  /// What the device that stored it calls itself.
  public let device: String?
  /// Whether the book was read; always ``ReadingState/reading`` in the place of a single device.
  public let state: ReadingState

  package init(
    offset: TextOffset, version: Int, updated: Date?, device: String?, state: ReadingState
  ) {
    self.offset = offset
    self.version = version
    self.updated = updated
    self.device = device
    self.state = state
  }
}
