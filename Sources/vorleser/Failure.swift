import AudioCodecs
import AudioEngine
import BookParser
import Dictionaries
import Foundation
import OnnxRuntime
import Publishing
import Phonemes
import ReadAloud
import ReadingModel
import RemoteVoices
import Server
import SoundOutput
import Storage
import Synthesizer
import TextRecognition
import VorleserKit

/// The sentence that people see when a command fails, and the exit code.
///
/// This is the one table that turns domain errors into both.
struct Failure {
  var code: ExitCode
  /// One sentence; empty if everything was printed already.
  var message: String
  /// The error with the errors inside it.
  var chain: String

  /// Makes the failure of an error.
  init(_ error: any Error) {
    chain = Self.chain(of: error)
    message = String(describing: error)
    switch error {
    case let error as ExitCode:
      code = error
      message = ""
    case is CancellationError:
      code = .interrupted
      message = "Interrupted. Run the same command again to continue."
    case UploadError.givenUp: code = .interrupted
    case let error as InputError:
      code = .data
      message = error.description
    case let error as BookOpenError:
      code = Self.code(for: error)
      if error == .passwordNeeded {
        message =
          "This file is encrypted. Give its password by --password-file, or in "
          + "$\(Invocation.passwordVariable)."
      }
    case let error as NarrationError: code = Self.code(for: error)
    case let error as RecordingError: code = Self.code(for: error)
    case let error as PublishingError:
      code = Self.code(for: error)
      if case .exists = error { message += " Use --force to replace it." }
    case let error as LibraryError:
      code = Self.code(for: error)
      message = Self.sentence(for: error)
    case let error as AccountError: code = Self.code(for: error)
    case let error as BackupError:
      code = Self.code(for: error)
      if error == .passphraseNeeded {
        message =
          "This backup is encrypted. Give its passphrase by --passphrase-file, or in "
          + "$\(Invocation.passphraseVariable)."
      }
    case let error as DestinationError:
      code = Self.code(for: error)
      if case .noSuchDestination = error { message += " Run 'vorleser destination' to see all." }
    case let error as ArticleError:
      if case .notFetched = error { code = .unavailable } else { code = .data }
      if case .otherFile(.feed, _) = error { message += " 'vorleser feed add' does that." }
    case let error as FeedError:
      if case .notFetched = error { code = .unavailable } else { code = .data }
    case is FeedRefusal: code = .data
    case let error as DictionaryError:
      switch error {
      case .missingFile, .notOffered: code = .noInput
      default: code = .data
      }
    case let error as SpeechError:
      code = Self.code(for: error)
      message = Self.sentence(for: error)
    case is ResourceFolder.Failure, is PronunciationDataError:
      code = .unavailable
    case let error as SoundOutputError:
      code = .unavailable
      if error.kind == .noDevice {
        message += " 'vorleser serve' reads in a browser, 'vorleser narrate' makes a file."
      }
    case let error as OnnxError:
      code = .unavailable
      message = "\(error). Run 'make build', or reinstall the program."
    case let error as RecognitionError:
      code = Self.code(for: error)
      message = error.description
    case is PlaybackFailure: code = .inputOutput
    case let error as ServerStartError: code = Self.code(for: error)
    case let error as VoiceInstallError: code = Self.code(for: error)
    case is VoiceConnectionError: code = .usage
    case is RemoteRefusal: code = .unavailable
    case let error as AudioCodecError:
      code = .inputOutput
      message = error.message
    case let error as KOReaderStatisticsError:
      code = .data
      message = error.description
    case let error as CalibreError:
      code = .data
      message = error.description
    case let error as SpeechChoicesError:
      code = .data
      message = error.rule.map { "Rule \($0 + 1): \(error)" } ?? error.description
    case let error as CocoaError:
      code = error.code == .fileReadNoSuchFile ? .noInput : .inputOutput
      message = error.localizedDescription
    default:
      code = .software
      message = "Unexpected error: \(error)"
    }
  }

  /// The type of an error with its payload, which its sentence may leave out.
  private static func chain(of error: any Error) -> String {
    var lines = ""
    dump(error, to: &lines, name: String(reflecting: type(of: error)))
    return lines.trimmingCharacters(in: .newlines)
  }

  private init(code: ExitCode, message: String) {
    self.code = code
    self.message = message
    chain = ""
  }

  /// The message of a wrong command line, followed by the command's usage.
  static func usage(_ error: UsageError, root: Command) -> Failure {
    var command = root
    for name in error.path.dropFirst() {
      command = command.subcommands.first { $0.name == name } ?? command
    }
    let usage = HelpScreen(command: command, path: error.path).usage
    let program = error.path.joined(separator: " ")
    return Failure(
      code: .usage,
      message: "\(error.message)\nUsage: \(usage)\n  See '\(program) --help' for more information.")
  }

