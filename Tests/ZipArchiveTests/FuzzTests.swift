import Foundation
import StreamCompression
import TestSupport
import Testing
import ZipArchive

/// Whatever an archive claims, reading it ends within its limits.
struct FuzzTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func archives() async throws {
    let file = folder.url.appending(path: "whole.zip")
    var writer = try ZipWriter(file: file)
    try writer.add("a.txt", Array("some text, some text, some text".utf8))
    try writer.add("é/b", Array("stored".utf8), isStored: true)
    try writer.finish()
    let sources =
      [file].compactMap { try? [UInt8](Data(contentsOf: $0)) } + CompressionMethodTests.samples
    try await FuzzLoop("ZIP archives", caseCount: 400).run { generator in
      let bytes = generator.mutated(generator.pick(sources))
      let broken = try folder.makeFile("broken.zip", Data(bytes))
      guard let archive = try? ZipArchive(file: broken) else { return }
      for index in archive.entries.indices.prefix(8) {
        #expect((try? archive.read(index, limit: 5000))?.bytes.count ?? 0 <= 5000)
        #expect((try? archive.beginning(of: index, count: 20))?.count ?? 0 <= 20)
        try? archive.extract(index, to: folder.url.appending(path: "out"), limit: 5000)
      }
    }
  }

  @Test func streams() async throws {
    let gzip = try Gzip.compress(Array("some text, some text, some text".utf8))
    let sources = [gzip, gzip + gzip, PackedDictionary.xz, PackedDictionary.bzip2]
    try await FuzzLoop("packed streams", caseCount: 600).run { generator in
      let bytes = generator.mutated(generator.pick(sources))
      #expect((try? Gzip.decompress(bytes, limit: 50_000))?.count ?? 0 <= 50_000)
      #expect((try? Xz.decompress(bytes, limit: 50_000))?.count ?? 0 <= 50_000)
      #expect((try? Bzip2.decompress(bytes, limit: 50_000))?.count ?? 0 <= 50_000)
    }
  }
}
