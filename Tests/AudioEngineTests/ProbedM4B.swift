import Foundation

/// A file as ffprobe sees it.
struct ProbedM4B: Decodable {
  struct Chapter: Decodable {
    var start_time: String
    var end_time: String
    var tags: [String: String]?
  }
  struct Stream: Decodable {
    var codec_name: String
    var codec_type: String
    var tags: [String: String]?
    var disposition: [String: Int]?
  }
  struct Format: Decodable {
    var duration: String
    var tags: [String: String]?
  }
  var chapters: [Chapter]
  var streams: [Stream]
  var format: Format

  static let program = "/usr/bin/ffprobe"
  static let isPossible = FileManager.default.isExecutableFile(atPath: program)

  init(_ file: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = [
      "-v", "error", "-show_chapters", "-show_streams", "-show_format", "-of", "json", file.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    self = try JSONDecoder().decode(Self.self, from: printed)
  }

  var duration: Double { Double(format.duration) ?? 0 }
}
