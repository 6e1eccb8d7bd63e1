extension InterfaceDescription {
  static let spokenTexts = ResourceDescription(
    title: "Speech for other programs",
    routes: [
      .init(
        "GET /v1/models", "Lists the one model that programs can name.",
        answer: .json("ModelList")),
      .init(
        "POST /v1/audio/speech", "Speaks a text.",
        """
        The form is that of OpenAI's interface. MP3 comes while it is spoken; other formats come when all is spoken. OpenAI's own names of voices \
        stand for the default voice. Fields that are not listed here are passed over.
        """,
        body: .json("SpokenTextRequest"),
        answer: .bytes(
          types: [
            "audio/mpeg", "audio/ogg; codecs=opus", "audio/flac", "audio/wav", "audio/pcm",
          ], "The sound; `pcm` is 16-bit samples, little-endian, mono, 24,000 a second."),
        errors: [.noSuchVoice, .voiceFailed]),
      .init(
        "POST /v1/audio/captioned_speech", "Speaks a text and says when each word is heard.",
        "As `POST /v1/audio/speech`, in MP3.",
        body: .json("SpokenTextRequest"), answer: .json("CaptionedSpeech"),
        errors: [.noSuchVoice, .voiceFailed]),
    ])
}
