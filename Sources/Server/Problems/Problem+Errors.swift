import AudioEngine
import BookParser
import Dictionaries
import HTTPServer
import Publishing
import ReadAloud
import ReadingModel
import RemoteVoices
import Storage
import Synthesizer
import TextRecognition
import TextSearch
import VorleserKit

extension Problem {
  /// Turns an error of the layers below into a problem; this is the one table for that.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - base: The path under which the client reaches the library.
  init(_ error: any Error, below base: BasePath = .root) {
    switch error {
    case let problem as Problem: self = problem
    case let error as LibraryError: self.init(library: error, base)
    case let error as NoSuchChapter: self = .notFound(error.description)
    case let error as StorageError: self.init(storage: error)
    case let error as UploadError: self.init(upload: error)
    case FontRefusal.tooLarge:
      self = .tooLarge(FontRefusal.byteLimit, FontRefusal.tooLarge.description)
    case let error as FontRefusal: self = .badRequest(error.description)
    case BackgroundRefusal.tooLarge: self = .tooLarge(BackgroundRefusal.byteLimit, "\(error)")
    case BackgroundRefusal.tooManyPixels:
      self.init(.tooLarge, "\(error)")
      numbers.pixels = BackgroundRefusal.pixelLimit
    case let error as BackgroundRefusal: self = .badRequest(error.description)
    case let error as AccountError: self.init(account: error)
    case let error as SettingsRefusal:
      if case .tooLarge = error {
        self = .tooLarge(SettingsRule.byteLimit, error.description)
      } else {
        self = .badRequest(error.description)
      }
    case let error as FeedTokenTooOld: self.init(.beginAgain, error.description)
    case KOReaderStatisticsError.tooLarge:
      self = .tooLarge(KOReaderStatisticsError.byteLimit, "\(KOReaderStatisticsError.tooLarge)")
    case let error as KOReaderStatisticsError: self = .badRequest(error.description)
    case let error as SessionRefusal: self = .badRequest(error.description)
    case CollectionRefusal.noSuchCollection:
      self = .notFound(CollectionRefusal.noSuchCollection.description)
    case CollectionRefusal.notYours:
      self.init(.forbidden, CollectionRefusal.notYours.description, reason: "not-your-collection")
    case let error as CollectionRefusal: self = .badRequest(error.description)
    case let error as ShelfRuleRefusal: self = .badRequest(error.description)
    case let error as QueueRefusal: self = .badRequest(error.description)
    case let error as TagRefusal: self = .badRequest(error.description)
    case let error as MergeRefusal: self = .badRequest(error.description)
    case let error as MetadataRefusal: self = .badRequest(error.description)
    case CoverRefusal.tooLarge:
      self = .tooLarge(CoverRefusal.byteLimit, CoverRefusal.tooLarge.description)
    case CoverRefusal.tooManyPixels:
      self.init(.tooLarge, CoverRefusal.tooManyPixels.description)
      numbers.pixels = CoverRefusal.pixelLimit
    case let error as CoverRefusal: self = .badRequest(error.description)
    case let error as BookOpenError: self.init(Self.type(of: error), error.description)
    case let error as CalibreError: self.init(.notABook, error.description)
    case let error as AudiobookError: self.init(audiobook: error)
    case RecordingError.noDecoder: self.init(.notPossible, "\(RecordingError.noDecoder)")
    case let error as RecordingError: self.init(.notARecording, error.description.withoutFolders)
    case let error as RecognitionError: self.init(.notPossible, error.description)
    case let error as VoiceOfferError: self = .badRequest(error.description)
    case VoiceInstallError.noSuchVoice(let name):
      self.init(.noSuchVoice, "There is no voice '\(name.prefix(80))' to install.")
    case let error as VoiceConnectionError: self = .badRequest(error.description)
    case VoiceInstallError.nameTaken(let name):
      self.init(.nameTaken, "There is another voice '\(name.prefix(80))'. Choose another name.")
    case let error as RemoteRefusal: self.init(.voiceFailed, error.description.withoutFolders)
    case let error as ArticleError: self.init(article: error)
    case let error as FeedError: self.init(feed: error)
    case let error as FeedRefusal where error.isOfAbsence: self = .notFound(error.description)
    case let error as FeedRefusal: self = .badRequest(error.description)
    case let error as SearchError: self.init(search: error)
    case let error as DictionaryError: self.init(dictionary: error)
    case let error as SpeechError: self.init(speech: error)
    case is PagePictures.Busy:
      self = .busy("Too many pages are being drawn. Try again in a moment.")
    case let error as PublishingError: self.init(publishing: error)
    case let error as DestinationError: self.init(destination: error)
    case WatchedFolderError.noSuchFolder:
      self = .notFound(WatchedFolderError.noSuchFolder.description)
    case let error as WatchedFolderError: self = .badRequest(error.description)
    case BackupError.unwritable:
      self.init(
        .diskFull,
        "The backup can't be written. Make room on the disk of the data folder and try again.")
    case BackupError.passphraseNeeded, BackupError.wrongPassphrase:
      self.init(.passwordNeeded, "\(error)")
    case BackupError.undecrypted:
      self.init(
        .diskFull,
        "The backup can't be decrypted. Make room on the disk of the data folder and try again.")
    case BackupError.noRoom, BackupError.noRoomToBackUp: self.init(.diskFull, "\(error)")
    case let error as BackupError: self.init(.refused, error.description)
    case let error as SiteRuleError: self.init(.badRule, error.description)
    case let error as ChapterRuleError: self.init(.badRule, error.description)
    case let error as SpeechChoicesError: self.init(.badRule, error.sentence)
    case let error as NothingSpoken:
      let type: ProblemType? = error.language.map {
        $0.isOtherScript ? .otherScript : .otherLanguage
      }
      self.init(type ?? .voiceFailed, error.description.withoutFolders)
      language = error.language?.language
    case let error as HTTPServerError where error.kind == .bodyTooSlow:
      self = .badRequest(error.message)
    case is ResourceFolder.Failure:
      self.init(.voiceFailed, "The voice's files are missing. Install Vorleser again.")
    case is CancellationError: self = .busy("Vorleser is shutting down.")
    default:
      self.init(
        .defect,
        "Something went wrong. The log of the Vorleser server has the details.")
      cause = String(describing: error)
    }
    if reason == nil { reason = ProblemReason(error) }
  }

