import CMobi
import Foundation

/// The tags of the entries of libmobi's indexes, by the number that the format gives them.
///
/// Source: <https://wiki.mobileread.com/wiki/MOBI>
private enum Tag {
  static let skeletonFragmentCount = 1
  static let skeletonPosition = 6
  static let fragmentPosition = 6
  static let byte = 1
  static let label = 3
  static let level = 4
  static let fragment = 6
  static let parent = 21
}

extension MobiText {
  /// The text as libmobi has unpacked it; `nil` where its tables are missing or lie.
  init?(_ files: MOBIRawml) {
    guard let flow = unsafe files.flow, let start = unsafe flow.pointee.data,
      let skeletons = unsafe files.skel, let fragments = unsafe files.frag
    else { return nil }
    bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: flow.pointee.size))
    self.skeletons = []
    self.fragments = []
    // The formatter joins the first two words.
    // swift-format-ignore
    for unsafe entry in unsafe UnsafeBufferPointer(
      start: skeletons.pointee.entries, count: skeletons.pointee.entries_count)
    {
      guard let count = unsafe entry.value(Tag.skeletonFragmentCount),
        let start = unsafe entry.value(Tag.skeletonPosition),
        let length = unsafe entry.value(Tag.skeletonPosition, at: 1)
      else { return nil }
      self.skeletons.append(Skeleton(range: start..<start + length, fragmentCount: count))
    }
    // The formatter joins the first two words.
    // swift-format-ignore
    for unsafe entry in unsafe UnsafeBufferPointer(
      start: fragments.pointee.entries, count: fragments.pointee.entries_count)
    {
      // The entry's name is its position in decimal digits.
      guard let label = unsafe entry.label, let position = unsafe Int(String(cString: label)),
        position >= 0, let length = unsafe entry.value(Tag.fragmentPosition, at: 1)
      else { return nil }
      self.fragments.append(Fragment(position: position, length: length))
    }
  }
}

extension MobiEntry {
  /// The entries of the contents.
  static func entries(of index: MOBIIndx, isOnePage: Bool) -> [MobiEntry] {
    let labels = unsafe MobiLabels(index)
    return unsafe UnsafeBufferPointer(start: index.entries, count: index.entries_count).map {
      let place: Place? =
        if isOnePage {
          unsafe $0.value(Tag.byte).map { .byte($0) }
        } else if let number = unsafe $0.value(Tag.fragment) {
          unsafe .fragment(number, distance: $0.value(Tag.fragment, at: 1) ?? 0)
        } else {
          nil
        }
      return unsafe MobiEntry(
        label: $0.value(Tag.label).flatMap(labels.text) ?? "", level: $0.value(Tag.level) ?? 0,
        parent: $0.value(Tag.parent), place: place)
    }
  }
}

extension MOBIIndexEntry {
  /// A value of a tag, if the entry has it.
  fileprivate func value(_ id: Int, at number: Int = 0) -> Int? {
    guard
      let tag = unsafe UnsafeBufferPointer(start: tags, count: tags_count)
        .first(where: { unsafe $0.tagid == id }),
      unsafe number < tag.tagvalues_count, let values = unsafe tag.tagvalues
    else { return nil }
    return unsafe Int(values[number])
  }
}
