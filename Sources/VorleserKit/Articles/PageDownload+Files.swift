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
    /// What a file is by its content.
    var kind: @Sendable ([UInt8]) -> FileKind
  }

  /// What a file of a page is.
  enum FileKind: Sendable {
    /// One to keep; what its name ends in, without the point.
    case kept(String)
    /// A picture of one dot, which tells somebody that the page is read.
    case dot
    /// None that belongs to an article.
    case other
  }

  /// Files of a page that came.
  struct Files: Sendable {
    /// Those to keep, in their order.
    var kept: [SavedPage.Part] = []
    /// The addresses of pictures that are dots.
    var dots: [String] = []
  }

  /// Adds the pictures that an article shows; one that can't be had is taken from another of its addresses.
  ///
  /// - Parameters:
  ///   - article: The article.
  ///   - page: The page.
  ///   - progress: Told how many pictures are done, and of how many.
  /// - Throws: `CancellationError`.
  func addPictures(
    of article: Article, to page: inout SavedPage,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws {
    let files = try await files(
      article.pictures, orElse: article.otherPictures, by: .pictures, progress: progress)
    (page.pictures, page.dots) = (files.kept, files.dots)
  }

  /// Fetches files of a page; those that can't be had are left out.
  ///
  /// - Parameters:
  ///   - addresses: Where they are.
  ///   - others: Where the page has the same file, too, by its address.
  ///   - rule: How they are fetched.
  ///   - progress: Told how many files are done, and of how many.
  /// - Returns: The files.
  /// - Throws: `CancellationError`.
  private func files(
    _ addresses: [String], orElse others: [String: [String]] = [:], by rule: FileRule,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Files {
    let wanted = addresses.filter(WebFetcher.isAddress)
    var files = Files()
    guard !wanted.isEmpty else { return files }
    progress(0, wanted.count)
    var found: [Int: SavedPage.Part] = [:]
    var dots: Set<Int> = []
    let pauses = HostPauses()
    try await withThrowingTaskGroup(of: (Int, FetchedPart).self) { group in
      var next = 0
      var (done, byteCount) = (0, 0)
      func start() {
        guard next < wanted.count, byteCount < rule.total else { return }
        let index = next
        next += 1
        let limit = min(rule.byteLimit, rule.total - byteCount)
        let address = wanted[index]
        let choices = (others[address] ?? []).filter(WebFetcher.isAddress)
        group.addTask {
          (index, try await part([address] + choices, by: rule, limit, pauses))
        }
      }
      for _ in 0..<rule.count { start() }
      while let (index, part) = try await group.next() {
        switch part {
        case .kept(let part):
          found[index] = part
          byteCount += part.bytes.count
        case .dot: dots.insert(index)
        case .missing: break
        }
        done += 1
        progress(done, wanted.count)
        start()
      }
    }
    files.kept = found.sorted { $0.key < $1.key }.map(\.value)
    files.dots = dots.sorted().map { wanted[$0] }
    return files
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
        .kept
      kept += found
      rest -= found.reduce(0) { $0 + $1.bytes.count }
      progress(index + 1, wanted.count)
    }
    return kept
  }

  /// What came of a file.
  private enum FetchedPart: Sendable {
    case kept(SavedPage.Part)
    case dot
    case missing
  }

  /// Fetches a file from the first of its addresses that has one; the article shows it under the first of all.
  private func part(
    _ addresses: [String], by rule: FileRule, _ limit: Int, _ pauses: HostPauses
  ) async throws -> FetchedPart {
    var isDot = false
    var deadHosts: Set<String> = []
    for place in addresses {
      let host = WebFetcher.host(of: place) ?? ""
      guard !deadHosts.contains(host) else { continue }
      do {
        guard let file = try await file(place, within: rule.time, limit, pauses) else { continue }
        switch rule.kind(file.bytes) {
        case .kept(let ending):
          return .kept(
            SavedPage.Part(address: addresses[0], bytes: file.bytes, fileExtension: ending))
        case .dot: isDot = true
        case .other: break
        }
      } catch let error as FetchError {
        // One that does not answer, or is busy, is not waited for again.
        if [.unreachable, .timedOut, .busy].contains(error.kind) { deadHosts.insert(host) }
      }
    }
    return isDot ? .dot : .missing
  }

  /// Fetches a file, twice if its host fails the first time, or wants a pause.
  private func file(
    _ address: String, within time: Int, _ limit: Int, _ pauses: HostPauses
  ) async throws -> FetchedFile? {
    var patient = fetcher
    patient.timeLimit = time
    do {
      return try await patient.fetch(address, byteLimit: limit)
    } catch let error as FetchError {
      if let delay = error.delay {
        guard try await pauses.wait(delay, for: error.host) else { throw error }
      } else if ![.server, .unreachable, .broken].contains(error.kind) {
        throw error
      }
    }
    return try await patient.fetch(address, byteLimit: limit)
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

  /// Whether it is a dot that tells somebody that the page is read.
  var isDot: Bool { pixels.map { $0 <= 1 } ?? false }
  /// Whether no program should be made to show it.
  var isBeyondAllSizes: Bool { pixels.map { $0 > Self.limit } ?? false }
}

extension PageDownload.FileRule {
  /// Pictures of a kind that browsers show: a photograph for a large screen has 2 MB, and a page has dozens, of which
  /// four are fetched at once, as many as browsers fetch from one host (six), less the page's own reader.
  static let pictures = Self(byteLimit: 8 << 20, total: 100 << 20, time: 12_000, count: 4) {
    let size = PictureSize($0)
    guard let type = MediaKind.type(of: $0), type.hasPrefix("image/"), !size.isBeyondAllSizes
    else { return .other }
    if size.isDot { return .dot }
    // "svg+xml" is the one type whose name is not that of its files.
    let name = type.dropFirst("image/".count).prefix { $0 != "+" }
    return .kept(name == "jpeg" ? "jpg" : String(name))
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
      guard let type = SoundKind.type(of: $0) else { return .other }
      let ending = isVideo ? SoundKind.video(type).flatMap { endings[$0] } : endings[type]
      return ending.map { .kept($0) } ?? .other
    }
  }

  /// What the names of sounds and videos end in.
  private static let endings = [
    "audio/mpeg": "mp3", "audio/ogg": "oga", "audio/flac": "flac", "audio/webm": "weba",
    "audio/wav": "wav", "audio/mp4": "m4a", "audio/aac": "aac",
    "video/mp4": "mp4", "video/ogg": "ogv", "video/webm": "webm",
  ]
}
