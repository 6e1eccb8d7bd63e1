import Foundation

/// Another program's opinion of our files.
enum Ffmpeg {
  static let program: String? = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Decodes a file to 24 kHz mono.
  static func decode(_ bytes: [UInt8], as fileExtension: String) throws -> Decoded {
    try withFile(bytes, fileExtension) { file in
      let pcm = try run([
        "-v", "error", "-i", file.path, "-f", "s16le", "-ac", "1", "-ar", "24000", "-",
      ])
      let samples = stride(from: 0, to: pcm.output.count - 1, by: 2).map {
        let value = Int16(bitPattern: UInt16(pcm.output[$0]) | UInt16(pcm.output[$0 + 1]) << 8)
        return Float(value) / 32_768
      }
      return Decoded(samples: samples, complaints: String(decoding: pcm.errors, as: UTF8.self))
    }
  }

  /// The tags of a file, names in lower case.
  static func tags(of bytes: [UInt8], as fileExtension: String) throws -> [String: String] {
    try withFile(bytes, fileExtension) { file in
      // Ogg has its tags in the stream, the others in the file.
      let text = try ["0:g", "0:s:0"].map { place in
        try run([
          "-v", "error", "-i", file.path, "-map_metadata", place, "-f", "ffmetadata", "-",
        ]).output
      }.reduce(Data(), +)
      var tags: [String: String] = [:]
      for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
        guard let split = line.firstIndex(of: "=") else { continue }
        tags[line[..<split].lowercased()] = String(line[line.index(after: split)...])
      }
      return tags
    }
  }

  private static func withFile<T>(
    _ bytes: [UInt8], _ fileExtension: String, _ body: (URL) throws -> T
  ) throws -> T {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).\(fileExtension)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file)
  }

  private static func run(_ arguments: [String]) throws -> (output: Data, errors: Data) {
    let process = Process()
    process.executableURL = program.map { URL(filePath: $0) }
    process.arguments = ["-nostdin"] + arguments
    let errorFile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: errorFile)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (printed, try Data(contentsOf: errorFile))
  }
}

struct Decoded {
  var samples: [Float]
  var complaints: String
}
