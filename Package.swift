// swift-tools-version: 6.2
// Over 300 lines because it is the table of every module.
import PackageDescription

/// Every Swift target: Swift 6 mode plus the features Swift 7 is expected to turn on.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// The debug bridge is in debug builds, and in the tests' build, which asks for it; never in one for people.
let bridge: [SwiftSetting] =
  [.define("DEBUG_BRIDGE", .when(configuration: .debug))]
  + (Context.environment["VORLESER_DEBUG_BRIDGE"] == nil ? [] : [.define("DEBUG_BRIDGE")])

/// Tests are compiled as they stand, which saves minutes of every build; what they try is optimised.
let forTests = common + [.unsafeFlags(["-Onone"])]

/// A C library of Debian's: a module map and a shim, nothing else.
func library(_ name: String, pkgConfig: String? = nil, apt: String) -> [Target] {
  [.systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])]
}

/// A Swift face of C libraries; it marks every unsafe use.
func wrapper(
  _ name: String, _ dependencies: [Target.Dependency], testing: [Target.Dependency] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, swiftSettings: common + [.strictMemorySafety()]),
    tests(of: name, testing),
  ]
}

/// A Swift module with its tests.
func module(
  _ name: String, _ dependencies: [Target.Dependency], testing: [Target.Dependency] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies,
      swiftSettings: name == "Server" ? common + bridge : common),
    tests(of: name, dependencies + testing),
  ]
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
    swiftSettings: name == "Server" ? forTests + bridge : forTests)
}

