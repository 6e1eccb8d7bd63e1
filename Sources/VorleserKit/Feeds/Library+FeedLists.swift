import Feeds
public import ReadingModel
import Storage
import WebFetching

/// What came of importing a list of feeds.
public struct FeedImport: Hashable, Sendable {
  /// A feed that was not taken.
  public struct Refused: Hashable, Sendable {
    /// Its address, as the list has it.
    public var address: String
    /// A sentence for people.
    public var reason: String
    /// The code of the reason, as docs/api.md lists it.
    public var code: String
  }

  /// How many feeds are followed from now on.
  public var added = 0
  /// How many were followed already.
  public var known = 0
  /// The feeds that were not taken.
  public var refused: [Refused] = []
}

extension Library {
  /// Follows the feeds of a list (OPML); they are fetched one after the other afterwards.
  ///
  /// A new feed comes into the group that the list has it in; one that is followed already stays where the person keeps it.
  ///
  /// - Parameters:
  ///   - document: The list.
  ///   - person: The person who follows them.
  /// - Returns: What came of it.
  /// - Throws: ``FeedError/noList``; ``LibraryError``.
  public func importFeeds(
    _ document: [UInt8], for person: PersonID = .owner
  ) async throws -> FeedImport {
    let entries: [OPML.Entry]
    do {
      entries = try OPML.read(document)
    } catch {
      throw FeedError.noList
    }
    var outcome = FeedImport()
    for entry in entries {
      // Some programs write the scheme of their own.
      let address = entry.address.replacing(/^feed:(\/\/)?(?=https?:)/, with: "")
        .replacing(/^feed:/, with: "http:")
      guard address.utf8.count <= FollowedFeed.addressLimit,
        let host = WebFetcher.host(of: address), !host.isEmpty
      else {
        outcome.refused.append(
          .init(
            address: entry.address, reason: FetchError(.address).description, code: "web-address"))
        continue
      }
      let new = NewFeed(
        address: address, title: entry.title ?? host, home: entry.home, isFullText: false,
        group: entry.group.flatMap { FeedGroup(shortening: $0) })
      do {
        _ = try await stored { try await shelf.addFeed(new, for: person) }
        outcome.added += 1
      } catch FeedRefusal.known {
        outcome.known += 1
      } catch let error as FeedRefusal {
        outcome.refused.append(
          .init(address: entry.address, reason: error.description, code: "too-many"))
      }
    }
    if outcome.added > 0 { tell(.list(.feeds, person)) }
    return outcome
  }

  /// Writes the feeds that a person follows as a list (OPML), with their groups.
  ///
  /// - Parameter person: The person.
  /// - Returns: The document.
  /// - Throws: ``LibraryError``.
  public func exportFeeds(for person: PersonID = .owner) async throws -> [UInt8] {
    let entries = try await feeds(for: person).map {
      OPML.Entry(address: $0.address, title: $0.name, home: $0.home, group: $0.group?.text)
    }
    return OPML.write(entries, title: "Vorleser")
  }
}
