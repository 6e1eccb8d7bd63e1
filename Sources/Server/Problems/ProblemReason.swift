import AudioEngine
import BookParser
import Dictionaries
import ReadAloud
import ReadingModel
import RemoteVoices
import Storage
import TextSearch
import VorleserKit

/// The case of a problem, with the words and numbers of its sentence, from which a page can
/// translate it.
struct ProblemReason: Hashable, Sendable {
  /// The case's code, as docs/api.md lists it.
  let code: String
  /// The values in the sentence, such as a file's name.
  var values: [String: String] = [:]

  /// Names a case.
  ///
  /// - Parameters:
  ///   - code: The case's code, as docs/api.md lists it.
  ///   - values: The values in the sentence.
  init(_ code: String, _ values: [String: String] = [:]) {
    self.code = code
    self.values = values
  }

  /// The case of an error of the layers below; `nil` if the problem's type has only one.
  init?(_ error: any Error) {
    switch error {
    case let error as BookOpenError: self.init(book: error)
    case let error as LibraryError: self.init(library: error)
    case let error as AccountError: self.init(account: error)
    case let error as DictionaryError: self.init(dictionary: error)
    case let error as SearchError: self.init(search: error)
    case let error as SpeechChoicesError: self.init(rule: error)
    case let error as ChapterRuleError: self.init(chapterRule: error)
    case UploadError.givenUp: self.init("given-up")
    case is KOReaderStatisticsError: self.init("no-statistics")
    case SessionRefusal.tooMany:
      self.init("too-many", ["limit": String(SessionReport.countLimit)])
    case let error as SiteRuleError: self.init(siteRule: error)
    case QueueRefusal.tooMany: self.init("too-many", ["limit": String(QueueRefusal.bookLimit)])
    case AudiobookError.tooMany: self.init("too-many", ["limit": String(AudiobookError.limit)])
    case let error as RecordingError: self.init(recording: error)
    case VoiceOfferError.tooMany: self.init("too-many", ["limit": String(VoiceInstallations.limit)])
    case let error as ArticleError: self.init(error.code, error.values)
    case let error as FeedError: self.init(error.code, error.values)
    case let error as FeedRefusal: self.init(feed: error)
    case let error as DestinationError:
      guard let reason = ProblemReason(destination: error) else { return nil }
      self = reason
    case let error as WatchedFolderError:
      guard let reason = ProblemReason(watched: error) else { return nil }
      self = reason
    case let error as BackupError:
      guard let reason = ProblemReason(backup: error) else { return nil }
      self = reason
    case let error as FontRefusal: self.init(font: error)
    case let error as BackgroundRefusal: self.init(background: error)
    case CoverRefusal.notAPicture: self.init("not-a-picture")
    case let error as RemoteRefusal: self.init(error.code, error.values)
    case VoiceConnectionError.tooMany(let limit): self.init("too-many", ["limit": String(limit)])
    case is NothingSpoken: self.init("nothing-spoken")
    default: return nil
    }
  }

  private init?(destination error: DestinationError) {
    switch error {
    case .badName: self.init("bad-destination")
    case .badRegion: self.init("bad-region")
    case .noAccessKey: self.init("no-access-key")
    case .isSending: self.init("is-sending")
    case .isRestoring: self.init("is-restoring")
    case .server(let failure): self.init(failure.kind.rawValue, failure.values)
    case .secret: self.init("secret")
    case .noSuchDestination, .noBackup: return nil
    }
  }

  private init?(backup error: BackupError) {
    switch error {
    case .notABackup: self.init("not-a-backup")
    case .newer: self.init("newer-backup")
    case .damaged: self.init("damaged-backup")
    case .passphraseNeeded: self.init("passphrase")
    case .wrongPassphrase: self.init("wrong-passphrase")
    case .weakPassphrase: self.init("weak-passphrase")
    case .noRoom(let needed, let free):
      self.init("no-room-to-restore", ["needed": String(needed), "free": String(free)])
    case .noRoomToBackUp(let needed, let free):
      self.init("no-room-to-back-up", ["needed": String(needed), "free": String(free)])
    case .unwritable, .undecrypted: return nil
    }
  }

