public import Foundation
import Hashing
public import ReadingModel

/// Audiobooks that are shared by a link.
extension Audiobooks {
  /// How many days a link may be open; whoever has forgotten one shares for a year at most.
  public static let linkDays = 1...365

  /// Makes the link of an audiobook, in place of an earlier one.
  ///
  /// - Parameters:
  ///   - id: The audiobook.
  ///   - days: How long it is open, in ``linkDays``.
  ///   - person: Whose the audiobook is.
  /// - Returns: The link's secret, which is told this once, and the audiobook.
  /// - Throws: ``AudiobookError``; ``LibraryError/storage(_:)``.
  public func share(
    _ id: String, days: Int, for person: PersonID = .owner
  ) async throws -> (secret: String, audiobook: Audiobook) {
    guard Self.linkDays.contains(days) else { throw AudiobookError.badDays }
    _ = try file(of: id, for: person)
    let secret = Secret.token()
    let end = Date(timeIntervalSinceNow: Double(days) * 24 * 60 * 60)
    let link = AudiobookLink(secret: Self.digest(secret), expires: end)
    return (secret, try await setLink(link, of: id, for: person))
  }

  /// Ends the link of an audiobook.
  ///
  /// - Parameters:
  ///   - id: The audiobook.
  ///   - person: Whose it is.
  /// - Returns: The audiobook.
  /// - Throws: ``AudiobookError/noSuchAudiobook``; ``LibraryError/storage(_:)``.
  public func endSharing(
    _ id: String, for person: PersonID = .owner
  ) async throws -> Audiobook { try await setLink(nil, of: id, for: person) }

  /// The audiobook of a link.
  ///
  /// - Parameter secret: The link's secret.
  /// - Returns: The audiobook and its file.
  /// - Throws: ``AudiobookError/noSuchLink`` when the link has ended, or the book is gone or in the bin; ``LibraryError``.
  public func shared(_ secret: String) async throws -> (audiobook: Audiobook, file: URL) {
    let digest = Self.digest(secret)
    let found = all.first { audiobook in
      guard let link = audiobook.openLink else { return false }
      return link.secret == digest
    }
    guard let found else { throw AudiobookError.noSuchLink }
    do {
      // What its person sees no longer, or has put into the bin, nobody else gets.
      let book = try await library.book(found.book, for: found.person)
      guard book.removed == nil else { throw AudiobookError.noSuchLink }
    } catch LibraryError.noSuchBook {
      throw AudiobookError.noSuchLink
    }
    return try file(of: found.id, for: found.person)
  }

  private func setLink(
    _ link: AudiobookLink?, of id: String, for person: PersonID
  ) async throws -> Audiobook {
    var changed = try all[index(id, person)]
    changed.link = link
    // A link that was ended must not open again after a restart.
    let description = changed
    try await stored { try folder.store(description) }
    change(id, isStored: false) { $0.link = link }
    return try all[index(id, person)]
  }

  private static func digest(_ secret: String) -> String {
    Digest.hexadecimal(Secret.hash(secret))
  }
}
