import Foundation

/// What a player shows about a file; empty texts are left out.
public struct AudioTags: Hashable, Sendable {
  /// Name of the book or chapter.
  public var title: String
  /// The author.
  public var artist: String
  /// Who reads.
  public var narrator: String
  /// Name of the book where ``title`` is a chapter's.
  public var album: String
  /// Number of the chapter, counted from 1.
  public var track: Int?
  /// BCP 47 tag of the spoken language.
  public var language: String
  /// The cover; WAV has none.
  public var cover: AudioCover?
  /// The names of the chapters that ``AudioEncoder/finish(chapters:)`` may tell the times of; WAV has none.
  public var chapterTitles: [String]

  /// Makes tags.
  ///
  /// - Parameters:
  ///   - title: Name of the book or chapter.
  ///   - artist: The author.
  ///   - narrator: Who reads.
  ///   - album: Name of the book where `title` is a chapter's.
  ///   - track: Number of the chapter, counted from 1.
  ///   - language: BCP 47 tag of the spoken language.
  ///   - cover: The cover.
  ///   - chapterTitles: The names of the chapters whose times are told in the end.
  public init(
    title: String = "", artist: String = "", narrator: String = "", album: String = "",
    track: Int? = nil, language: String = "", cover: AudioCover? = nil, chapterTitles: [String] = []
  ) {
    self.title = title
    self.artist = artist
    self.narrator = narrator
    self.album = album
    self.track = track
    self.language = language
    self.cover = cover
    self.chapterTitles = chapterTitles
  }

  /// The language by ISO 639-2, three letters, as ID3 and MP4 name it; empty if it is not known.
  package var languageCode: String {
    guard !language.isEmpty else { return "" }
    return Locale.Language(identifier: language).languageCode?.identifier(.alpha3) ?? ""
  }

  /// The cover in base 64, for Opus, which has no place for pictures but a comment.
  var picture = ""

  /// Name and value as Vorbis comments have them, for FLAC and Opus.
  ///
  /// Source: <https://www.xiph.org/vorbis/doc/v-comment.html>
  var vorbisComments: [(name: String, value: String)] {
    [
      ("TITLE", title), ("ARTIST", artist), ("PERFORMER", narrator), ("ALBUM", album),
      ("TRACKNUMBER", track.map(String.init) ?? ""), ("LANGUAGE", language),
      ("METADATA_BLOCK_PICTURE", picture),
    ].filter { !$0.1.isEmpty }.map { ($0.0, $0.1.replacing("\0", with: "")) }
  }
}
