internal import CFreeType

/// FreeType, opened for one drawing: its objects are for one thread at a time.
@safe
final class FreeType {
  let library: FT_Library

  init() throws(TextDrawingError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .library(name: "FreeType")
    }
    unsafe self.library = library
  }

  deinit { unsafe FT_Done_FreeType(library) }
}
