import Foundation

/// What players show about a file.
///
/// Empty texts are left out.
public struct AudioTags: Hashable, Sendable {
  /// The title of the book or chapter.
  public var title: String
  /// The author of the book.
  public var artist: String
  /// The narrator.
  public var narrator: String
  /// The title of the book, if ``title`` is a chapter's.
  public var album: String
  /// The number of the chapter, counted from 1.
  public var track: Int?
  /// The BCP 47 tag of the spoken language.
  public var language: String
  /// The cover.
  ///
  /// WAV files have none.
  public var cover: AudioCover?
  /// The titles of the chapters whose times ``AudioEncoder/finish(chapters:)`` gives.
  ///
  /// WAV files have none.
  public var chapterTitles: [String]

  /// Makes tags.
  ///
  /// - Parameters:
  ///   - title: The title of the book or chapter.
  ///   - artist: The author of the book.
  ///   - narrator: The narrator.
  ///   - album: The title of the book, if `title` is a chapter's.
  ///   - track: The number of the chapter, counted from 1.
  ///   - language: The BCP 47 tag of the spoken language.
  ///   - cover: The cover.
  ///   - chapterTitles: The titles of the chapters whose times follow at the end.
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

  /// The language by ISO 639-2, three letters, as ID3 and MP4 name it; empty for an unknown one.
  package var languageCode: String {
    guard !language.isEmpty else { return "" }
    return Locale.Language(identifier: language).languageCode?.identifier(.alpha3) ?? ""
  }

  /// The cover in base 64.
  ///
  /// Opus has no place for pictures but a comment.
  var picture = ""

  /// Names and values of the Vorbis comments for FLAC and Opus.
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
