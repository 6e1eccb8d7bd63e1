import AudioEngine
import BookParser
import Dictionaries
import HTTPServer
import Publishing
import ReadAloud
import Storage
import Synthesizer
import TextSearch
import Testing
import TextRecognition
import VorleserKit
import WebFetching

@testable import ReadingModel
@testable import Server

struct ProblemTableTests {
  static let errors: [(any Error & Sendable, ProblemType)] = rows + wordy

  private static let rows: [(any Error & Sendable, ProblemType)] = [
    (LibraryError.noSuchBook(id: 3), .notFound), (LibraryError.otherFile(name: "a"), .otherFile),
    (LibraryError.missingFile(name: "a"), .missingFile), (NoSuchChapter(index: 3), .notFound),
    (LibraryError.offsetOutside(length: 3), .badRequest),
    (LibraryError.tooLarge(byteLimit: 1 << 30), .tooLarge),
    (LibraryError.storage(.busy), .busy), (LibraryError.storage(.diskFull), .diskFull),
    (LibraryError.storage(.readOnly(folder: "/secret/place")), .readOnly),
    (BackupError.notABackup(reason: "x"), .refused), (BackupError.newer, .refused),
    (BackupError.unwritable(reason: "/secret/place"), .diskFull),
    (BackupError.passphraseNeeded, .passwordNeeded), (BackupError.wrongPassphrase, .passwordNeeded),
    (BackupError.weakPassphrase, .refused), (BackupError.damaged(reason: "x"), .refused),
    (BackupError.undecrypted(reason: "/secret/place"), .diskFull),
    (BackupError.noRoom(needed: 2 << 30, free: 1 << 30), .diskFull),
    (BackupError.noRoomToBackUp(needed: 2 << 30, free: 1 << 30), .diskFull),
    (DestinationError.badName, .badRequest),
    (DestinationError.noSuchDestination(name: "nas"), .notFound),
    (DestinationError.isSending(name: "nas"), .notPossible),
    (DestinationError.isRestoring, .notPossible),
    (WatchedFolderError.outside, .badRequest),
    (WatchedFolderError.unreadable, .badRequest),
    (WatchedFolderError.known, .badRequest),
    (WatchedFolderError.ownData, .badRequest),
    (WatchedFolderError.tooMany, .badRequest),
    (WatchedFolderError.noSuchFolder, .notFound),
    (PublishingError.unreadable, .notABook), (PublishingError.noPrinter, .notPossible),
    (PublishingError.unprinted, .notPossible),
    (PublishingError.noText, .notPossible), (PublishingError.nothingInIt, .notPossible),
    (PublishingError.tooLargeToPrint(byteCount: 300 << 20), .notPossible),
    (PublishingError.unwritable("/secret/place"), .diskFull),
    (StorageError.readOnly(folder: "/secret/place"), .readOnly),
    (StorageError.damaged(reason: "x"), .defect), (StorageError.gone, .busy),
    (BookOpenError.empty, .notABook), (BookOpenError.unsupportedFormat("A film"), .notABook),
    (BookOpenError.protected(scheme: "X"), .refused), (BookOpenError.missingContainer, .refused),
    (BookOpenError.damagedArchive(reason: "x"), .refused),
    (SpeechError.unknownVoice("x"), .noSuchVoice), (SpeechError.engine("x"), .voiceFailed),
    (
      SpeechError.unusableModel("/secret/place/model.onnx is missing: run `make build`"),
      .voiceFailed
    ),
    (ResourceFolder.Failure.missing(searched: ["/secret/place"]), .voiceFailed),
    (VoiceInstallError.nameTaken("x"), .nameTaken), (VoiceConnectionError.badAddress, .badRequest),
    (VoiceConnectionError.tooMany(limit: 3), .badRequest),
    (CancellationError(), .busy), (PagePictures.Busy(), .busy),
    (Unknown(path: "/secret/place/x"), .defect),
  ]