let cLibraries: [[Target]] = [
  library("CALSA", pkgConfig: "alsa", apt: "libasound2-dev"),
  library("CAVIF", apt: "libavif-dev"),
  library("CArgon2", pkgConfig: "libargon2", apt: "libargon2-dev"),
  library("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),
  library("CBZip2", apt: "libbz2-dev"),
  library("CBrotli", pkgConfig: "libbrotlidec", apt: "libbrotli-dev"),
  library("CCMark", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-dev"),
  library("CCipher", pkgConfig: "libcrypto", apt: "libssl-dev"),
  library("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
  library("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
  library("CFLAC", pkgConfig: "flac", apt: "libflac-dev"),
  library("CFontconfig", apt: "libfontconfig1-dev"),
  library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
  library("CGumbo", pkgConfig: "gumbo", apt: "libgumbo-dev"),
  library("CHarfBuzz", apt: "libharfbuzz-dev"),
  library("CICU", pkgConfig: "icu-i18n", apt: "libicu-dev"),
  library("CLAME", apt: "libmp3lame-dev"),
  library("CLZMA", pkgConfig: "liblzma", apt: "liblzma-dev"),
  library("CMalloc", apt: "libc6-dev"),
  library("CMeCab", apt: "libmecab-dev"),
  library("CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
  library("CMobi", pkgConfig: "libmobi", apt: "libmobi-dev"),
  library("COnnxRuntime", apt: "libc6-dev"),
  library("COpus", pkgConfig: "opus", apt: "libopus-dev"),
  library("COpenCC", pkgConfig: "opencc", apt: "libopencc-dev"),
  library("CPDFium", apt: "libc6-dev"),
  library("CPico", apt: "libc6-dev"),
  library("CQRencode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
  library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
  library("CSeccomp", pkgConfig: "libseccomp", apt: "libseccomp-dev"),
  library("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
  library("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),
  library("CX509", pkgConfig: "libcrypto", apt: "libssl-dev"),
  library("CXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
  library("CZip", pkgConfig: "libzip", apt: "libzip-dev"),
  library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
]

/// C of our own: the operators of models of speech.
let ownC: [Target] = [.target(name: "COnnxOperators")]

let modules: [[Target]] = [
  // MARK: 0
  module("Basics", ["CMalloc"]),

  // MARK: 1, wrappers
  wrapper("Archives", ["CArchive"], testing: ["CArchive"]),
  wrapper("AudioCodecs", ["CFLAC", "CLAME", "COpus"]),
  wrapper("Certificates", ["CX509"]),
  wrapper("ChineseScripts", ["COpenCC"]),
  wrapper("Encryption", ["CCipher"]),
  wrapper("Hashing", ["CCrypto"]),
  wrapper("HTTPServer", ["CMicroHTTPD"], testing: ["Basics", "Certificates"]),
  wrapper("Markdown", ["CCMark"]),
  wrapper("Markup", ["CGumbo", "CXML"]),
  wrapper("MobiFiles", ["CMobi"], testing: ["MobiUnpacking"]),
  wrapper("Morphemes", ["CMeCab"]),
  wrapper(
    "OnnxRuntime", ["Basics", "COnnxOperators", "COnnxRuntime"], testing: ["COnnxOperators"]),
  wrapper("Passwords", ["CArgon2"]),
  wrapper("PDFFiles", ["CPDFium"]),
  wrapper("PicoFiles", ["CPico"]),
  wrapper("PictureFiles", ["CAVIF", "CTurboJPEG", "CWebP", "StreamCompression"]),
  wrapper("QRCodes", ["CQRencode"]),
  wrapper("SQLite", ["CSQLite"]),
  wrapper("Sandbox", ["CSeccomp"]),
  wrapper("SoundOutput", ["CALSA"]),
  wrapper(
    "TextDrawing", ["CFontconfig", "CFreeType", "CHarfBuzz", "PictureFiles", "UnicodeText"],
    testing: ["PictureFiles"]),
  wrapper("UnicodeText", ["CICU"]),
  wrapper("StreamCompression", ["CBZip2", "CBrotli", "CLZMA", "CZlib"]),
  wrapper("WebFetching", ["CCurl", "StreamCompression"], testing: ["HTTPServer"]),
  wrapper("ZipArchive", ["CLZMA", "CZip", "StreamCompression"]),

  // MARK: 2, model
  module("ReadingModel", ["Basics"]),
  module("WrittenNumbers", []),

  // MARK: 3
  module("Alignment", []),
  module("Anchoring", ["ReadingModel"]),
  module("Annotations", ["Basics", "ReadingModel"], testing: ["Anchoring"]),
  module(
    "AudioEngine",
    [
      "Alignment", "AudioCodecs", "Basics", "ReadAloud", "ReadingModel", "Sandbox", "SoundOutput",
      "Synthesizer",
    ]),
  module("ArchiveUnpacking", ["Archives", "Sandbox"]),
  module("Articles", ["Markup"]),
  module(
    "BookParser",
    [
      "ArchiveUnpacking", "Articles", "Basics", "ChapterBuilding", "Hashing", "Markdown", "Markup",
      "MobiUnpacking", "PDFFiles", "PDFUnpacking", "ReadingModel", "Sandbox", "TextRecognition",
      "UnicodeText", "WrittenNumbers", "ZipArchive",
    ], testing: ["MobiFiles"]),
  module("ChapterBuilding", ["Basics", "Markup", "ReadingModel"]),
  module(
    "HibariVoices",
    [
      "Basics", "Hashing", "OnnxGraphs", "OnnxRuntime", "Synthesizer", "VoiceDownloads",
    ], testing: ["Phonemes"]),
  module(
    "KokoroVoices",
    [
      "Basics", "Hashing", "OnnxGraphs", "OnnxRuntime", "Synthesizer", "VoiceDownloads",
      "ZipArchive",
    ], testing: ["Phonemes"]),
  module(
    "PicoVoices",
    [
      "Hashing", "Phonemes", "PicoFiles", "Sandbox", "Synthesizer", "VoiceDownloads",
    ]),
  module(
    "PiperVoices",
    [
      "Basics", "Hashing", "OnnxGraphs", "OnnxRuntime", "Phonemes", "Synthesizer", "VoiceDownloads",
    ]),
  module(
    "RemoteVoices", ["Hashing", "Phonemes", "Synthesizer"], testing: ["HTTPServer"]),
  module("Dictionaries", ["Basics", "Markup", "StreamCompression", "ZipArchive"]),
  module("Feeds", ["Articles", "Basics", "Markup"]),
  module("MediaHeaders", ["ReadingModel"]),
  module("MobiUnpacking", ["Basics", "Markup", "MobiFiles", "Sandbox", "ZipArchive"]),
  module(
    "ObjectStorage", ["Encryption", "Hashing", "Markup", "WebFetching"], testing: ["HTTPServer"]),
  module("OnnxGraphs", ["OnnxRuntime"]),
  module("PDFUnpacking", ["PDFFiles", "PictureFiles", "Sandbox"]),
  module("PictureConverting", ["Markup", "PictureFiles", "Sandbox"]),
  module(
    "Phonemes",
    [
      "Basics", "ChineseScripts", "Morphemes", "OnnxRuntime", "Sandbox", "StreamCompression",
      "WrittenNumbers",
    ],
    testing: ["Synthesizer"]),
  module(
    "Publishing",
    [
      "Markdown", "PictureConverting", "PictureFiles", "ReadingModel", "Sandbox", "TextDrawing",
      "WrittenNumbers", "ZipArchive",
    ], testing: ["AudioCodecs", "BookParser"]),
  module(
    "ReadAloud",
    [
      "Basics", "BookParser", "Hashing", "OnnxRuntime", "Phonemes", "ReadingModel", "SpokenText",
      "Synthesizer", "UnicodeText",
    ]),
  module(
    "SpokenText",
    ["Basics", "ChineseScripts", "ReadingModel", "UnicodeText", "WrittenNumbers"]),
  module("Storage", ["Basics", "Hashing", "MediaHeaders", "ReadingModel", "SQLite"]),
  module("Synthesizer", ["Phonemes"]),
  module("TextRecognition", ["Markup", "Sandbox"]),
  module("TextSearch", ["Basics", "ReadingModel", "UnicodeText"], testing: ["BookParser"]),
  module("VoiceDownloads", ["Hashing", "Synthesizer", "ZipArchive"]),
  module("WebDAV", ["Markup", "WebFetching"], testing: ["HTTPServer"]),

  // MARK: 4
  module(
    "VorleserKit",
    [
      "Anchoring", "Annotations", "Articles", "AudioCodecs", "AudioEngine", "Basics", "BookParser",
      "Certificates", "Dictionaries", "Encryption", "Feeds", "Hashing", "HibariVoices",
      "KokoroVoices", "MediaHeaders", "ObjectStorage", "Passwords", "Phonemes", "PicoVoices",
      "PictureConverting", "PiperVoices", "Publishing", "ReadAloud", "ReadingModel", "RemoteVoices",
      "Sandbox",
      "Storage", "StreamCompression", "Synthesizer", "TextRecognition", "TextSearch", "WebDAV",
      "WebFetching", "ZipArchive",
    ], testing: ["HTTPServer", "SQLite", "UnicodeText"]),

  // MARK: 5
  module(
    "Server",
    [
      "Annotations", "AudioCodecs", "AudioEngine", "Basics", "BookParser", "Certificates",
      "Dictionaries", "Encryption", "HTTPServer", "MediaHeaders", "PictureConverting", "Publishing",
      "ReadAloud",
      "ReadingModel", "RemoteVoices", "Storage", "StreamCompression", "Synthesizer",
      "TextRecognition", "TextSearch", "VorleserKit",
    ], testing: ["Passwords", "WebFetching"]),
  [
    .executableTarget(
      name: "vorleser",
      dependencies: [
        "Annotations", "ArchiveUnpacking", "Articles", "AudioCodecs", "AudioEngine", "Basics",
        "BookParser", "Certificates", "Dictionaries", "Encryption", "MobiUnpacking", "OnnxRuntime",
        "PDFUnpacking", "Phonemes", "PicoVoices", "PictureConverting", "Publishing", "QRCodes",
        "ReadAloud", "ReadingModel", "RemoteVoices", "Sandbox", "Server", "SoundOutput", "Storage",
        "Synthesizer", "TextRecognition", "VorleserKit",
      ], swiftSettings: common + bridge,
      // Where an installed tree has the Swift runtime: docs/decisions/0013.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-rpath=$ORIGIN/../lib/vorleser"])])
  ],
]

/// Measuring is no part of the tests' build: `make bench` and `make score` ask for it.
let benchmarks: [Target] =
  Context.environment["VORLESER_BENCHMARKS"] == nil
  ? []
  : [
    .executableTarget(
      name: "Score",
      dependencies: [
        "Articles", "BookParser", "Hashing", "Markdown", "OnnxRuntime", "Phonemes", "ReadingModel",
        "SpokenText", "UnicodeText", "VorleserKit",
      ], path: "Benchmarks/Score", swiftSettings: common),
    .executableTarget(
      name: "PhonemeBench", dependencies: ["OnnxRuntime", "Phonemes"],
      path: "Benchmarks/PhonemeBench", swiftSettings: common),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Articles", "AudioCodecs", "AudioEngine", "BookParser", "OnnxRuntime", "Phonemes",
        "ReadAloud", "ReadingModel", "SpokenText", "Synthesizer", "VorleserKit",
      ], path: "Benchmarks/Bench", swiftSettings: common),
  ]

/// The program that libFuzzer drives; `make fuzz` builds it with the instruments of coverage.
let fuzzing: [Target] =
  Context.environment["VORLESER_FUZZING"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Annotations", "Articles", "BookParser", "ChapterBuilding", "Dictionaries", "Feeds",
        "MediaHeaders", "PDFFiles", "Phonemes", "ReadAloud", "ReadingModel", "SpokenText",
        "StreamCompression", "TextSearch", "VorleserKit", "ZipArchive",
      ], path: "Fuzzing", exclude: ["seeds"],
      // libFuzzer brings the main function.
      swiftSettings: common + [.unsafeFlags(["-parse-as-library"])])
  ]

let tools: [[Target]] = [
  benchmarks, fuzzing,
  [
    .target(
      name: "TestSupport", dependencies: ["ReadingModel", "Sandbox"], path: "Tests/TestSupport",
      swiftSettings: common),
    .testTarget(name: "ArchitectureTests", swiftSettings: forTests),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "AudioEngine", "BookParser", "HTTPServer", "Publishing", "TestSupport", "vorleser",
      ],
      exclude: ["Help"], swiftSettings: forTests),
  ],
]

let package = Package(
  name: "vorleser",
  products: [
    .executable(name: "vorleser", targets: ["vorleser"]),
    .library(name: "VorleserKit", targets: ["VorleserKit"]),
  ],
  targets: (cLibraries + [ownC] + modules + tools).flatMap { $0 },
  swiftLanguageModes: [.v6]
)
