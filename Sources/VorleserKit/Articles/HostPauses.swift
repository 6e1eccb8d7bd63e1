import Synchronization

/// The pauses that hosts ask for while the files of a page are fetched: all files of a host wait in the same span of time, so that
/// a page with dozens of pictures does not wait for each.
final class HostPauses: Sendable {
  /// How long after its first pause a host gets further ones, in seconds.
  private let span: Int
  private let ends = Mutex<[String: ContinuousClock.Instant]>([:])

  /// Makes a record without pauses.
  ///
  /// - Parameter span: How long after its first pause a host gets further ones, in seconds.
  init(span: Int = PageDownload.pauseLimit) {
    self.span = span
  }

  /// Waits before a host is asked again.
  ///
  /// - Parameters:
  ///   - delay: For how many seconds the host wants no further request.
  ///   - host: The host.
  /// - Returns: Whether it may be asked again; a pause that is too long, or another one after the span, is not waited for.
  /// - Throws: `CancellationError`.
  func wait(_ delay: Int, for host: String) async throws -> Bool {
    guard delay <= PageDownload.pauseLimit else { return false }
    let now = ContinuousClock.now
    let end = ends.withLock { ends in
      let end = ends[host] ?? now + .seconds(span)
      ends[host] = end
      return end
    }
    guard now <= end else { return false }
    try await Task.sleep(for: .seconds(delay))
    return true
  }
}