  private static let wordy: [(any Error & Sendable, ProblemType)] = [
    (Problem.notFound("There is none."), .notFound), (AccountError.badCode, .badCode),
    (AccountError.busy, .busy), (AccountError.failed("x"), .defect),
    (BackgroundRefusal.tooManyPixels, .tooLarge), (BackgroundRefusal.notAPicture, .badRequest),
    (ArticleError.notFetched(FetchError(.timedOut, host: "example.org")), .notFetched),
    (ArticleError.noArticle(host: "example.org"), .noArticle),
    (ArticleError.asksForConsent(host: "example.org"), .noArticle),
    (ArticleError.otherFile(.feed, host: "example.org"), .noArticle),
    (ArticleError.noAddress, .badRequest),
    (MetadataRefusal.noTitle, .badRequest), (CoverRefusal.notAPicture, .badRequest),
    (CoverRefusal.tooLarge, .tooLarge), (CoverRefusal.tooManyPixels, .tooLarge),
    (FeedError.notFetched(FetchError(.missing, host: "example.org")), .notFetched),
    (FeedError.noFeed(host: "example.org"), .noFeed), (FeedError.noList, .noFeed),
    (CalibreError.damaged, .notABook), (MergeRefusal.hidden, .badRequest),
    (MergeRefusal.sameBook, .badRequest),
    (MergeRefusal.tooManyMarks, .badRequest),
    (QueueRefusal.tooMany, .badRequest), (FeedRefusal.noSuchFeed, .notFound),
    (FeedRefusal.noSuchGroup, .notFound), (FeedRefusal.badGroup, .badRequest),
    (FeedRefusal.known(name: "News"), .badRequest),
    (AudiobookError.noSuchAudiobook, .notFound), (AudiobookError.unfinished, .conflict),
    (AudiobookError.unplayable, .conflict), (AudiobookError.noSuchLink, .notFound),
    (AudiobookError.badDays, .badRequest),
    (RecordingError.noDecoder, .notPossible), (RecordingError.notOfThisBook, .notARecording),
    (RecordingError.undecodable(path: "a.mp3", reason: "x"), .notARecording),
    (RecordingError.unreadable(path: "a.mp3"), .notARecording),
    (RecordingError.tooLong(path: "a.mp3"), .notARecording),
    (RecordingError.decoderStuck, .notARecording),
    (RecognitionError.noProgram, .notPossible), (RecognitionError.limit, .notPossible),
    (RecognitionError.noLanguage("fra"), .notPossible),
    (RecognitionError.failed(reason: "x"), .notPossible),
    (VoiceOfferError.tooMany, .badRequest),
    (VoiceInstallError.noSuchVoice("x"), .noSuchVoice),
    (AudiobookError.tooMany, .badRequest),
    (CollectionRefusal.noSuchCollection, .notFound), (CollectionRefusal.notYours, .forbidden),
    (CollectionRefusal.badName, .badRequest), (TagRefusal.tooMany, .badRequest),
    (ShelfRuleRefusal("value", "A number belongs here."), .badRequest),
    (DictionaryError.notADictionary, .notADictionary),
    (DictionaryError.noSuchDictionary, .notFound),
    (FontRefusal.notAFont, .badRequest), (FontRefusal.tooLarge, .tooLarge),
    (HTTPServerError(kind: .bodyTooSlow, message: "The file came too slowly."), .badRequest),
    (HTTPServerError(kind: .system, message: "x"), .defect),
    (NothingSpoken(reason: "It is Greek."), .voiceFailed),
    (SearchError.emptyQuery, .badRequest), (SearchError.tooSlow, .tooSlow),
    (SessionRefusal.tooMany, .badRequest),
    (KOReaderStatisticsError.damaged, .badRequest), (KOReaderStatisticsError.tooLarge, .tooLarge),
    (FeedTokenTooOld(), .beginAgain),
    (SettingsRefusal.tooLarge, .tooLarge), (SettingsRefusal.tooMany, .badRequest),
    (UploadError.noSuchUpload, .notFound), (UploadError.otherOffset(received: 3), .conflict),
    (UploadError.tooLong(byteCount: 3), .badRequest), (UploadError.tooMany(limit: 3), .badRequest),
    (UploadError.incomplete(received: 3, byteCount: 4), .conflict),
    (UploadError.givenUp, .conflict),
    (ChapterRuleError.malformed(index: 2), .badRule), (ChapterRuleError.tooMany, .badRule),
    (SiteRuleError.host(index: 1), .badRule), (SiteRuleError.selector(index: 0, "p:"), .badRule),
    (SiteRuleError.tooMany, .badRule),
    (SpeechChoicesError(.noText, "A rule needs a text."), .badRule),
  ]

  private struct Unknown: Error {
    let path: String
  }

  @Test(arguments: errors.indices)
  func everyErrorHasItsProblemAndNamesNoFolder(index: Int) throws {
    let (error, type) = Self.errors[index]
    let problem = Problem(error)
    #expect(problem.type == type && !problem.detail.isEmpty)
    #expect(!problem.response.text.contains("secret") && problem.response.problem == type.rawValue)
    #expect((problem.type == .busy) == (problem.response.header("Retry-After") != nil))
  }

  @Test(arguments: [
    ("/a/b/c.onnx is missing", "c.onnx is missing"), ("it ('/a/b') fails", "it ('b') fails"),
    ("and/or 1/2 of https://a.example/b", "and/or 1/2 of https://a.example/b"), ("", ""),
  ])
  func aPathBecomesAName(text: String, shown: String) {
    #expect(text.withoutFolders == shown)
  }
}
