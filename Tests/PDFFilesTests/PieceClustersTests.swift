import Testing

@testable import PDFFiles

/// Pieces of a page that are set by hand: which of them belong together.
struct PieceClustersTests {
  private func piece(
    _ left: Float, _ top: Float, _ right: Float, _ bottom: Float,
    _ kind: PagePiece.Kind = .drawing
  ) -> PagePiece {
    PagePiece(
      kind: kind, box: PDFRectangle(left: left, top: top, right: right, bottom: bottom))
  }

  private func boxes(_ pieces: [PagePiece], width: Float = 600, height: Float = 800)
    -> [PDFRectangle]
  {
    PieceClusters(pieces, width: width, height: height).clusters.map(\.box)
      .sorted { $0.top < $1.top }
  }

  @Test func piecesThatNearlyTouchAreOne() {
    let found = boxes([piece(100, 100, 150, 150), piece(153, 100, 200, 150)])
    #expect(found == [PDFRectangle(left: 100, top: 100, right: 200, bottom: 150)])
  }

  @Test func piecesALineApartAreTwo() {
    #expect(boxes([piece(100, 100, 200, 150), piece(100, 164, 200, 220)]).count == 2)
  }

  @Test func pointsInAFrameBelongToIt() {
    let points = (0..<20).map { piece(110 + 4.5 * Float($0), 190, 111 + 4.5 * Float($0), 191) }
    // The frame is four lines that touch no point.
    let frame = [
      piece(100, 100, 100, 300, .rule), piece(100, 100, 300, 100, .rule),
      piece(300, 100, 300, 300, .rule), piece(100, 300, 300, 300, .rule),
    ]
    let found = PieceClusters(frame + points, width: 600, height: 800).clusters
    #expect(found.map(\.box) == [PDFRectangle(left: 100, top: 100, right: 300, bottom: 300)])
    #expect(found.first?.drawingCount == 20)
  }

  @Test func aPictureTellsItsMarkAndItsArea() {
    let found = PieceClusters([piece(0, 0, 50, 20, .picture(mark: 7))], width: 600, height: 800)
    #expect(found.clusters.map(\.mark) == [7])
    #expect(found.clusters.map(\.pictureArea) == [1000])
  }

  @Test(arguments: [(Float(1), Float(1)), (14_400, 14_400), (1_000_000, 3)])
  func pagesOfAnySizeAreLookedAt(width: Float, height: Float) {
    let whole = piece(0, 0, width, height)
    let found = boxes([whole, piece(0, 0, 0, 0)], width: width, height: height)
    #expect(found == [whole.box])
  }

  @Test func nothingIsNoCluster() {
    #expect(boxes([]).isEmpty)
  }
}
