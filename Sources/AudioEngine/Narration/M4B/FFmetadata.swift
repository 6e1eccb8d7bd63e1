import AudioCodecs

/// What `ffmpeg` is told about a file: metadata and chapters.
///
/// Source: ffmpeg-formats(1), "Metadata".
struct FFmetadata {
  private(set) var text = ";FFMETADATA1\n"

  init(_ narration: StoredNarration) {
    let tags = narration.tags
    let values = [
      ("title", tags.title), ("album", tags.album.isEmpty ? tags.title : tags.album),
      ("artist", tags.artist), ("album_artist", tags.artist),
      // Programs for audiobooks take the composer for the narrator; iTunes counts 2 as audiobook.
      ("composer", tags.narrator), ("genre", "Audiobook"), ("media_type", "2"),
    ]
    for (name, value) in values where !value.isEmpty { add(name, value) }
    for chapter in narration.chapters {
      text += "[CHAPTER]\nTIMEBASE=1/\(AudioFormat.sampleRate)\n"
      text += "START=\(chapter.samples.lowerBound)\nEND=\(chapter.samples.upperBound)\n"
      add("title", chapter.title)
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    let line = value.split(whereSeparator: { $0.isNewline || $0 == "\0" }).joined(separator: " ")
    text += "\(name)="
    for character in line {
      if "=;#\\".contains(character) { text += "\\" }
      text.append(character)
    }
    // Behind a backslash ffmpeg takes the line's end for a part of the text, also if the backslash is escaped.
    text += line.last == "\\" ? " \n" : "\n"
  }
}
