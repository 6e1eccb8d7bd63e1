import Foundation
import ReadingModel
import Testing

@testable import Annotations

struct MarkFileTests {
  /// The file as the pieces make it.
  private func file(
    _ format: MarkFormat, _ samples: [MarkedSamples.Sample], isOne: Bool = false
  ) throws -> String {
    let title = samples.count == 1 ? samples[0].book.book.title : nil
    var writer = format.writer(title: title, isOne: isOne, program: "Vorleser 1")
    var text = writer.begin()
    for sample in samples {
      text += try writer.begin(sample.book)
      for mark in sample.marks { text += try writer.text(mark, in: sample.book) }
      text += writer.end(sample.book)
    }
    return text + writer.end()
  }

  private let all = [MarkedSamples.first, MarkedSamples.unmarked, MarkedSamples.second]

  /// Without what is another one each time.
  private func plain(_ text: String) -> String {
    text.replacing(#/urn:uuid:[0-9a-f-]{36}/#, with: "ID")
      .replacing(#/"generated" : "[^"]*"/#, with: "NOW")
  }

  private func atOnce(_ sample: MarkedSamples.Sample) -> AnnotationSet.Document {
    var document = AnnotationSet.document(sample.book, program: "Vorleser 1")
    document.items = sample.marks.map { AnnotationSet.item($0, in: sample.book) }
    return document
  }

  private func encoded(_ value: some Encodable) throws -> String {
    String(decoding: try AnnotationSet.encoder.encode(value), as: UTF8.self) + "\n"
  }

  @Test func setsInPiecesAreTheSetsEncodedAtOnce() throws {
    for samples in [all, [], [MarkedSamples.unmarked], [MarkedSamples.second], all.reversed()] {
      let whole = try encoded(samples.map(atOnce))
      #expect(plain(try file(.annotations, samples)) == plain(whole))
    }
    for sample in all {
      let whole = try encoded(atOnce(sample))
      #expect(plain(try file(.annotations, [sample], isOne: true)) == plain(whole))
    }
  }

  @Test func aTitleThatLooksLikeTheListIsNot() throws {
    var sample = MarkedSamples.second
    sample.book.paths = ["\n  \"items\" : [ ] ]"]
    #expect(
      plain(try file(.annotations, [sample], isOne: true)) == plain(try encoded(atOnce(sample))))
  }

  @Test func filesWithoutMarksAreWhole() throws {
    #expect(try file(.markdown, []).isEmpty)
    #expect(try file(.markdown, [MarkedSamples.unmarked]) == "# Leer\n\nN\n")
    #expect(try file(.readwise, []) == "Highlight,Title,Author,URL,Note,Location,Date\r\n")
    let head = "<!doctype html>\n<html><head><meta charset=\"utf-8\">\n<title>"
    #expect(try file(.html, []) == head + "Marks</title></head><body>\n</body></html>\n")
    #expect(
      try file(.html, [MarkedSamples.unmarked])
        == head + "Leer</title></head><body>\n<h1>Leer</h1>\n<p>N</p>\n</body></html>\n")
  }

  @Test func namesOfFilesAreThoseOfAnySystem() {
    #expect(MarkFormat.html.fileName("a/b:c\n?") == "a_b_c__.html")
    #expect(MarkFormat.annotations.fileName(nil) == "Marks.annotation")
    #expect(MarkFormat.markdown.fileName(String(repeating: "x", count: 500)).count == 123)
  }

  @Test func markdownIsLinesWithOneEmptyBetween() throws {
    #expect(
      try file(.markdown, all) == ##"""
        # A \*Test\* & "more" \<b\>

        Ada Example, Bo

        ## One

        > It was the best of times

        *first*

        =1+1 <i>&"x"

        Bookmark: So it \[began\].

        > äöü 😀 \\ \#

        *(no longer found in the book)*

        ## Two \| 2

        > a king … end

        "quoted"

        # Leer

        N

        # Ohne Autor

        > zu

        """##)
  }

  @Test func thePageHasEveryMarkEscaped() throws {
    #expect(
      try file(.html, all) == #"""
        <!doctype html>
        <html><head><meta charset="utf-8">
        <title>Marks</title></head><body>
        <h1>A *Test* &amp; &quot;more&quot; &lt;b&gt;</h1>
        <p>Ada Example, Bo</p>
        <h2>One</h2>
        <blockquote class="green outline">It was the best of times</blockquote>
        <p>*first*</p>
        <p>=1+1 &lt;i&gt;&amp;&quot;x&quot;</p>
        <p>Bookmark: So it [began].</p>
        <blockquote class="green outline">äöü 😀 \ #</blockquote>
        <p><em>(no longer found in the book)</em></p>
        <h2>Two | 2</h2>
        <blockquote class="green outline">a king … end</blockquote>
        <p>&quot;quoted&quot;</p>
        <h1>Leer</h1>
        <p>N</p>
        <h1>Ohne Autor</h1>
        <blockquote class="green outline">zu</blockquote>
        </body></html>

        """#)
  }

  @Test func theTableQuotesItsCells() throws {
    let rows = [
      "Highlight,Title,Author,URL,Note,Location,Date",
      ##"""
      "It was the
       best of times","A *Test* & ""more"" <b>","Ada Example, Bo",,"*first*

      =1+1 <i>&""x""","4","2023-11-14 22:13:20"
      """##,
      ##""äöü 😀 \ #","A *Test* & ""more"" <b>","Ada Example, Bo",,,"95","2023-11-14 22:13:20""##,
      ##""a king … end","A *Test* & ""more"" <b>","Ada Example, Bo",,"""quoted""","120","2023-11-14 22:13:20""##,
      ##""zu","Ohne Autor",,,,"7","2023-11-14 22:13:20""##,
      "",
    ]
    #expect(try file(.readwise, all) == rows.joined(separator: "\r\n"))
  }
}