  private init(recording error: RecordingError) {
    switch error {
    case .noDecoder: self.init("no-decoder")
    case .unreadable(let file): self.init("unreadable", ["file": file.withoutFolders])
    case .undecodable(let file, _): self.init("no-sound", ["file": file.withoutFolders])
    case .decoderStuck: self.init("decoder-stuck")
    case .tooLong(let file): self.init("too-long", ["file": file.withoutFolders])
    case .notOfThisBook: self.init("other-book")
    }
  }

  private init?(watched error: WatchedFolderError) {
    switch error {
    case .outside: self.init("watch-outside")
    case .unreadable: self.init("watch-unreadable")
    case .known: self.init("watch-known")
    case .ownData: self.init("watch-own")
    case .tooMany: self.init("too-many", ["limit": String(WatchedFolderError.limit)])
    case .noSuchFolder: return nil
    }
  }

  private init(book error: BookOpenError) {
    switch error {
    case .unreadable: self.init("unreadable")
    case .empty: self.init("empty")
    case .unsupportedFormat(let name):
      let formats = BookOpenError.supported.joined(separator: ", ")
      self.init("unsupported", ["format": name, "formats": formats])
    case .damagedArchive: self.init("damaged")
    case .limit: self.init("too-complex")
    case .protected(let scheme): self.init("protected", ["scheme": scheme])
    case .missingContainer: self.init("not-an-epub")
    case .missingPackage(let path): self.init("missing-package", ["file": path])
    case .malformedPackage(let path, _): self.init("damaged-package", ["file": path])
    case .malformed(let format, _): self.init("damaged-document", ["format": format])
    case .convertible(let file): self.init(file.rawValue)
    case .missingSpine: self.init("no-chapters")
    case .passwordNeeded: self.init("encrypted")
    case .wrongPassword: self.init("wrong-file-password")
    }
  }

  private init?(library error: LibraryError) {
    switch error {
    case .foreignMarks: self.init("no-marks")
    case .longMark(let limit): self.init("long-mark", ["limit": String(limit)])
    case .longNote(let limit): self.init("long-note", ["limit": String(limit)])
    case .tooManyMarks: self.init("too-many")
    default: return nil
    }
  }

  private init?(account error: AccountError) {
    switch error {
    case .badName, .badLabel: self.init("bad-name")
    case .notFirst: self.init("not-first")
    case .lastAdmin: self.init("last-admin")
    case .tooMany: self.init("too-many")
    default: return nil
    }
  }

  private init?(dictionary error: DictionaryError) {
    switch error {
    case .missingFile(let name): self.init("missing-file", ["file": name])
    case .damaged(let file, _): self.init("damaged", ["file": file])
    case .packed(let file, let packer): self.init("packed", ["file": file, "packer": packer])
    case .tooMany: self.init("too-many")
    case .tooLarge, .noSuchDictionary, .notOffered, .notADictionary: return nil
    }
  }

  private init?(search error: SearchError) {
    switch error {
    case .emptyQuery: self.init("empty-query")
    case .tooLong(let limit): self.init("long-query", ["limit": String(limit)])
    case .pattern, .tooSlow, .failed: return nil
    }
  }

  private init(rule error: SpeechChoicesError) {
    self.init(error.kind.rawValue, error.rule.map { ["rule": String($0 + 1)] } ?? [:])
  }

  private init(chapterRule error: ChapterRuleError) {
    switch error {
    case .malformed(let index): self.init("bad-expression", ["rule": String(index + 1)])
    case .tooMany: self.init("too-many")
    }
  }

  private init(siteRule error: SiteRuleError) {
    switch error {
    case .host(let index): self.init("no-host", ["rule": String(index + 1)])
    case .selector(let index, let text):
      self.init("bad-selector", ["rule": String(index + 1), "selector": text])
    case .tooMany: self.init("too-many")
    }
  }

  private init?(feed error: FeedRefusal) {
    switch error {
    case .noSuchFeed, .noSuchGroup: return nil
    case .known(let name): self.init("feed-known", ["name": name])
    case .badName, .badGroup: self.init("bad-name")
    case .tooMany: self.init("too-many")
    }
  }

  private init?(font error: FontRefusal) {
    switch error {
    case .notAFont: self.init("not-a-font")
    case .tooMany: self.init("too-many")
    case .tooLarge: return nil
    }
  }

  private init?(background error: BackgroundRefusal) {
    switch error {
    case .notAPicture: self.init("not-a-picture")
    case .tooMany: self.init("too-many")
    case .tooLarge, .tooManyPixels: return nil
    }
  }
}
