extension InterfaceDescription {
  /// Dictionaries and definitions.
  static let dictionaryShapes: [ShapeDescription] = [
    .init(
      "Dictionary", DictionaryShape.self, "A dictionary of the library.",
      [
        "id": "The dictionary's number.", "name": "The name.",
        "about": "What its makers say of it, or `null`.", "format": "`stardict` or `dictd`.",
        "words": "The number of its headwords.", "on": "Whether words are looked up in it.",
      ], example: dictionaryExample),
    .init(
      "DictionaryList", DictionariesShape.self, "Dictionaries of the library.",
      ["dictionaries": "The dictionaries in the order in which words are looked up."],
      example: #"{"dictionaries": [\#(dictionaryExample)]}"#),
    .init(
      "DictionaryOverview", DictionaryListShape.self,
      "The dictionaries of the library, and those that can be added in one step.",
      [
        "dictionaries": "The dictionaries in the order in which words are looked up.",
        "offered": "The dictionaries that the server's machine has and the library has not.",
      ],
      example: #"{"dictionaries": [\#(dictionaryExample)], "offered": [\#(offerExample)]}"#),
    .init(
      "DictionaryOffer", DictionaryListShape.Offer.self,
      "A dictionary that the server's machine has, from a package of its system.",
      ["id": "What names it when it is added.", "name": "The name."], example: offerExample),
    .init(
      "DictionaryRequest", DictionaryRequest.self,
      "A change of a dictionary. What is left out stays.",
      ["on": "Whether words are looked up in it.", "place": "The index in the list, from 0."],
      example: #"{"on": false, "place": 0}"#),
    .init(
      "Definition", DefinitionShape.self, "What the dictionaries say of a word.",
      [
        "word": "The word that was asked for.",
        "dictionaries": "The dictionaries that know the word, and those that can't be read.",
        "suggestions": "Words that are written nearly alike, where no dictionary knows it.",
        "asked": "The number of dictionaries in which it was looked up.",
      ],
      example: #"""
        {"word": "ran", "dictionaries": [\#(sectionExample)], "suggestions": [], "asked": 1}
        """#),
    .init(
      "DefinitionSection", DefinitionShape.Section.self, "What one dictionary says.",
      [
        "id": "The dictionary's number.", "name": "The dictionary's name.",
        "entries": "The entries of the word and of the words that it is a form of.",
        "problem": "One English sentence that says why it can't be read, or `null`.",
      ], example: sectionExample),
    .init(
      "DefinitionEntry", DefinitionShape.Entry.self, "An entry of a dictionary.",
      [
        "headword": "The word under which it stands.",
        "pronunciation": "The pronunciation that the entry gives, or `null`.",
        "html": """
        Sanitised HTML: a few elements without attributes, but for `data-word`, the headword that an `a` \
        leads to.
        """,
      ],
      example: #"{"headword": "run", "pronunciation": null, "html": "<p><b>v 1</b> move fast</p>"}"#
    ),
  ]

  private static let offerExample = #"{"id": "wordnet", "name": "WordNet (English)"}"#
  private static let dictionaryExample = #"""
    {"id": 2, "name": "WordNet", "about": "A lexical database of English", "format": "dictd",
     "words": 147306, "on": true}
    """#
  private static let sectionExample = #"""
    {"id": 2, "name": "WordNet", "problem": null,
     "entries": [{"headword": "run", "pronunciation": null,
                  "html": "<p><b>v 1</b> move fast; <a data-word=\"hurry\">hurry</a></p>"}]}
    """#
}