  /// The problem that ended a live stream: the book can no longer be read, or the voice failed.
  init(listening error: any Error) {
    self.init(error)
    guard type == .defect else { return }
    self = Problem(.voiceFailed, "The voice can't be used: \("\(error)".withoutFolders)")
  }

  /// The problem of a book that can't be exported; where the file would lie is nobody's business.
  private init(publishing error: PublishingError) {
    switch error {
    case .noChapters, .unreadable: self.init(.notABook, error.description)
    case .noPrinter, .tooLargeToPrint, .unprinted, .noText, .nothingInIt:
      self.init(.notPossible, error.description)
    case .unwritable, .exists:
      self.init(
        .diskFull,
        "The exported file can't be written. Make room on the disk of the data folder and try again."
      )
    }
  }

  private init(destination error: DestinationError) {
    switch error {
    case .noSuchDestination, .noBackup: self = .notFound(error.description)
    case .badName, .badRegion, .noAccessKey: self = .badRequest(error.description)
    case .isSending, .isRestoring: self.init(.notPossible, error.description)
    case .server, .secret: self.init(.destination, error.description)
    }
  }

  private init(library error: LibraryError, _ base: BasePath) {
    switch error {
    case .noSuchBook: self = .notFound(error.description)
    case .duplicate(let existing):
      self.init(.duplicate, error.description)
      self.existing = BookShape(existing, base)
    case .otherFile: self.init(.otherFile, error.description)
    case .missingFile: self.init(.missingFile, error.description)
    case .positionConflict(let current):
      self.init(.conflict, error.description)
      self.current = .position(PositionShape(current))
    case .otherEdition: self.init(.otherEdition, error.description)
    case .noSuchTag: self = .notFound(error.description)
    case .noSuchMark: self = .notFound(error.description)
    case .markConflict(let current):
      self.init(.conflict, error.description)
      self.current = .mark(MarkShape(current))
    case .choicesConflict: self.init(.conflict, error.description)
    case .offsetOutside, .badMark, .foreignMarks, .longMark, .longNote, .tooManyMarks:
      self = .badRequest(error.description)
    case .tooLarge(let limit): self = .tooLarge(limit, error.description)
    case .storage(let error): self.init(storage: error)
    }
  }

