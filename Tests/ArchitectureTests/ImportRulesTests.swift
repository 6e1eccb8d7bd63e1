import Foundation
import Testing

/// The module graph of ARCHITECTURE.md: what each module may import of ours.
let allowedImports: [String: Set<String>] = [
  "Alignment": [],
  "Anchoring": ["ReadingModel"],
  "Annotations": ["Basics", "ReadingModel"],
  "ArchiveUnpacking": ["Archives", "Sandbox"],
  "Archives": ["CArchive"],
  "Articles": ["Markup"],
  "AudioCodecs": ["CFLAC", "CLAME", "COpus"],
  "AudioEngine": [
    "Alignment", "AudioCodecs", "Basics", "ReadAloud", "ReadingModel", "Sandbox", "SoundOutput",
    "Synthesizer",
  ],
  "Basics": ["CMalloc"],
  "BookParser": [
    "ArchiveUnpacking", "Articles", "Basics", "ChapterBuilding", "Hashing", "Markdown", "Markup",
    "MobiUnpacking", "PDFFiles", "PDFUnpacking", "ReadingModel", "Sandbox", "TextRecognition",
    "UnicodeText", "WrittenNumbers", "ZipArchive",
  ],
  "Certificates": ["CX509"],
  "ChapterBuilding": ["Basics", "Markup", "ReadingModel"],
  "ChineseScripts": ["COpenCC"],
  "Dictionaries": ["Basics", "Markup", "StreamCompression", "ZipArchive"],
  "Encryption": ["CCipher"],
  "HTTPServer": ["CMicroHTTPD"],
  "Hashing": ["CCrypto"],
  "Feeds": ["Articles", "Basics", "Markup"],
  "HibariVoices": [
    "Basics", "Hashing", "OnnxGraphs", "OnnxRuntime", "Synthesizer", "VoiceDownloads",
  ],
  "KokoroVoices": [
    "Basics", "Hashing", "OnnxGraphs", "OnnxRuntime", "Synthesizer", "VoiceDownloads",
    "ZipArchive",
  ],
  "Markdown": ["CCMark"],
  "Markup": ["CGumbo", "CXML"],
  "MediaHeaders": ["ReadingModel"],
  "MobiFiles": ["CMobi"],
  "MobiUnpacking": ["Basics", "Markup", "MobiFiles", "Sandbox", "ZipArchive"],
  "Morphemes": ["CMeCab"],
  "ObjectStorage": ["Encryption", "Hashing", "Markup", "WebFetching"],
  "OnnxGraphs": ["OnnxRuntime"],
  "OnnxRuntime": ["Basics", "COnnxOperators", "COnnxRuntime"],
  "PDFFiles": ["CPDFium"],
  "PDFUnpacking": ["PDFFiles", "PictureFiles", "Sandbox"],
  "Passwords": ["CArgon2"],
  "Phonemes": [
    "Basics", "ChineseScripts", "Morphemes", "OnnxRuntime", "Sandbox", "StreamCompression",
    "WrittenNumbers",
  ],
  "PicoFiles": ["CPico"],
  "PicoVoices": [
    "Hashing", "Phonemes", "PicoFiles", "Sandbox", "Synthesizer", "VoiceDownloads",
  ],
  "PictureConverting": ["Markup", "PictureFiles", "Sandbox"],
  "PictureFiles": ["CAVIF", "CTurboJPEG", "CWebP", "StreamCompression"],
  "PiperVoices": [
    "Basics", "Hashing", "OnnxGraphs", "OnnxRuntime", "Phonemes", "Synthesizer", "VoiceDownloads",
  ],
  "Publishing": [
    "Markdown", "PictureConverting", "PictureFiles", "ReadingModel", "Sandbox", "TextDrawing",
    "WrittenNumbers", "ZipArchive",
  ],
  "QRCodes": ["CQRencode"],
  "ReadAloud": [
    "Basics", "BookParser", "Hashing", "OnnxRuntime", "Phonemes", "ReadingModel", "SpokenText",
    "Synthesizer", "UnicodeText",
  ],
  "ReadingModel": ["Basics"],
  "RemoteVoices": ["Hashing", "Phonemes", "Synthesizer"],
  "SQLite": ["CSQLite"],
  "Sandbox": ["CSeccomp"],
  "Server": [
    "Annotations", "AudioCodecs", "AudioEngine", "Basics", "BookParser", "Certificates",
    "Dictionaries", "Encryption", "HTTPServer", "MediaHeaders", "PictureConverting", "Publishing",
    "ReadAloud",
    "ReadingModel", "RemoteVoices",
    "Storage", "StreamCompression", "Synthesizer", "TextRecognition", "TextSearch", "VorleserKit",
  ],
  "SoundOutput": ["CALSA"],
  "SpokenText": ["Basics", "ChineseScripts", "ReadingModel", "UnicodeText", "WrittenNumbers"],
  "Storage": ["Basics", "Hashing", "MediaHeaders", "ReadingModel", "SQLite"],
  "StreamCompression": ["CBZip2", "CBrotli", "CLZMA", "CZlib"],
  "Synthesizer": ["Phonemes"],
  "TextDrawing": ["CFontconfig", "CFreeType", "CHarfBuzz", "PictureFiles", "UnicodeText"],
  "TextRecognition": ["Markup", "Sandbox"],
  "TextSearch": ["Basics", "ReadingModel", "UnicodeText"],
  "UnicodeText": ["CICU"],
  "VoiceDownloads": ["Hashing", "Synthesizer", "ZipArchive"],
  "VorleserKit": [
    "Anchoring", "Annotations", "Articles", "AudioCodecs", "AudioEngine", "Basics", "BookParser",
    "Certificates", "Dictionaries", "Encryption", "Feeds", "Hashing", "HibariVoices",
    "KokoroVoices", "MediaHeaders", "ObjectStorage", "Passwords", "Phonemes", "PicoVoices",
    "PictureConverting", "PiperVoices", "Publishing", "ReadAloud", "ReadingModel",
    "RemoteVoices", "Sandbox",
    "Storage",
    "StreamCompression", "Synthesizer", "TextRecognition", "TextSearch", "WebDAV",
    "WebFetching", "ZipArchive",
  ],
  "WebDAV": ["Markup", "WebFetching"],
  "WebFetching": ["CCurl", "StreamCompression"],
  "WrittenNumbers": [],
  "ZipArchive": ["CLZMA", "CZip", "StreamCompression"],
  "vorleser": [
    "Annotations", "ArchiveUnpacking", "Articles", "AudioCodecs", "AudioEngine", "Basics",
    "BookParser",
    "Certificates", "Dictionaries", "Encryption", "MobiUnpacking", "OnnxRuntime", "PDFUnpacking",
    "Phonemes", "PicoVoices", "PictureConverting",
    "Publishing", "QRCodes", "ReadAloud", "ReadingModel", "RemoteVoices",
    "Sandbox", "Server", "SoundOutput", "Storage", "Synthesizer", "TextRecognition", "VorleserKit",
  ],
]

struct ImportRulesTests {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  static func ourModules() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: sources.path))
  }

  @Test func everyModuleHasARule() throws {
    let wrapped = allowedImports.values.reduce(into: Set(allowedImports.keys)) { $0.formUnion($1) }
    #expect(try Self.ourModules() == wrapped)
  }

  @Test(arguments: allowedImports.keys.sorted())
  func importsWhatIsAllowedAndNothingElse(module: String) throws {
    let ours = try Self.ourModules()
    let allowed = try #require(allowedImports[module])
    let root = Self.sources.appending(path: module)
    var used: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /(?m)^[^\/\n]*\bimport[ \t]+(?:[a-z]+[ \t]+)?(\w+)/) {
        let imported = String(match.1)
        guard ours.contains(imported) else { continue }
        #expect(allowed.contains(imported), "\(module)/\(file) imports \(imported)")
        used.insert(imported)
      }
    }
    #expect(allowed.subtracting(used).isEmpty, "\(module) may import what it does not use")
  }
}
