import Articles
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
    /// What the name of a file ends in, by its content, without the point; `nil` for a file of another kind.
    var ending: @Sendable ([UInt8]) -> String?
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
  ) async throws -> [SavedPage.Part] {
    let wanted = addresses.filter(WebFetcher.isAddress)
    guard !wanted.isEmpty else { return [] }
    progress(0, wanted.count)
    var found: [Int: SavedPage.Part] = [:]
    try await withThrowingTaskGroup(of: (Int, SavedPage.Part?).self) { group in
      var next = 0
      var (done, byteCount) = (0, 0)
      func start() {
        guard next < wanted.count, byteCount < rule.total else { return }
        let index = next
        next += 1
        let limit = min(rule.byteLimit, rule.total - byteCount)
        group.addTask { (index, try await file(wanted[index], by: rule, limit)) }
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

  /// The most bytes of the sounds and videos of a page, which are held in memory until the page is stored.
  private static let mediaTotal = 64 << 20
  /// The most sounds and videos of a page: an article has a few, and a page with more is a list of them.
  private static let mediaCount = 20

  /// Fetches the sounds and videos of an article; those that can't be had or are too large stay links.
  ///
  /// - Parameters:
  ///   - media: The files.
  ///   - progress: Told how many files are done, and of how many.
  /// - Returns: The files in their order.
  /// - Throws: `CancellationError`.
  func media(
    _ media: [ArticleMedia], progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> [SavedPage.Part] {
    let wanted = media.prefix(Self.mediaCount)
    guard !wanted.isEmpty else { return [] }
    progress(0, wanted.count)
    var kept: [SavedPage.Part] = []
    var rest = Self.mediaTotal
    for (index, file) in wanted.enumerated() where rest > 0 {
      let found = try await files([file.address], by: .media(isVideo: file.isVideo, total: rest))
      kept += found
      rest -= found.reduce(0) { $0 + $1.bytes.count }
      progress(index + 1, wanted.count)
    }
    return kept
  }

  /// Fetches a file, twice if its host fails the first time; `nil` if it can't be had.
  private func file(
    _ address: String, by rule: FileRule, _ limit: Int
  ) async throws -> SavedPage.Part? {
    var patient = fetcher
    patient.timeLimit = rule.time
    for _ in 0..<2 {
      do {
        let file = try await patient.fetch(address, byteLimit: limit)
        guard let file, let ending = rule.ending(file.bytes) else { return nil }
        return SavedPage.Part(address: address, bytes: file.bytes, fileExtension: ending)
      } catch let error as FetchError {
        guard [.server, .unreachable].contains(error.kind) else { return nil }
      }
    }
    return nil
  }
}

/// The size of a picture in pixels, if its header says it.
private struct PictureSize {
  /// The largest sensors of telephones have 200 million pixels; a small file may claim billions, which fill the memory of
  /// every program that shows it.
  private static let limit = 200_000_000

  private var pixels: Int?

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
      let (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
      pixels = width * height
    } else {
      pixels = PictureHeader(bytes)?.pixels
    }
  }

  /// Whether it is one that people look at: no dot that tells somebody that the page is read, and none beyond all sizes.
  var isShown: Bool { pixels.map { $0 > 1 && $0 <= Self.limit } ?? true }
}

extension PageDownload.FileRule {
  /// Pictures of a kind that browsers show: a photograph for a large screen has 2 MB, and a page has dozens, of which
  /// four are fetched at once, as many as browsers fetch from one host (six), less the page's own reader.
  static let pictures = Self(byteLimit: 8 << 20, total: 100 << 20, time: 12_000, count: 4) {
    guard let type = MediaKind.type(of: $0), type.hasPrefix("image/"), PictureSize($0).isShown
    else { return nil }
    // "svg+xml" is the one type whose name is not that of its files.
    let name = type.dropFirst("image/".count).prefix { $0 != "+" }
    return name == "jpeg" ? "jpg" : String(name)
  }

  /// Sounds or videos of a kind that browsers play.
  ///
  /// 32 MB are half an hour of speech, or two minutes of video at 720 lines. Packing a page takes three times its bytes
  /// of memory, so that all are little more than two such files, and one comes at a time. A host that sends 32 MB in two
  /// minutes is slower than any that people watch videos from.
  ///
  /// - Parameters:
  ///   - isVideo: Whether they are shown as videos.
  ///   - total: The most bytes of all.
  /// - Returns: The rule.
  static func media(isVideo: Bool, total: Int) -> Self {
    Self(byteLimit: 32 << 20, total: total, time: 120_000, count: 1) {
      guard let type = SoundKind.type(of: $0) else { return nil }
      return isVideo ? SoundKind.video(type).flatMap { endings[$0] } : endings[type]
    }
  }

  /// What the names of sounds and videos end in.
  private static let endings = [
    "audio/mpeg": "mp3", "audio/ogg": "oga", "audio/flac": "flac", "audio/webm": "weba",
    "audio/wav": "wav", "audio/mp4": "m4a", "audio/aac": "aac",
    "video/mp4": "mp4", "video/ogg": "ogv", "video/webm": "webm",
  ]
}
