import ReadingModel
import Testing

@testable import ChapterBuilding

/// Sounds and videos in chapters.
struct MediaMarkupTests {
  private func chapter(_ body: String) -> Chapter {
    let reader = MarkupReader(
      files: FilesInMemory(files: [
        ("t/a.xhtml", "<html><body>\(body)</body></html>"), ("m/fox.mp3", "ID3"),
        ("m/fox.mp4", "film"), ("m/den.png", "dot"),
      ]), language: "en")
    return reader.chapter(MarkupSource(index: 0, path: "t/a.xhtml")).chapter
  }

  @Test func aSoundOfTheBookIsPlayedWhenItIsAskedFor() {
    let chapter = chapter(
      "<p>One <audio id='s' autoplay='autoplay' onplay='x()' src='../m/fox.mp3'>No sound.</audio> two.</p>"
    )
    #expect(
      chapter.html
        == "<p>One <audio src=\"m/fox.mp3\" controls=\"\" preload=\"none\" aria-label=\"fox.mp3\" id=\"book-s\"></audio> two.</p>"
    )
    #expect(chapter.text == "One  two." && chapter.anchors == ["s": 4])
  }

  @Test func aVideoOfTheBookHasItsPosterAndSize() {
    let chapter = chapter(
      "<p>A<video title='The fox' width='640' height='x' poster='../m/den.png'><source src='none.webm'/><source src='../m/fox.mp4'/><track src='a.vtt'/></video></p>"
    )
    #expect(
      chapter.html
        == "<p>A<video src=\"m/fox.mp4\" poster=\"m/den.png\" controls=\"\" preload=\"none\" aria-label=\"The fox\" width=\"640\"></video></p>"
    )
    let media = ChapterMedia(path: "m/fox.mp4", isVideo: true, poster: "m/den.png")
    #expect(chapter.markup.references == [.media(media)])
  }

  @Test func aVideoOfAnotherPlaceIsALinkThatLoadsNothing() {
    let chapter = chapter(
      "<p>A</p><video src='https://www.films.example/watch?v=1' poster='../m/den.png'></video><p>B</p>"
    )
    #expect(
      chapter.html.contains(
        "<a href=\"https://www.films.example/watch?v=1\" rel=\"noopener noreferrer\" data-media=\"video\" aria-label=\"films.example\"><img src=\"m/den.png\" alt=\"\"></a>"
      ))
    #expect(chapter.text == "A\nB")
    #expect(chapter.links.map(\.target) == [.address("https://www.films.example/watch?v=1")])
    #expect(chapter.images.map(\.path) == ["m/den.png"])
  }

  @Test func aSoundOfAnotherPlaceIsCalledByItsFileAndHost() {
    let html = chapter("<p>A<audio src='https://radio.example/a/fox%20den.mp3?k=1'></audio></p>")
      .html
    #expect(html.contains("data-media=\"sound\" aria-label=\"fox den.mp3 · radio.example\"></a>"))
  }

  @Test(arguments: [
    "<audio src='none.mp3'></audio>", "<video src='javascript:x()'></video>",
    "<audio src='data:audio/mp3;base64,AA'></audio>", "<video src='mailto:a@b.example'></video>",
    "<audio></audio>",
  ])
  func whatCantBePlayedIsNotShown(media: String) {
    #expect(chapter("<p>A\(media)</p>").html == "<p>A</p>")
  }

  @Test func insideALinkNoOtherLinkIsWritten() {
    let html = chapter(
      "<p><a href='https://a.example/'>A<video src='https://b.example/'></video></a></p>"
    ).html
    #expect(!html.contains("b.example"))
  }
}
