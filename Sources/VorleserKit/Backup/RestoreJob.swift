/// A backup at a destination, and what is wanted of it.
public struct RestoreOrder: Hashable, Sendable {
  /// The backup's name there.
  public let backup: String
  /// The destination's name.
  public let destination: String
  /// What is taken over.
  public let sections: Set<BackupSection>

  /// Chooses a backup.
  ///
  /// - Parameters:
  ///   - backup: Its name at the destination.
  ///   - destination: The destination's name.
  ///   - sections: What is taken over.
  public init(
    backup: String, destination: String,
    sections: Set<BackupSection> = Set(BackupSection.allCases)
  ) {
    self.backup = backup
    self.destination = destination
    self.sections = sections
  }

  /// Whether another order is for the same file.
  func isOfSameBackup(as other: RestoreOrder) -> Bool {
    backup == other.backup && destination.lowercased() == other.destination.lowercased()
  }
}

/// A backup that is fetched from a destination and restored.
public struct RestoreJob: Sendable {
  /// How far it is.
  public enum Step: Sendable {
    /// The backup is on its way; the length is `nil` while it is asked for, and if the server tells none.
    case fetching(receivedByteCount: Int, byteCount: Int?)
    /// So many of its books have been looked at; their number is `nil` while the backup is decrypted and read.
    case restoring(bookCount: Int, of: Int?)
    /// It is restored.
    case done(RestoreReport)
    /// It has failed.
    case failed(any Error)
  }

  /// What was ordered.
  public let order: RestoreOrder
  /// How far it is.
  public let step: Step

  /// Whether nothing more comes.
  public var isEnded: Bool {
    switch step {
    case .fetching, .restoring: false
    case .done, .failed: true
    }
  }
}
