import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// EPUBs that programs have packed in ways of their own.
struct OddPackageTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  private func files(_ packed: BookFixture) -> [(path: String, content: [UInt8])] {
    [("mimetype", Array("application/epub+zip".utf8))]
      + [("META-INF/container.xml", Array((packed.container ?? "").utf8))] + packed.files
  }

  private static let book = BookFixture.chapters(["<h1>One</h1><p>text</p>", "<h1>Two</h1>"])

  @Test func aPackageThatIsElsewhereIsFound() async throws {
    var packed = Self.book
    packed.container = BookFixture.containerDocument(naming: "wrong/gone.opf")
    let book = try await BookParser.open(try fixture.archive("a.epub", files(packed)))
    #expect(book.spine.count == 2)
    #expect(book.findings.contains { $0.message.contains("names one that is not there") })
  }

  @Test func foldersMayBePartedByBackslashes() async throws {
    let files = files(Self.book).map {
      (path: $0.path.replacing("/", with: "\\"), content: $0.content)
    }
    let book = try await BookParser.open(try fixture.archive("a.epub", files))
    #expect(try await book.chapters().map(\.text) == ["One\ntext", "Two"])
    #expect(book.findings.allSatisfy { $0.place == "mimetype" }, "\(book.findings)")
  }

  @Test(arguments: ["#!/bin/sh\nexit 0\n", "\n", "From: a@example.org\r\n\r\n"])
  func anArchiveMayBeginBehindOtherBytes(before: String) async throws {
    let archive = try fixture.archive("a.epub", files(Self.book))
    let bytes = Array(before.utf8) + Array(try Data(contentsOf: archive))
    let book = try await fixture.open("b.epub", bytes)
    #expect(try await book.chapters().map(\.text) == ["One\ntext", "Two"])
    // What is named as a text is one.
    await #expect(throws: BookOpenError.self) { try await fixture.open("b.epub", before) }
  }
}
