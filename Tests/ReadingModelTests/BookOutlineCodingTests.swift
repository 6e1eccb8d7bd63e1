import Foundation
import ReadingModel
import Testing

@Suite("The coding of outlines")
struct BookOutlineCodingTests {
  private static let outline = BookOutline(
    chapters: [
      .init(title: "One", start: 0, length: 10, isLinear: true),
      .init(title: nil, start: 10, length: 0, isLinear: false),
      .init(title: "Three", start: 10, length: 7, isLinear: true),
    ],
    contents: [
      .init(
        label: "Part", offset: 0, chapter: 0,
        children: [
          .init(
            label: "One", offset: 0, chapter: 0,
            children: [.init(label: "deep", offset: 3, chapter: 0, children: [])]),
          .init(label: "nowhere", offset: nil, chapter: nil, children: []),
        ]),
      .init(label: "Three", offset: 10, chapter: 2, children: []),
    ],
    findings: [Finding(.minor, at: "a", .deadLink, "A link leads nowhere.")])

  private func decoded(_ json: String) throws -> BookOutline { try BookOutline(parts: [json]) }

  private func parts(of outline: BookOutline) throws -> [String] {
    var parts: [String] = []
    try outline.forEachPart { parts.append($0) }
    return parts
  }

  @Test("an outline comes back from its columns as it was")
  func roundTrip() throws {
    let parts = try parts(of: Self.outline)
    #expect(parts.count == 1)
    #expect(try BookOutline(parts: parts) == Self.outline)
  }

  @Test(
    "an outline that is written in parts comes back as it was",
    arguments: [(0, 1), (1, 1), (4096, 1), (4097, 2), (10_000, 3)])
  func slices(count: Int, partCount: Int) throws {
    let titles = (0..<count).map { $0 % 3 == 0 ? nil : "\"Chapter\" \($0) / \u{1F600}\n" }
    let outline = BookOutline(
      chapters: titles.indices.map {
        .init(title: titles[$0], start: 7 * $0, length: 7, isLinear: $0 % 5 != 0)
      },
      contents: titles.indices.map {
        .init(
          label: titles[$0] ?? "", offset: $0 % 2 == 0 ? nil : 7 * $0, chapter: $0, children: [])
      }, findings: Self.outline.findings)
    let parts = try parts(of: outline)
    #expect(parts.count == partCount)
    #expect(try BookOutline(parts: parts) == outline)
    // A megabyte, with titles as long as these.
    #expect(parts.allSatisfy { $0.utf8.count < 1 << 20 })
  }

  @Test("nested contents with more entries than chapters come back from their parts as they were")
  func nestedParts() throws {
    let volumes = (0..<90).map { (volume: Int) in
      BookOutline.Entry(
        label: "Volume \(volume)", offset: volume, chapter: nil,
        children: (0..<99).map {
          .init(
            label: "\($0)", offset: nil, chapter: 0,
            children: $0 == 98 ? [.init(label: "x", offset: 1, chapter: 0, children: [])] : [])
        })
    }
    let outline = BookOutline(
      chapters: Self.outline.chapters, contents: volumes, findings: Self.outline.findings)
    let parts = try parts(of: outline)
    #expect(parts.count == 3)
    #expect(try BookOutline(parts: parts) == outline)
    #expect(throws: DecodingError.self) { try BookOutline(parts: parts.dropLast()) }
  }

  @Test("the columns that former programs have stored as one text are read")
  func columns() throws {
    let count = 5000
    let numbers = (0..<count).map(String.init).joined(separator: ",")
    let sevens = Array(repeating: "7", count: count).joined(separator: ",")
    let zeros = Array(repeating: "0", count: count).joined(separator: ",")
    let titles = (0..<count).map { "\"Chapter \($0)\"" }.joined(separator: ",")
    let outline = try decoded(
      """
      {"titles":[\(titles)],"lengths":[\(sevens)],"aside":[4999],"labels":[\(titles)],"offsets":[\(numbers)],
      "targets":[\(numbers)],"childCounts":[\(zeros)],"findings":[]}
      """)
    #expect(outline.chapters.count == count && outline.contents.count == count)
    #expect(outline.length == 7 * count)
    #expect(outline.chapters.last?.isLinear == false && outline.chapters[4998].isLinear)
    #expect(outline.contents.last?.label == "Chapter 4999")
  }

  @Test("the objects that former programs have stored are read")
  func objects() throws {
    let outline = try decoded(
      """
      {"chapters": [{"title": "One", "start": 0, "length": 10, "isLinear": true},
                    {"start": 10, "length": 0, "isLinear": false},
                    {"title": "Three", "start": 10, "length": 7, "isLinear": true}],
       "contents": [{"label": "Three", "offset": 10, "chapter": 2, "children": [{"label": "x", "children": []}]}],
       "findings": []}
      """)
    #expect(outline.chapters == Self.outline.chapters)
    #expect(outline.contents.first?.children.first?.label == "x")
  }

  @Test(
    "columns that do not fit together are an error",
    arguments: [
      (
        #""titles": ["a"], "lengths": [1, 2]"#,
        #""labels": [], "offsets": [], "targets": [], "childCounts": []"#
      ),
      (
        #""titles": ["a"], "lengths": [1]"#,
        #""labels": ["a"], "offsets": [], "targets": [0], "childCounts": [0]"#
      ),
      (
        #""titles": ["a"], "lengths": [1]"#,
        #""labels": ["a"], "offsets": [0], "targets": [0], "childCounts": [9]"#
      ),
    ])
  func misfits(chapters: String, contents: String) {
    #expect(throws: DecodingError.self) {
      try decoded("{\(chapters), \"aside\": [], \(contents), \"findings\": []}")
    }
  }

  @Test(
    "a chapter of an impossible length is an error",
    arguments: [
      #""lengths": [-1]"#, #""lengths": [9223372036854775807]"#,
      #""chapters": [{"start": 9223372036854775807, "length": 10, "isLinear": true}]"#,
      #""chapters": [{"start": 0, "length": -10, "isLinear": true}]"#,
    ])
  func impossibleLengths(chapters: String) {
    #expect(throws: DecodingError.self) {
      try decoded(
        """
        {\(chapters), "titles": ["a"], "aside": [], "labels": [], "offsets": [], "targets": [], "childCounts": [],
         "contents": [], "findings": []}
        """)
    }
  }
}
