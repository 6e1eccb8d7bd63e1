import BookParser
import MediaHeaders
import WebFetching

extension PageDownload {
  /// How the files of a page are fetched.
  struct FileRule: Sendable {
    /// The most bytes of a file.
    var byteLimit: Int
    /// The most bytes of all files of a page, which are held in memory until the page is stored.
    var total: Int
    /// The longest time for a file in milliseconds; one slow host must not keep all others.
    var time: Int
    /// The files that are fetched at once.
    var count: Int
    /// Makes a part of the page of an address and a content; `nil` for a file of another kind.
    var part: @Sendable (String, [UInt8]) -> SavedPage.Picture?
  }

  /// Fetches files of a page; those that can't be had are left out.
  ///
  /// - Parameters:
  ///   - addresses: Where they are.
  ///   - rule: How they are fetched.
  ///   - progress: Told how many files are done, and of how many.
  /// - Returns: The files in their order.
  /// - Throws: `CancellationError`.
  func files(
    _ addresses: [String], by rule: FileRule,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> [SavedPage.Picture] {
    let wanted = addresses.filter(WebFetcher.isAddress)
    guard !wanted.isEmpty else { return [] }
    progress(0, wanted.count)
    var found: [Int: SavedPage.Picture] = [:]
    try await withThrowingTaskGroup(of: (Int, SavedPage.Picture?).self) { group in
      var next = 0
      var (done, byteCount) = (0, 0)
      func start() {
        guard next < wanted.count, byteCount < rule.total else { return }
        let index = next
        next += 1
        group.addTask { (index, try await file(wanted[index], by: rule)) }
      }
      for _ in 0..<rule.count { start() }
      while let (index, file) = try await group.next() {
        found[index] = file
        byteCount += file?.bytes.count ?? 0
        done += 1
        progress(done, wanted.count)
        start()
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Fetches a file, twice if its host fails the first time; `nil` if it can't be had.
  private func file(_ address: String, by rule: FileRule) async throws -> SavedPage.Picture? {
    var patient = fetcher
    patient.timeLimit = rule.time
    for _ in 0..<2 {
      do {
        let file = try await patient.fetch(address, byteLimit: rule.byteLimit)
        return file.flatMap { rule.part(address, $0.bytes) }
      } catch let error as FetchError {
        guard [.server, .unreachable].contains(error.kind) else { return nil }
      }
    }
    return nil
  }
}

extension PageDownload.FileRule {
  /// Pictures of a kind that browsers show: a photograph for a large screen has 2 MB, and a page has dozens, of which
  /// four are fetched at once, as many as browsers fetch from one host (six), less the page's own reader.
  static let pictures = Self(
    byteLimit: 8 << 20, total: 100 << 20, time: 12_000, count: 4
  ) { address, bytes in
    guard let type = MediaKind.type(of: bytes), type.hasPrefix("image/") else { return nil }
    // "svg+xml" is the one type whose name is not that of its files.
    let name = type.dropFirst("image/".count).prefix { $0 != "+" }
    return SavedPage.Picture(
      address: address, bytes: bytes, fileExtension: name == "jpeg" ? "jpg" : String(name))
  }
}
