extension InterfaceDescription {
  static let audiobookShapes: [ShapeDescription] = [
    .init(
      "Audiobook", AudiobookShape.self,
      "A book that is read to an audio file, or was, or a recording that is laid beside its text.",
      [
        "id": "Its identifier.", "book": "The number of the book.",
        "title": "The title of the book when the audiobook was asked for.",
        "voice":
          "The `id` of the voice; of a recording, that of the voice that it is compared with.",
        "format": "`mp3`, `m4b`, `epub` (with Media Overlays), `opus`, `flac` or `wav`.",
        "level":
          "What an EPUB marks as it is spoken, `sentence` or `word`; `null` if nobody chose.",
        "state":
          "`waiting` (others go first), `working`, `paused`, `done` (the file is there) or `failed`.",
        "fraction": "How much of the work is done, 0 to 1.",
        "seconds": "The seconds of sound so far; of a recording 0 until it is done.",
        "secondsLeft": "The seconds until it is done; `null` while nobody can tell.",
        "byteCount": "The length of the file; `null` before it is there.",
        "skipped":
          "The number of sentences that could not be spoken, or are not in the recording.",
        "recording": "The recording that a person has added; `null` if the voice reads.",
        "rules": """
        The `key` of [the rules](#rules-for-reading-aloud) by which it was read, once it can be played beside the text \
        ([recordings](#recordings-of-books)); else `null`.
        """,
        "sharedUntil": "Until when a link leads to it; `null` without one.",
        "problem":
          "Why it has `failed`, or could not be put into the folder of audiobooks, one English sentence; else `null`.",
        "failure":
          "The same as a problem, if a recording could not be laid beside the text; else `null`.",
        "created": "When it was asked for.",
      ], example: audiobookExample),
    .init(
      "AudiobookList", AudiobooksShape.self, "A person's audiobooks.",
      [
        "audiobooks": "The audiobooks.",
        "formats": "The formats that this server can write; `m4b` only if ffmpeg is installed.",
        "recordings": "Whether it can read recordings, for which it needs ffmpeg.",
      ],
      example:
        #"{"audiobooks": [\#(audiobookExample)], "formats": ["wav", "flac", "mp3", "opus", "m4b", "epub"], "recordings": true}"#
    ),
    .init(
      "AddedRecording", AddedRecordingShape.self,
      "A recording in files of its own that a person has added to a book.",
      [
        "files": "The names of its files, in the order of the text.",
        "reader": "Who reads; empty if nobody says.",
      ],
      example: #"{"files": ["emma_01.mp3", "emma_02.mp3"], "reader": "Ada Example"}"#),
    .init(
      "AddedRecordingRequest", AddedRecordingRequest.self, "A recording to add.",
      [
        "uploads": "The `id`s of complete uploads, in the order of the text, at most 500.",
        "reader": "Who reads, at most 500 characters.",
      ],
      example:
        #"{"uploads": ["5f0c8e1b9a7d4c32b6e0f1a2d3c4b5a6"], "reader": "Ada Example"}"#),
    .init(
      "AudiobookRequest", AudiobookRequest.self, "An audiobook to make.",
      [
        "voice":
          "The `id` of the voice; without it the book's own, or one that speaks its language.",
        "format":
          "`mp3`, `m4b`, `epub`, `opus`, `flac` or `wav`; `mp3` if it is not given. M4B needs the program ffmpeg on the server.",
        "level": "What an EPUB marks as it is spoken: `sentence`, which is usual, or `word`.",
      ], example: #"{"voice": "heart", "format": "mp3"}"#),
    .init(
      "AudiobookChangeRequest", AudiobookChangeRequest.self, "Whether to rest.",
      ["paused": "`true` stops the work, `false` goes on with it."],
      example: #"{"paused": true}"#),
    .init(
      "AudiobookLinkRequest", AudiobookLinkRequest.self, "A link to make.",
      ["days": "How many days it is open, 1 to 365."], example: #"{"days": 7}"#),
    .init(
      "AudiobookLink", AudiobookLinkShape.self,
      "A link that has just been made, the only time that its secret is told.",
      [
        "secret": "43 characters, the fragment of the link's address: `/shared#SECRET`.",
        "audiobook": "The audiobook.",
      ],
      example:
        #"{"secret": "p0Zk3nq8m2Vd5xTfR7bYwA1cGhJ4sLuE6iOoQeNrKtM", "audiobook": \#(audiobookExample)}"#
    ),
    .init(
      "SharedAudiobook", SharedAudiobookShape.self,
      "What somebody with a link learns of an audiobook.",
      [
        "title": "The title of the book.", "format": "As in [Audiobook](#audiobooks).",
        "mediaType": "The media type of the file.", "seconds": "The seconds of sound.",
        "byteCount": "The length of the file.", "expires": "When the link ends.",
      ],
      example: #"""
        {"title": "Emma", "format": "mp3", "mediaType": "audio/mpeg", "seconds": 55800.5, "byteCount": 446404000,
         "expires": "2026-12-03T03:00:00.000Z"}
        """#),
  ]

  private static let audiobookExample = #"""
    {"id": "0d1c6a52-6c0e-4b38-9f5e-3c2f4a7b8e91", "book": 3, "title": "Emma", "voice": "heart",
     "format": "mp3", "level": null, "state": "working", "fraction": 0.31, "seconds": 17342.5, "secondsLeft": 1640.0,
     "byteCount": null, "skipped": 0, "recording": null, "rules": null, "sharedUntil": null, "problem": null, "failure": null,
     "created": "2026-11-24T03:00:00.000Z"}
    """#
}
