import Foundation
import TestSupport
import Testing

@testable import Server

/// Every error type of every module has a row in the table of problems, or a reason why no answer comes from it.
struct ProblemCoverageTests {
  /// Errors that a layer below the routes turns into another one, or that end the program before a route answers.
  private static let inner = [
    "Annotations.MarkFileError": "LibraryError is made of it",
    "Articles.SelectorError": "SiteRuleError has its selector",
    "ArchiveUnpacking.ArchiveFailure": "BookOpenError is made of it",
    "Archives.ArchiveError":
      "of the process that unpacks an archive; ArchiveFailure has its reason",
    "AudioCodecs.AudioCodecError": "only for memory that is not there; a defect",
    "AudioEngine.NarrationError": "of files that 'vorleser narrate' writes",
    "AudioEngine.Refusal": "of the program that encodes AAC; NarrationError has its reason",
    "Certificates.CertificateError": "ServerCertificateError wraps it",
    "ChapterBuilding.ChapterError": "the chapter is given as far as it can be, with a finding",
    "Encryption.EncryptionError": "BackupError and SecretError say what it is about",
    "Feeds.NoFeed": "FeedError is made of it",
    "Hashing.HashingError": "only for memory that is not there; a defect",
    "Markdown.MarkdownError": "of the guide book, which the project writes",
    "Markup.MarkupError": "BookOpenError and findings have its reason",
    "MobiFiles.MobiError":
      "of the process that unpacks a Kindle file; UnpackingFailure has its reason",
    "MobiUnpacking.UnpackingFailure": "BookOpenError is made of it",
    "Morphemes.MorphemeError": "PronunciationDataError is made of it",
    "ObjectStorage.FileProblem": "ObjectStorageError has its words",
    "ObjectStorage.ObjectStorageError": "DestinationError is made of it",
    "OnnxRuntime.OnnxError": "the engines make SpeechError of it",
    "Phonemes.EspeakError": "Pronunciation makes SpeechError of it",
    "Phonemes.PronunciationDataError": "Problem(listening:) says that the voice failed",
    "PDFFiles.PDFError": "of the process that reads a PDF; PDFFailure has its reason",
    "PDFUnpacking.PDFFailure": "BookOpenError is made of it",
    "Passwords.PasswordError": "AccountError.failed wraps it",
    "PicoFiles.PicoError": "of the process that speaks with Pico; PicoFailure has its reason",
    "PicoVoices.PicoFailure": "the engine makes SpeechError of it",
    "PictureConverting.DrawingProgramError":
      "of the process that draws; the drawing stays as it is",
    "PictureFiles.PictureError":
      "of the process that converts a picture; its description stands in its place",
    "ReadAloud.UnspokenLanguage": "a sentence is skipped for it, or NothingSpoken has it",
    "RemoteVoices.RemoteFailure": "the engine makes SpeechError or RemoteRefusal of it",
    "RemoteVoices.RemoteRefusal":
      "of a voice that is being connected; ConnectionRouteTests has each of its cases",
    "VorleserKit.VoiceKeyError": "RemoteFailure has its reason",
    "SQLite.SQLiteError": "StorageError is made of it",
    "Sandbox.SandboxError": "UnpackingFailure is made of it, or the confined process ends with it",
    "Server.Failure": "of a shape without a schema, which a test reads first",
    "Server.ServerStartError": "the program ends with it",
    "SoundOutput.SoundOutputError": "of the sound card, which 'vorleser play' uses",
    "StreamCompression.CompressionError": "DictionaryError and FetchError are made of it",
    "SpokenText.Refusal": "of a replacement rule; SpeechChoicesError is made of it",
    "Synthesizer.Failure": "of phonemes that a rule spells; SpeechChoicesError has its reason",
    "TextDrawing.TextDrawingError": "an EPUB is written without a drawn cover then",
    "TextSearch.Unreadable": "LibraryQuery makes SearchError of it",
    "UnicodeText.RegularExpressionError": "SearchError and SpeechChoicesError are made of it",
    "UnicodeText.UnicodeTextError": "only for ICU's data that is not there; a defect",
    "VorleserKit.BackupFolderError": "DestinationError is made of it",
    "VorleserKit.ChangedFile": "a line of the restore report says it",
    "VorleserKit.SecretError": "DestinationError has it",
    "VorleserKit.ServerCertificateError":
      "the program ends with it, or keeps the certificate it has",
    "VorleserKit.UnreadableText":
      "the search index is made again for it, or StorageError is made of it",
    "WebDAV.WebDAVError": "DestinationError is made of it",
    "WebFetching.ServerFileError": "WebDAVError and ObjectStorageError have its reason",
    "WebFetching.FetchError": "ArticleError and FeedError are made of it",
    "ZipArchive.ZipError": "BookOpenError and DictionaryError are made of it",
  ]

  /// `Module.Type` of each declaration that conforms to `Error`.
  private static func declared() throws -> Set<String> {
    let declaration =
      /\b(?:enum|struct|class|actor|extension)\s+(?:\w+\.)*(\w+)[^{\n:]*:\s*([^{]*)\{/
    let sources = Places.root.appending(path: "Sources")
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && !path.hasPrefix("vorleser/") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: declaration) where match.2.contains(/\bError\b/) {
        found.insert("\(path.prefix { $0 != "/" }).\(match.1)")
      }
    }
    return found
  }

  @Test func everyErrorOfEveryModuleIsAccountedFor() throws {
    let declared = try Self.declared()
    let mapped = Set(
      ProblemTableTests.errors.map { error, _ in
        let parts = String(reflecting: type(of: error)).split(separator: ".")
        return "\(parts.first ?? "").\(parts.last ?? "")"
      })
    for name in declared.sorted() {
      #expect(
        mapped.contains(name) != (Self.inner[name] != nil),
        "\(name) needs a sample in ProblemTableTests, or a reason here, and not both")
    }
    #expect(Set(Self.inner.keys).subtracting(declared).isEmpty)
    #expect(declared.count > 30)
  }
}
