import MediaHeaders
import VorleserKit

extension InterfaceDescription {
  static let listening = ResourceDescription(
    title: "Listening",
    routes: [
      .init(
        "GET /api/books/{id}/audio", "Reads a book aloud from an offset on.",
        query: streamParameters,
        answer: .bytes(types: ["audio/mpeg", "audio/webm"], "The sound, while it is made."),
        errors: streamErrors),
      .init(
        "GET /api/books/{id}/timeline", "Says when the sentences of that sound are spoken.",
        "The server answers when the segment `index` is known, after 20 seconds at the latest.",
        query: streamParameters + [
          .number("index", "The first segment that is wanted.", example: "12", isRequired: true),
          .number("count", "The most segments, 1 to 200; 200 unless given.", example: "16"),
        ], answer: .json("Timeline"), errors: streamErrors),
    ])

  static let recordings = ResourceDescription(
    title: "Recordings of books",
    routes: [
      .init(
        "GET /api/books/{id}/chapters/{n}/recording",
        "Says which text of a chapter is heard when in a recording.",
        """
        The recording is the one that the book brings, or an [audiobook](#audiobooks) that was made of it. What the rules skip \
        is left out. A chapter without a recording has no clips.
        """,
        query: [
          .text(
            "audiobook",
            "The `id` of an audiobook of the book; without it, the book's own recording."),
          .text("rules", "The `key` of [the rules](#rules-for-reading-aloud) that count."),
        ],
        answer: .json("Recording"), errors: [.otherRules, .conflict] + unreadable),
      .init(
        "GET /api/books/{id}/sounds/{path}", "Hands out a sound or video of the book.",
        "Files of other kinds are not handed out.",
        answer: .bytes(types: SoundKind.types, "The sound or video, with ranges."),
        errors: unreadable),
      .init(
        "GET /api/audiobooks/{audiobook}/sounds/{n}",
        "Hands out the sound of an audiobook for playing it.",
        "An EPUB has a sound for each chapter, other formats have one.",
        answer: .bytes(types: audiobookSounds, "The sound, with ranges."),
        errors: [.conflict]),
    ])

  private static let audiobookSounds = AudiobookFormat.allCases.filter { $0 != .epub }
    .map(\.mediaType)

  private static let streamParameters: [RouteDescription.Parameter] = [
    .number("from", "The book offset of the first word.", example: "61210", isRequired: true),
    .needed("voice", "The `id` of the voice.", example: "heart"),
    .choice("until", ["chapter"], "`chapter` ends at the end of the chapter."),
    .text("rules", "The `key` of [the rules](#rules-for-reading-aloud) that count."),
    .choice("format", ["mp3", "opus"], "`mp3` unless given."),
    .choice("languages", ["any"], "`any` reads other languages than the voice's, too."),
  ]
  private static let streamErrors: [ProblemType] =
    [.noSuchVoice, .voiceFailed, .otherLanguage, .otherScript, .otherRules] + unreadable

  static let voices = ResourceDescription(
    title: "Voices",
    routes: [
      .init("GET /api/voices", "Lists the installed voices.", answer: .json("VoiceList")),
      .init(
        "GET /api/voices/{name}/preview", "Says a short sentence in a voice.",
        answer: .bytes(types: ["audio/mpeg"], "The sentence."),
        errors: [.noSuchVoice, .voiceFailed]),
      .init(
        "GET /api/voices/offers", "Lists the voices that can be installed or removed.",
        "The voices that come with the program are not among them.",
        answer: .json("VoiceOfferList")),
      .init(
        "POST /api/voices/{name}", "Begins to install a voice.",
        """
        The server answers at once; `voice` events tell how far it is. A download that broke off goes on where it \
        stopped. At most 4 voices are installed at once.
        """,
        answer: .json("VoiceOfferList", status: 202), errors: [.noSuchVoice]),
      .init(
        "DELETE /api/voices/{name}", "Removes a voice, or stops its installation.",
        "What has arrived of its file stays for the next attempt.",
        answer: .json("VoiceOfferList"), errors: [.noSuchVoice]),
      .init(
        "GET /api/voices/connections", "Lists the voices that other programs speak.",
        "Only admins see them. No answer holds a key.", answer: .json("VoiceConnectionList")),
      .init(
        "PUT /api/voices/connections/{name}", "Connects a voice that another program speaks.",
        """
        The other program is asked by HTTP in the form of OpenAI's `/v1/audio/speech`, and must speak a sentence before \
        the voice counts. The server sends it every sentence that this voice reads. The key is kept sealed, and sent to \
        this address only. A voice of the same name is replaced.
        """,
        body: .json("VoiceConnectionRequest"), answer: .json("VoiceConnectionList"),
        errors: [.nameTaken, .voiceFailed]),
      .init(
        "DELETE /api/voices/connections/{name}", "Forgets a connected voice and its key.",
        answer: .json("VoiceConnectionList"), errors: [.noSuchVoice]),
    ])

  static let speech = ResourceDescription(
    title: "Rules for reading aloud",
    routes: [
      .init(
        "GET /api/books/{id}/speech", "Says what counts when a book is read aloud.",
        answer: .json("Speech")),
      .init(
        "GET /api/books/{id}/speech/findings", "Says what a book has that may be skipped.",
        answer: .json("Findings"), errors: unreadable),
      .init(
        "GET /api/books/{id}/speech/dialogue", "Says who is named as a speaker in a book.",
        """
        Attributions such as "said Emma" name speakers in English, German, French, Spanish, Chinese and Japanese. Other \
        languages have quotations without names.
        """,
        answer: .json("Dialogue"), errors: unreadable),
      .init(
        "GET /api/speech/{scope}", "Says what the person has decided in a scope.",
        answer: .json("Choices")),
      .init(
        "PUT /api/speech/{scope}", "Stores everything that the person decides in a scope.",
        "The body has at most 2 MB.", body: .json("ChoicesRequest"), answer: .json("Choices"),
        errors: [.conflict, .badRule, .tooLarge]),
      .init(
        "GET /api/speech/{scope}/file", "Hands out the choices as a download.",
        answer: .bytes(types: ["application/json"], "The choices, which the import takes.")),
      .init(
        "POST /api/speech/import", "Reads a list of pronunciations, without storing it.",
        """
        The route knows the lists of Voice Dream (`"search",0,Y,"say",0`), of Librera and @Voice (`"from" "to"`, or \
        JSON pairs), and the file of a scope.
        """,
        body: .bytes(type: "text/plain", "The list, at most 2 MB."),
        answer: .json("ImportedRules"), errors: [.badRule, .tooLarge]),
      .init(
        "POST /api/speech/preview", "Says a text by the rules of a book.",
        body: .json("TrialRequest"),
        answer: .bytes(types: ["audio/mpeg"], "The text as it would be read."),
        errors: [.badRule, .nothingToSay, .noSuchVoice, .voiceFailed]),
    ])
}