  private init(audiobook error: AudiobookError) {
    switch error {
    case .noSuchAudiobook, .noSuchLink: self = .notFound(error.description)
    case .unfinished, .unplayable: self.init(.conflict, error.description)
    case .tooMany, .unavailable, .badDays: self = .badRequest(error.description)
    }
  }

  private init(article error: ArticleError) {
    switch error {
    case .notFetched: self.init(.notFetched, error.description)
    case .noArticle, .asksForConsent, .otherFile: self.init(.noArticle, error.description)
    case .noAddress: self = .badRequest(error.description)
    }
  }

  private init(feed error: FeedError) {
    switch error {
    case .notFetched: self.init(.notFetched, error.description)
    case .noFeed, .noList: self.init(.noFeed, error.description)
    }
  }

  private init(upload error: UploadError) {
    switch error {
    case .noSuchUpload: self = .notFound(error.description)
    case .otherOffset, .incomplete, .givenUp: self.init(.conflict, error.description)
    case .tooLong, .tooMany: self = .badRequest(error.description)
    }
  }

  private init(dictionary error: DictionaryError) {
    switch error {
    case .noSuchDictionary, .notOffered: self = .notFound(error.description)
    case .tooLarge(_, let limit): self = .tooLarge(limit, error.description)
    case .tooMany: self = .badRequest(error.description)
    case .missingFile, .damaged, .packed, .notADictionary:
      self.init(.notADictionary, error.description)
    }
  }

  private init(storage error: StorageError) {
    switch error {
    case .busy, .gone: self = .busy(error.description)
    case .diskFull: self.init(.diskFull, error.description)
    case .readOnly: self.init(.readOnly, error.description)
    case .newerVersion, .damaged, .failed, .database: self.init(.defect, error.description)
    }
    outage = LibraryOutage(error)
  }

  private init(search error: SearchError) {
    switch error {
    case .emptyQuery, .tooLong: self = .badRequest(error.description)
    case .pattern(_, let offset):
      self.init(.badPattern, error.description)
      self.offset = offset
    case .tooSlow: self.init(.tooSlow, error.description)
    case .failed: self.init(.defect, error.description)
    }
  }

  private init(speech error: SpeechError) {
    switch error {
    case .unknownVoice(let name):
      self.init(.noSuchVoice, "There is no voice '\(name.prefix(80))'. Choose another one.")
    case .unusableModel(let reason), .engine(let reason):
      self.init(.voiceFailed, "The voice can't be used: \(reason.withoutFolders)")
    }
  }

  private static func type(of error: BookOpenError) -> ProblemType {
    switch error {
    case .unreadable: .missingFile
    case .empty, .unsupportedFormat, .convertible: .notABook
    case .passwordNeeded, .wrongPassword: .passwordNeeded
    case .damagedArchive, .limit, .protected, .missingContainer, .missingPackage, .malformedPackage,
      .malformed, .missingSpine:
      .refused
    }
  }
}

extension SpeechChoicesError {
  /// The sentence, with the number of the rule.
  fileprivate var sentence: String {
    guard let rule else { return description }
    return "Rule \(rule + 1): \(description)"
  }
}

extension String {
  /// The text with file names in place of paths, which clients must not see.
  var withoutFolders: String {
    replacing(/(?<start>^|[\s"'(])(?:\/[^\s\/"'():,;]+)*\/(?<name>[^\s\/"'():,;]+)/) { match in
      "\(match.output.start)\(match.output.name)"
    }
  }
}
