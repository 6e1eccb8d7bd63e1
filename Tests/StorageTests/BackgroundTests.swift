import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

struct BackgroundTests {
  let library: Shelf

  init() throws { library = try Shelf() }

  @discardableResult
  private func add(
    _ bytes: [UInt8], to shelf: Bookshelf, for person: PersonID = .owner
  ) async throws -> BackgroundImage {
    let file = try await shelf.receive("background")
    try await file.write(bytes)
    return try await shelf.addBackground(file, for: person)
  }

  @Test(arguments: PictureMaker.all)
  func aPictureIsKnownByItsContent(_ bytes: [UInt8]) async throws {
    let shelf = try await library.open()
    let picture = try await add(bytes, to: shelf)
    #expect(picture.width == 640 && picture.height == 480)
    #expect(picture.byteCount == bytes.count)
    #expect(try await add(bytes, to: shelf) == picture)
    await shelf.close()
    let again = try await library.open()
    #expect(await again.backgrounds() == [picture])
    #expect(await again.backgrounds(for: PersonID(7)) == [])
    #expect(try await again.removeBackground(picture.id, for: PersonID(7)) == nil)
    #expect(try await again.removeBackground(picture.id) == picture)
    #expect(try await again.removeBackground(picture.id) == nil)
    #expect(library.files("backgrounds/1") == [])
  }

  @Test func whatMovesOrIsNoPictureIsRefused() async throws {
    let shelf = try await library.open()
    let wrong: [[UInt8]] = [
      [], Array("<svg/>".utf8), Array("GIF89a".utf8), PictureMaker.png(9, 9, moves: true),
      PictureMaker.webp(9, 9, "VP8X", moves: true), PictureMaker.png(0, 9),
      PictureMaker.jpeg(9, 0), PictureMaker.jpeg(9, 9, frame: 0xDA),
    ]
    for bytes in wrong {
      await #expect(throws: BackgroundRefusal.notAPicture) { try await add(bytes, to: shelf) }
    }
    #expect(await shelf.backgrounds() == [])
    #expect(library.files("backgrounds/1") == [])
  }

  @Test func aFileThatCannotBeReadIsNotSaidToBeNoPicture() async throws {
    let shelf = try await library.open()
    let file = try await shelf.receive("background")
    try await file.write(PictureMaker.all[0])
    let incoming = library.home.appending(path: "incoming")
    for name in library.files("incoming") {
      try FileManager.default.removeItem(at: incoming.appending(path: name))
    }
    await #expect(throws: StorageError.self) { try await shelf.addBackground(file) }
    await #expect(throws: StorageError.self) { try await shelf.addFont(file) }
  }

  @Test func aPictureThatWouldFillTheMemoryIsRefused() async throws {
    let shelf = try await library.open()
    let huge = [
      PictureMaker.png(100_000, 100_000), PictureMaker.png(0xFFFF_FFFF, 0xFFFF_FFFF),
      PictureMaker.jpeg(65_535, 65_535), PictureMaker.webp(16_383, 16_383, "VP8L"),
    ]
    for bytes in huge {
      await #expect(throws: BackgroundRefusal.tooManyPixels) { try await add(bytes, to: shelf) }
    }
  }

  @Test func thereIsAnEndToThem() async throws {
    let shelf = try await library.open()
    for index in 0..<BackgroundRefusal.countLimit {
      try await add(PictureMaker.png(10, 10 + index), to: shelf)
    }
    await #expect(throws: BackgroundRefusal.tooMany) {
      try await add(PictureMaker.png(11, 10), to: shelf)
    }
  }

  /// Cut or changed anywhere, a picture is refused or read, and nothing else happens.
  @Test func damageIsHarmless() async throws {
    let shelf = try await library.open()
    for whole in PictureMaker.all {
      let cuts = (0..<whole.count - 4).map { Array(whole.prefix($0)) }
      let lies = (0..<whole.count - 1).map { place in
        var bytes = whole
        bytes.replaceSubrange(place..<place + 2, with: [0xFF, 0xFF])
        return bytes
      }
      for bytes in cuts + lies {
        guard let picture = try? await add(bytes, to: shelf) else { continue }
        #expect(picture.width * picture.height <= BackgroundRefusal.pixelLimit)
        _ = try await shelf.removeBackground(picture.id)
      }
    }
    #expect(await shelf.backgrounds() == [])
  }
}
