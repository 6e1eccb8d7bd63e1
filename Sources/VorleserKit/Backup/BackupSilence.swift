/// Tells whether a backup on its way has fallen silent: its bytes go no further.
struct BackupSilence {
  /// How long its bytes go no further until it holds no other up: a server may take a minute to put an upload together.
  static let limit = Duration.seconds(120)

  private enum State: Hashable {
    /// The archive is made and encrypted, however long that takes.
    case preparing
    case sending(byteCount: Int)
  }

  private var state = State.preparing
  /// The uptime since which it is in this state.
  private var since = Duration.zero

  /// Looks at the backup.
  ///
  /// - Parameters:
  ///   - work: How far it is; `nil` before it has begun.
  ///   - uptime: The time since the machine has begun.
  /// - Returns: Whether it has made no progress for ``limit``.
  mutating func isSilent(_ work: BackupSendings.Work?, at uptime: Duration) -> Bool {
    let isThere = work?.byteCount != nil
    let now = isThere ? State.sending(byteCount: work?.sentByteCount ?? 0) : .preparing
    if now != state { (state, since) = (now, uptime) }
    return now != .preparing && uptime - since >= Self.limit
  }
}
