import Foundation
import Encryption
import ReadingModel

/// Passphrases of backups that are about to be downloaded.
///
/// A download is a link, and a passphrase in a link would be in the logs of proxies and the history of the browser. So the
/// passphrase comes first, and the link has a number that is good for one download within a minute.
actor BackupTickets {
  /// How long a ticket is good: the page follows the link at once.
  static let lifetime = Duration.seconds(60)
  /// The most tickets at a time, so that nobody fills the memory with them.
  private static let limit = 100

  private struct Ticket {
    let passphrase: Passphrase
    let person: PersonID
    let made: ContinuousClock.Instant
  }

  private var all: [String: Ticket] = [:]

  /// Keeps a passphrase.
  ///
  /// - Parameters:
  ///   - passphrase: What encrypts the backup.
  ///   - person: Who may use it.
  ///   - now: The time.
  /// - Returns: The number; `nil` if there are too many.
  func make(
    _ passphrase: Passphrase, for person: PersonID, now: ContinuousClock.Instant = .now
  ) -> String? {
    all = all.filter { now - $0.value.made < Self.lifetime }
    guard all.count < Self.limit else { return nil }
    let number = UUID().uuidString
    all[number] = Ticket(passphrase: passphrase, person: person, made: now)
    return number
  }

  /// Hands a passphrase out, once.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - person: Who asks.
  ///   - now: The time.
  /// - Returns: `nil` if there is none, it is too old, or somebody else's.
  func take(
    _ number: String, for person: PersonID, now: ContinuousClock.Instant = .now
  ) -> Passphrase? {
    guard let ticket = all[number], ticket.person == person else { return nil }
    all[number] = nil
    return now - ticket.made < Self.lifetime ? ticket.passphrase : nil
  }
}
