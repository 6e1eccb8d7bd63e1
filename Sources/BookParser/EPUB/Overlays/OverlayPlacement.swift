import ChapterBuilding
import ReadingModel

/// Finds the text of an overlay's parts in a chapter.
struct OverlayPlacement {
  let chapter: Chapter
  /// Where the elements end whose beginnings are the chapter's anchors.
  let ends: [String: Int]
  /// Whether a path is the chapter's.
  let isChapter: (String) -> Bool
  /// The stored path of a sound; `nil` if the book does not have it.
  let stored: (String) -> String?

  /// The recording of the chapter; `nil` if no part belongs to it.
  func recording(_ parts: [OverlayDocument.Part]) -> ChapterRecording? {
    let units = Array(chapter.text.utf16)
    var sounds: [String] = []
    var numbers: [String: Int] = [:]
    var clips: [RecordedClip] = []
    for part in parts where isChapter(part.text.path) {
      guard let range = range(part.text.fragment, units), let path = stored(part.sound) else {
        continue
      }
      let sound = numbers[path] ?? sounds.count
      if sound == sounds.count {
        sounds.append(path)
        numbers[path] = sound
      }
      clips.append(
        RecordedClip(
          range: range, sound: sound, begin: part.begin, end: part.end, kinds: part.kinds,
          structure: part.structure))
    }
    guard !clips.isEmpty else { return nil }
    return ChapterRecording(sounds: sounds, clips: Self.ordered(clips))
  }

  /// The text of an element without white space around; the whole text where no element is named.
  private func range(_ fragment: String?, _ units: [UInt16]) -> Range<Int>? {
    var range = 0..<units.count
    if let fragment, !fragment.isEmpty {
      // What is hidden has a place to which links lead, and no end.
      guard let start = chapter.anchors[fragment], let end = ends[fragment] else { return nil }
      range = start..<max(start, min(end, units.count))
    }
    while let last = units[range].last, Self.isBlank(last) {
      range = range.lowerBound..<range.upperBound - 1
    }
    while let first = units[range].first, Self.isBlank(first) {
      range = range.lowerBound + 1..<range.upperBound
    }
    return range
  }

  private static func isBlank(_ unit: UInt16) -> Bool {
    unit <= 0x20 || unit == 0xA0 || unit == 0x3000
  }

  /// Clips in the order of the text, each up to the next one at most.
  private static func ordered(_ clips: [RecordedClip]) -> [RecordedClip] {
    // Clips at one place stay in the order of the overlay.
    var ordered = clips.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    for index in ordered.indices.dropLast().reversed() {
      let (range, next) = (ordered[index].range, ordered[index + 1].range)
      let limit = next.lowerBound > range.lowerBound ? next.lowerBound : next.upperBound
      ordered[index].range = range.lowerBound..<min(range.upperBound, limit)
    }
    return ordered
  }
}
