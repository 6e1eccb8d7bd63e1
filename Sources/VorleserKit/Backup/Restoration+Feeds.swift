import ReadingModel
import Storage
import WebFetching

extension Restoration {
  /// A feed that the library knows stays as it is there, also one that was removed since.
  mutating func addFeeds(_ feeds: [LibrarySnapshot.Feed]) async throws {
    let numbers = books.mapValues(\.id)
    var followers: Set<PersonID> = []
    for feed in feeds {
      guard let person = people[feed.person] else { continue }
      guard feed.address.utf8.count <= FollowedFeed.addressLimit,
        WebFetcher.host(of: feed.address)?.isEmpty == false
      else {
        report.problems.append("The feed '\(feed.title)' has an address that can't be used.")
        continue
      }
      do {
        if try await stored({ try await library.shelf.restore(feed, numbers, for: person) }) {
          report.choiceCount += 1
          followers.insert(person)
        }
      } catch let error as FeedRefusal {
        report.problems.append("The feed '\(feed.title)' is not followed here. \(error)")
      }
    }
    for person in followers { await library.tell(.list(.feeds, person)) }
  }

  /// Books that a queue lacks come to its end.
  mutating func addQueues(_ queues: [LibrarySnapshot.Queue]) async throws {
    for queue in queues {
      guard let person = people[queue.person] else { continue }
      let present = Set(try await library.listeningQueue(for: person).map(\.id))
      var change = QueueChange()
      change.last = queue.books.compactMap { books[$0]?.id }.filter { !present.contains($0) }
      guard !change.isEmpty else { continue }
      do {
        _ = try await library.changeListeningQueue(change, for: person)
        report.choiceCount += 1
      } catch let error as QueueRefusal {
        report.problems.append("What to listen to next is not as it was. \(error)")
      }
    }
  }
}
