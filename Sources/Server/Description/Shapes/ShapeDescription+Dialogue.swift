import ReadingModel

extension InterfaceDescription {
  /// Voices of what is said.
  static let dialogueShapes: [ShapeDescription] = [
    .init(
      "DialogueChoices", DialogueChoices.self, "Who reads what is said in a book.",
      [
        "mode": """
        `off` (one voice reads everything), `quotations` (what is said is read by another voice), or `characters` \
        (characters have voices of their own, too).
        """,
        "narrator": "The `id` of the voice of the narration; without it the voice of the sound.",
        "quotations":
          "The `id` of the voice of all that no character with a voice says; without it the narrator's.",
        "characters": """
        At most 100 characters. What one says whose voice is missing or does not speak the language is read by the \
        voice of the sound.
        """,
      ],
      example: #"""
        {"mode": "characters", "quotations": "joe",
         "characters": [{"name": "Emma", "voice": "bf_emma"}]}
        """#),
    .init(
      "CharacterVoice", DialogueChoices.Character.self, "The voice of a character.",
      [
        "name": "The name, as the book has it beside what the character says; at most 200 units.",
        "voice": "The `id` of the voice, at most 200 units.",
      ], example: #"{"name": "Emma", "voice": "bf_emma"}"#),
    .init(
      "Dialogue", DialogueShape.self, "What is said in a book.",
      [
        "whole": "`false` where only the first 4,000,000 units of a longer book were looked at.",
        "count": "The number of quotations.",
        "example": "The first quotation with the text behind it, at most 300 units.",
        "characters":
          "The characters whom the text names as speakers, at most 100; who says most is first.",
      ],
      example: #"""
        {"whole": true, "count": 1779, "example": "“My dear Mr. Bennet,” said his lady to him one day.",
         "characters": [{"name": "Elizabeth", "count": 170, "example": "“I hope so,” said Elizabeth."}]}
        """#),
    .init(
      "Speaker", DialogueShape.Speaker.self, "A character whom a book names as a speaker.",
      [
        "name": "The name, as the book has it.",
        "count": "The number of the character's quotations.",
        "example": "The first of them with the text behind it, at most 300 units.",
      ],
      example: #"{"name": "Elizabeth", "count": 170, "example": "“I hope so,” said Elizabeth."}"#),
  ]
}
