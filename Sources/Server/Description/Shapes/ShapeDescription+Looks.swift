import ReadingModel

extension InterfaceDescription {
  /// Settings, and the fonts and backgrounds that settings name.
  static let lookShapes: [ShapeDescription] = [
    .init(
      "SettingValues", [String: SettingValue].self,
      "Values by name: `[a-z][A-Za-z0-9.]{0,63}`, any JSON of at most 8 levels.",
      example: #"{"theme": "sepia", "fontSize": 20}"#),
    .init(
      "Font", FontShape.self, "One face of the person's own fonts.",
      [
        "id": "The identifier, made from the content.", "family": "The name of the family.",
        "group":
          "The same for all faces of a family; the setting `fontFamily` names it as `own.GROUP`.",
        "weight": "The lightest and the boldest weight of the face, 1 to 1,000.",
        "italic": "Whether the face is slanted.", "format": "`ttf`, `otf`, `woff` or `woff2`.",
        "fileName": "The name of the file.", "byteCount": "The size of the file.",
      ], example: fontExample),
    .init(
      "FontList", FontsShape.self, "The person's own fonts.", ["fonts": "The faces."],
      example: #"{"fonts": [\#(fontExample)]}"#),
    .init(
      "Background", BackgroundShape.self, "A picture that the person puts behind the text.",
      [
        "id": "The identifier, made from the content; the setting `background` names it.",
        "format": "`png`, `jpeg` or `webp`.", "width": "The width in pixels.",
        "height": "The height in pixels.", "byteCount": "The size of the file.",
      ], example: backgroundExample),
    .init(
      "BackgroundList", BackgroundsShape.self, "The pictures that the person puts behind the text.",
      ["backgrounds": "The pictures."], example: #"{"backgrounds": [\#(backgroundExample)]}"#),
  ]

  private static let fontExample = #"""
    {"id": "3f9c0b1d2e4a5c6b", "family": "Charis SIL", "group": "a1b2c3d4e5f60718",
     "weight": [400, 400], "italic": false, "format": "ttf", "fileName": "CharisSIL-R.ttf",
     "byteCount": 1480000}
    """#
  private static let backgroundExample = #"""
    {"id": "3f9c0b1d2e4a5c6b", "format": "jpeg", "width": 1920, "height": 1080,
     "byteCount": 481000}
    """#
}

extension SettingValue: SchemaProviding {
  static func schema(_ reader: SchemaReader) -> Schema { .any }
  static var sample: SettingValue { .null }
}
