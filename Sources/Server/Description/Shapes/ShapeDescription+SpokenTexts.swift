extension InterfaceDescription {
  static let spokenTextShapes: [ShapeDescription] = [
    .init(
      "SpokenTextRequest", SpokenTextRequest.self, "A text to speak.",
      [
        "model": "Any name; there is one model for each voice.",
        "input": "The text, 1 to 60,000 characters, paragraphs parted by blank lines.",
        "voice": "The `id` of a voice, or a blend; the default voice if it is not given.",
        "response_format": "`mp3`, `opus`, `flac`, `wav` or `pcm`; `mp3` if it is not given.",
        "speed": "0.5 to 2; 1 if it is not given.",
      ],
      example: #"{"model": "vorleser", "input": "The lamp was lit.", "voice": "heart"}"#),
    .init(
      "CaptionedSpeech", CaptionedSpeechShape.self, "A text that was spoken, with its words.",
      [
        "audio": "The sound in Base64.", "audio_format": "`mp3`.",
        "timestamps": "The words in the order in which they are heard.",
      ],
      example: #"{"audio": "SUQz", "audio_format": "mp3", "timestamps": [\#(wordExample)]}"#),
    .init(
      "SpokenWord", CaptionedSpeechShape.Word.self, "A word with its time.",
      [
        "word": "The word as it stands in the text.", "start_time": "When it begins, in seconds.",
        "end_time": "When it ends, in seconds.",
      ], example: wordExample),
    .init(
      "ModelList", ModelListShape.self, "The models that programs can name.",
      ["object": "`list`.", "data": "The models."],
      example: #"{"object": "list", "data": [{"id": "vorleser", "object": "model"}]}"#),
    .init(
      "Model", ModelListShape.Model.self, "A model.",
      ["id": "Its name.", "object": "`model`."],
      example: #"{"id": "vorleser", "object": "model"}"#),
  ]

  private static let wordExample = #"{"word": "The", "start_time": 0.05, "end_time": 0.16}"#
}
