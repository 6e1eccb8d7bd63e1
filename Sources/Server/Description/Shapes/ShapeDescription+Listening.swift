extension InterfaceDescription {
  /// Sound, timelines and voices.
  static let listeningShapes: [ShapeDescription] = [
    .init(
      "Timeline", TimelineShape.self, "When some sentences are spoken.",
      [
        "segments": "The sentences in the order in which they are spoken, at most 200.",
        "next": "The value of `index` for the next request.",
        "complete": "`true` when there are no more segments.",
        "failure": "Why the voice stopped for good, or `null`. The sound ends there.",
      ],
      example: #"""
        {"segments": [\#(segmentExample)], "next": 13, "complete": false, "failure": null}
        """#),
    .init(
      "Segment", SegmentShape.self, "A sentence as it is spoken, or a part of a long one.",
      [
        "index": "The index in the timeline, from 0.", "chapter": "The index of the chapter.",
        "start": "The book offset of the sentence's start, also where the sound begins inside it.",
        "end": "The book offset of the sentence's end.",
        "from": "When its sound begins, in seconds of the audio.",
        "to": "When its sound ends, in seconds of the audio.",
        "words": "Start offset, end offset, from and to of each word, in one flat list.",
        "skipped": """
        One English sentence that says why it was not spoken, or `null`. Such a segment takes no time.
        """,
        "code": "Which of the [codes](#codes) that is; absent where it was spoken.",
        "values": "What that sentence names, by name; absent where it names nothing.",
      ], example: segmentExample),
    .init(
      "VoiceList", VoicesShape.self, "The installed voices.",
      [
        "voices": "The voices.",
        "default": "The `id` of the voice that speaks unless told otherwise.",
      ],
      example: #"{"voices": [\#(voiceExample)], "default": "heart"}"#),
    .init(
      "Voice", VoiceShape.self, "A voice.",
      [
        "id": "The name that other routes take.", "name": "The name for people.",
        "language": "The BCP 47 tag of its language.",
        "engine": "`hibari`, `kokoro`, `piper`, `pico` or `remote`.",
        "sex": "`female` or `male`, as it sounds; `null` if that is not known.",
        "sampleRate": "Samples a second of its model; `null` if that is not known.",
        "hasAccent": "Whether it speaks with an accent: its engine was not made for the language.",
        "estimatesTimes": "Whether the times of its words are estimated, since nothing tells them.",
        "description": "A few English words about it.",
      ], example: voiceExample),
    .init(
      "VoiceOfferList", VoiceOffersShape.self, "The voices that can be installed or removed.",
      [
        "offers": "The voices, in the order of their makers.",
        "mayInstall": "Whether the person may install and remove voices.",
      ],
      example: #"{"offers": [\#(offerExample)], "mayInstall": true}"#),
    .init(
      "VoiceOffer", VoiceOfferShape.self, "A voice that can be installed or removed.",
      [
        "voice": "The voice.", "byteCount": "The length of its file.",
        "state": "`available`, `installing`, `installed` or `failed`.",
        "fraction": "How much of the file has arrived, 0 to 1.",
        "problem": "Why it has `failed`, one English sentence; else `null`.",
      ], example: offerExample),
    .init(
      "VoiceConnectionList", VoiceConnectionsShape.self, "The voices that other programs speak.",
      ["voices": "The voices, by name."], example: #"{"voices": [\#(connectionExample)]}"#),
    .init(
      "VoiceConnection", VoiceConnectionShape.self, "A voice that another program speaks.",
      [
        "name": "The `id` of the voice.",
        "address": "The address that ends before `/audio/speech`.",
        "model": "The other program's name of the model.",
        "voice": "The other program's name of the voice.",
        "language": "The BCP 47 tag of what it reads.",
        "hasKey": "Whether a key is kept for it.",
      ], example: connectionExample),
    .init(
      "VoiceConnectionRequest", VoiceConnectionRequest.self, "A voice to connect.",
      [
        "address":
          "The address that ends before `/audio/speech`: http or https, at most 2,000 bytes.",
        "model": "The other program's name of the model: 1 to 200 bytes.",
        "voice": "The other program's name of the voice: 1 to 200 bytes.",
        "language": "The BCP 47 tag of what it reads.",
        "key": """
        The key that the other program asks for; an empty one means none. Without this field a key that is kept for the \
        same name and address stays.
        """,
      ],
      example: #"""
        {"address": "https://api.openai.com/v1", "model": "tts-1", "voice": "alloy", "language": "en-US",
         "key": "sk-…"}
        """#),
  ]

  private static let connectionExample = #"""
    {"name": "alloy", "address": "https://api.openai.com/v1", "model": "tts-1", "voice": "alloy",
     "language": "en-US", "hasKey": true}
    """#
  private static let offerExample = #"""
    {"voice": {"id": "ff_siwis", "name": "Siwis", "language": "fr-FR", "engine": "kokoro", "sex": "female",
     "sampleRate": 24000, "hasAccent": false, "estimatesTimes": false,
     "description": "French, female, expressive, needs more power"}, "byteCount": 522240, "state": "installing",
     "fraction": 0.42, "problem": null}
    """#

  private static let segmentExample = #"""
    {"index": 12, "chapter": 4, "start": 61210, "end": 61264, "from": 31.046, "to": 34.296,
     "words": [61210, 61213, 31.046, 31.246, 61214, 61220, 31.246, 31.571], "skipped": null}
    """#
  private static let voiceExample = #"""
    {"id": "heart", "name": "Heart", "language": "en-US", "engine": "hibari", "sex": "female",
     "sampleRate": 24000, "hasAccent": false, "estimatesTimes": false,
     "description": "American English, female, fast, uses little power"}
    """#
}
