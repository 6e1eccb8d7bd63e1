import CFLAC

/// The metadata blocks behind a file's first one: comments, room for chapters, cover.
///
/// Safe: the pointers are made in `init` and released in `deinit`. Only the encoder has them, and
/// it does not outlive the blocks.
@safe
final class FLACBlocks {
  /// The offset of the comments: they follow `fLaC` and the STREAMINFO block with its header (RFC
  /// 9639, 8).
  private static let offset = 42
  /// The bytes of the header of each block.
  private static let headerSize = 4
  private enum Kind: UInt8 {
    case padding = 1
    case comments = 4
  }

  private let comments: VorbisComments
  private let hasChapters: Bool
  private let hasCover: Bool
  /// The blocks, as libFLAC takes them.
  private(set) var list: [UnsafeMutablePointer<FLAC__StreamMetadata>?]

  /// Makes the blocks; `nil` if there is no memory.
  init?(_ tags: AudioTags) {
    comments = VorbisComments(
      vendor: unsafe String(cString: cflac_vendor()), tags: tags)
    hasChapters = !tags.chapterTitles.isEmpty
    hasCover = tags.cover != nil
    unsafe list = []
    guard let written = unsafe Self.written(tags) else { return nil }
    unsafe list.append(written)
    if hasChapters {
      guard let padding = unsafe FLAC__metadata_object_new(FLAC__METADATA_TYPE_PADDING) else {
        return nil
      }
      unsafe padding.pointee.length = UInt32(comments.longest - comments.bytes([]).count)
      unsafe list.append(padding)
    }
    if let cover = tags.cover {
      guard let picture = unsafe Self.picture(cover) else { return nil }
      unsafe list.append(picture)
    }
  }

  deinit {
    unsafe list.forEach { unsafe FLAC__metadata_object_delete($0) }
  }

  /// The patches that put in the chapters.
  ///
  /// The room that they leave stays padding.
  func patches(_ chapters: [AudioChapter]) -> [AudioEnding.Patch] {
    guard hasChapters else { return [] }
    let content = comments.bytes(chapters)
    let rest = comments.longest - content.count
    guard rest >= 0 else { return [] }
    let bytes =
      Self.header(.comments, content.count) + content
      + Self.header(.padding, rest, isLast: !hasCover)
      + [UInt8](repeating: 0, count: rest)
    return [AudioEnding.Patch(offset: Self.offset, bytes: bytes)]
  }

  /// The header of a block; the last one says that sound follows.
  private static func header(_ kind: Kind, _ length: Int, isLast: Bool = false) -> [UInt8] {
    [kind.rawValue | (isLast ? 0x80 : 0)]
      + [16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  private static func written(
    _ tags: AudioTags
  ) -> UnsafeMutablePointer<FLAC__StreamMetadata>? {
    guard
      let block = unsafe FLAC__metadata_object_new(FLAC__METADATA_TYPE_VORBIS_COMMENT)
    else { return nil }
    for (name, value) in tags.vorbisComments {
      var entry = unsafe FLAC__StreamMetadata_VorbisComment_Entry()
      guard
        unsafe FLAC__metadata_object_vorbiscomment_entry_from_name_value_pair(&entry, name, value)
          != 0
      else { continue }
      // The block owns the entry from here on, without a copy.
      unsafe FLAC__metadata_object_vorbiscomment_append_comment(block, entry, 0)
    }
    return unsafe block
  }

  private static func picture(
    _ cover: AudioCover
  ) -> UnsafeMutablePointer<FLAC__StreamMetadata>? {
    guard let block = unsafe FLAC__metadata_object_new(FLAC__METADATA_TYPE_PICTURE) else {
      return nil
    }
    unsafe block.pointee.data.picture.type = FLAC__STREAM_METADATA_PICTURE_TYPE_FRONT_COVER
    var bytes = cover.bytes
    var type = Array(cover.mediaType.utf8CString)
    // Both are copied.
    let isSet = unsafe type.withUnsafeMutableBufferPointer { type in
      unsafe FLAC__metadata_object_picture_set_mime_type(block, type.baseAddress, 1) != 0
        && FLAC__metadata_object_picture_set_data(block, &bytes, UInt32(bytes.count), 1) != 0
    }
    guard isSet else {
      unsafe FLAC__metadata_object_delete(block)
      return nil
    }
    return unsafe block
  }
}