  /// Prints the message and ends the program.
  ///
  /// - Parameter verbose: Whether to print the whole chain of causes as well.
  func exit(verbose: Bool = false) -> Never {
    if !message.isEmpty { Terminal.note("Error: \(message)") }
    if verbose, !chain.isEmpty { Terminal.note("Caused by: \(chain)") }
    code.endProgram()
  }

  private static func code(for error: BookOpenError) -> ExitCode {
    if case .unreadable = error { .noInput } else { .data }
  }

  private static func code(for error: LibraryError) -> ExitCode {
    switch error {
    case .noSuchBook, .noSuchMark, .noSuchTag, .missingFile: .noInput
    case .duplicate, .otherFile, .otherEdition, .positionConflict, .choicesConflict,
      .offsetOutside, .tooLarge, .markConflict, .badMark, .foreignMarks, .longMark, .longNote,
      .tooManyMarks:
      .data
    case .storage(.busy), .storage(.gone): .temporary
    case .storage(.readOnly): .cannotCreate
    case .storage(.diskFull), .storage(.failed): .inputOutput
    case .storage(.newerVersion), .storage(.damaged): .data
    case .storage(.database): .software
    }
  }

  private static func code(for error: AccountError) -> ExitCode {
    switch error {
    case .nobody: .noInput
    case .busy, .tooManyTries: .temporary
    case .failed: .software
    default: .data
    }
  }

  private static func code(for error: BackupError) -> ExitCode {
    switch error {
    case .unwritable: .cannotCreate
    case .undecrypted, .noRoom, .noRoomToBackUp: .inputOutput
    case .notABackup, .newer, .passphraseNeeded, .wrongPassphrase, .weakPassphrase, .damaged: .data
    }
  }

  private static func code(for error: DestinationError) -> ExitCode {
    switch error {
    case .badName, .badRegion, .noAccessKey: .usage
    case .noSuchDestination, .noBackup: .noInput
    case .server: .unavailable
    case .isSending, .isRestoring: .temporary
    case .secret: .data
    }
  }

  private static func code(for error: NarrationError) -> ExitCode {
    switch error {
    case .diskFull: .inputOutput
    case .unwritable, .busy: .cannotCreate
    case .nothingToSay, .nothingSpoken: .data
    case .noEncoder: .unavailable
    case .encoderFailed: .inputOutput
    }
  }

  private static func code(for error: RecordingError) -> ExitCode {
    switch error {
    case .noDecoder: .unavailable
    case .unreadable: .noInput
    case .undecodable, .tooLong, .notOfThisBook: .data
    case .decoderStuck: .temporary
    }
  }

  private static func code(for error: PublishingError) -> ExitCode {
    switch error {
    case .exists, .unwritable: .cannotCreate
    case .noChapters, .unreadable, .noText, .nothingInIt, .tooLargeToPrint: .data
    case .noPrinter, .unprinted: .unavailable
    }
  }

  private static func code(for error: RecognitionError) -> ExitCode {
    switch error {
    case .noProgram, .noLanguage: .unavailable
    case .limit, .failed: .software
    }
  }

  private static func code(for error: SpeechError) -> ExitCode {
    if case .engine = error { .software } else { .unavailable }
  }

  private static func code(for error: ServerStartError) -> ExitCode {
    switch error {
    case .noAccount: .usage
    case .badCertificate: .data
    case .portInUse, .system: .unavailable
    }
  }

  private static func code(for error: VoiceInstallError) -> ExitCode {
    switch error {
    case .noSuchVoice, .notInFolder: .unavailable
    case .network, .refused, .damaged: .temporary
    case .unwritable, .nameTaken: .cannotCreate
    }
  }

  /// The sentence of a library error, with details that only a person at this machine may see.
  private static func sentence(for error: LibraryError) -> String {
    switch error {
    case .storage(.readOnly(let folder)):
      "The data folder \(folder) is read-only. Check its permissions, or choose another "
        + "folder with --home."
    case .noSuchBook: "\(error) Run 'vorleser list' to see all books."
    default: error.description
    }
  }

  private static func sentence(for error: SpeechError) -> String {
    switch error {
    case .unknownVoice(let name):
      VorleserKit.publishedVoices.contains { $0.voice.id == name }
        ? "The voice '\(name)' isn't installed. Install it with 'vorleser voices install \(name)'."
        : "There is no voice '\(name)'. Run 'vorleser voices' for a list."
    case .unusableModel(let reason): reason
    case .engine(let reason): "The voice can't be used: \(reason)"
    }
  }
}
