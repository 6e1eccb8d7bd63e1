import VorleserKit

extension InterfaceDescription {
  static let audiobooks = ResourceDescription(
    title: "Audiobooks",
    routes: [
      .init(
        "GET /api/audiobooks",
        "Lists the person's audiobooks, in the order in which they were asked for.",
        answer: .json("AudiobookList")),
      .init(
        "POST /api/books/{id}/audiobooks", "Has a book read to an audio file.",
        """
        One book is read at a time, behind everybody who listens, and goes on after a restart. The person's rules for reading aloud hold. \
        Events tell how far it is.
        """,
        body: .json("AudiobookRequest"), answer: .json("Audiobook", status: 201),
        errors: [.noSuchVoice, .voiceFailed, .diskFull]),
      .init(
        "POST /api/books/{id}/recordings",
        "Has a recording in files of its own laid beside the text of a book.",
        """
        The files have arrived as [uploads](#uploads-in-pieces) for a `recording`, and each of them must have sound. The recording is an \
        audiobook of the format `epub`, and waits for its turn among the others. A voice speaks the text first, and the recording \
        is compared with it. Needs the program ffmpeg on the server; otherwise `not-possible`.
        """,
        body: .json("AddedRecordingRequest"), answer: .json("Audiobook", status: 201),
        errors: [.conflict, .notARecording, .notPossible, .diskFull]),
      .init(
        "PATCH /api/audiobooks/{audiobook}", "Stops the work on an audiobook, or goes on with it.",
        "What was read is kept. One that has failed is tried again by `false`.",
        body: .json("AudiobookChangeRequest"), answer: .json("Audiobook")),
      .init(
        "DELETE /api/audiobooks/{audiobook}", "Removes an audiobook with its file, or gives it up.",
        answer: .json("AudiobookList")),
      .init(
        "GET /api/audiobooks/{audiobook}/file", "Hands out the file of an audiobook as a download.",
        answer: .bytes(types: AudiobookFormat.allCases.map(\.mediaType), "The file, with ranges."),
        errors: [.conflict]),
      .init(
        "PUT /api/audiobooks/{audiobook}/link",
        "Makes a link with which somebody without an account gets the audiobook.",
        """
        The page at `/shared#SECRET` plays it and offers the download. An earlier link of the audiobook ends. The secret is told this \
        once; a library that only this machine can reach has links that only work there.
        """,
        body: .json("AudiobookLinkRequest"), answer: .json("AudiobookLink"), errors: [.conflict]),
      .init(
        "DELETE /api/audiobooks/{audiobook}/link", "Ends the link of an audiobook.",
        answer: .json("Audiobook")),
      .init(
        "GET /api/shared/{secret}", "Says what a link leads to.",
        "A link that has ended, or whose book is gone, is `not-found`.",
        answer: .json("SharedAudiobook")),
      .init(
        "GET /api/shared/{secret}/file", "Hands out the audiobook of a link.",
        answer: .bytes(types: AudiobookFormat.allCases.map(\.mediaType), "The file, with ranges.")),
    ])
}
