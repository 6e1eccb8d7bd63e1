import Foundation
import TestSupport
import Testing

@testable import QRCodes

struct QRCodeTests {
  static let reader = "/usr/bin/zbarimg"

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: reader), "no zbarimg here (zbar-tools)"),
    arguments: [
      "http://127.0.0.1:7878", "https://192.168.178.21:7878", "https://[fd00::12:3456]:7878",
      "https://books.example.org/very/long/path/" + String(repeating: "a", count: 150),
    ])
  func aCameraReadsWhatTheTerminalShows(text: String) throws {
    let code = try #require(QRCode(text))
    let folder = try TemporaryFolder()
    let picture = try folder.makeFile("code.pgm", Self.picture(of: code.halfBlocks))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: Self.reader)
    process.arguments = ["--raw", "-q", "-Sdisable", "-Sqrcode.enable", picture.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == text + "\n")
  }

  @Test func nothingAndTooMuchHaveNoCode() {
    #expect(QRCode("") == nil)
    #expect(QRCode(String(repeating: "a", count: 5000)) == nil)
  }

  /// What a terminal draws: each character is a light or dark dot over another, eight pixels wide.
  private static func picture(of text: String) -> Data {
    var rows: [[UInt8]] = []
    for line in text.split(separator: "\n") {
      let blocks = line.filter { "█▀▄ ".contains($0) }
      rows.append(blocks.map { "█▀".contains($0) ? 255 : 0 })
      rows.append(blocks.map { "█▄".contains($0) ? 255 : 0 })
    }
    let scale = 8
    let width = (rows.first?.count ?? 0) * scale
    var data = Data("P5 \(width) \(rows.count * scale) 255\n".utf8)
    for row in rows {
      let wide = row.flatMap { [UInt8](repeating: $0, count: scale) }
      for _ in 0..<scale { data.append(contentsOf: wide) }
    }
    return data
  }
}
