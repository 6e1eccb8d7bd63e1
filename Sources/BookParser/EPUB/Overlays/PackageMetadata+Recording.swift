import ReadingModel

extension PackageMetadata {
  /// The most names that are listed.
  private static let narratorLimit = 20

  /// What the package says about the recording.
  ///
  /// Source: EPUB 3.3, 9.3.5 "Overlays package metadata".
  ///
  /// - Parameter overlays: The `id` of the overlay of each chapter that has one.
  /// - Returns: `nil` if no chapter has one.
  func recording(_ overlays: [Int: String]) -> Recording? {
    guard !overlays.isEmpty else { return nil }
    let parts = Set(overlays.values).map {
      refinements[$0]?.first { $0.property == "media:duration" }
        .flatMap { ClockValue.milliseconds($0.value) }
    }
    let known = parts.compactMap(\.self)
    let sum = known.count == parts.count ? known.reduce(0, +) : nil
    return Recording(
      chapters: overlays.keys.sorted(),
      milliseconds: property("media:duration").flatMap(ClockValue.milliseconds) ?? sum,
      narrators: properties("media:narrator").prefix(Self.narratorLimit).map { $0 })
  }
}

extension PackageDocument {
  /// The `id` of the overlay of each chapter that has one in the book.
  var overlays: [Int: String] {
    // Sounds that are kept elsewhere, or were taken out, are not heard.
    guard manifest.contains(where: { $0.exists && $0.isSound }) else { return [:] }
    var overlays: [Int: String] = [:]
    for (index, reference) in spine.enumerated() {
      // The overlay belongs to the text, which may be a fallback.
      guard let name = readable(reference.item).overlay ?? reference.item.overlay,
        let item = items[name], item.exists
      else { continue }
      overlays[index] = name
    }
    return overlays
  }
}

extension ManifestItem {
  /// Whether the item is a sound; MP4 and Ogg have names that say no more than the container.
  fileprivate var isSound: Bool {
    mediaType.hasPrefix("audio/") || ["video/mp4", "application/ogg"].contains(mediaType)
  }
}
