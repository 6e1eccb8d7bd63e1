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

  private func decoded(_ json: String) throws -> BookOutline {
    try JSONDecoder().decode(BookOutline.self, from: Data(json.utf8))
  }

  @Test("an outline comes back from its columns as it was")
  func roundTrip() throws {
    let data = try JSONEncoder().encode(Self.outline)
    #expect(try JSONDecoder().decode(BookOutline.self, from: data) == Self.outline)
  }

  @Test(
    "an outline that is written slice by slice comes back as it was",
    arguments: [0, 1, 4096, 10_000])
  func slices(count: Int) throws {
    let titles = (0..<count).map { $0 % 3 == 0 ? nil : "\"Chapter\" \($0) / \u{1F600}\n" }
    let outline = BookOutline(
      chapters: titles.indices.map {
        .init(title: titles[$0], start: 7 * $0, length: 7, isLinear: $0 % 5 != 0)
      },
      contents: titles.indices.map {
        .init(
          label: titles[$0] ?? "", offset: $0 % 2 == 0 ? nil : 7 * $0, chapter: $0, children: [])
      }, findings: Self.outline.findings)
    #expect(try decoded(outline.json()) == outline)
    #expect(try decoded(Self.outline.json()) == Self.outline)
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
