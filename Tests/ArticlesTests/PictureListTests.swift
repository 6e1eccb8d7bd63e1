import Testing

@testable import Articles

struct PictureListTests {
  private func read(_ list: String) -> [String] {
    PictureList.read(list).map { "\($0.address) \($0.size)" }
  }

  @Test func addressesComeWithTheirSizes() {
    #expect(
      read(" a.jpg 300w, b.jpg\t1200w ,c.jpg 2x") == ["a.jpg 300.0", "b.jpg 1200.0", "c.jpg 2.0"])
    #expect(read("a.jpg, b.jpg 1.5x") == ["a.jpg 1.0", "b.jpg 1.5"])
    #expect(read("a.jpg 100w 50h") == ["a.jpg 100.0"])
  }

  @Test func addressesMayHoldCommas() {
    #expect(
      read("/w_400,h_300/a.jpg 1x, /w_800,h_600/a.jpg 2x")
        == ["/w_400,h_300/a.jpg 1.0", "/w_800,h_600/a.jpg 2.0"])
    #expect(read("a.jpg,, b.jpg,") == ["a.jpg 1.0", "b.jpg 1.0"])
  }

  @Test(arguments: ["", " ", ",", " , ,"])
  func nothingIsNoPicture(_ list: String) {
    #expect(PictureList.read(list).isEmpty)
  }

  @Test func theOthersOfAPictureAreNamedLargestFirst() throws {
    var extractor = ArticleExtractor(address: WebAddress("https://example.org/a"))
    extractor.keepsMedia = true
    let words =
      "<p>\(String(repeating: "The boat lay in the harbour, and nobody knew whose. ", count: 12))</p>"
    let page = """
      <article>\(words)<p><picture><source srcset="/a.webp 800w, /a-small.webp 400w"><img src="/a.jpg"
      srcset="/a.jpg 400w, /a-2.jpg 1600w"></picture><img src="/b.jpg"></p>\(words)</article>
      """
    let article = try #require(try extractor.extract(Array(page.utf8)).article)
    let host = "https://example.org"
    #expect(article.pictures == [host + "/a.jpg", host + "/b.jpg"])
    #expect(
      article.otherPictures == [
        host + "/a.jpg": ["/a-2.jpg", "/a.webp", "/a-small.webp"].map { host + $0 }
      ])
    extractor.dots = [host + "/b.jpg"]
    let other = try #require(try extractor.extract(Array(page.utf8)).article)
    #expect(other.pictures == [host + "/a.jpg"] && !other.html.contains("b.jpg"))
  }
}
