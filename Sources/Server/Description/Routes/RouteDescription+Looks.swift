extension InterfaceDescription {
  static let settings = ResourceDescription(
    title: "Settings",
    routes: [
      .init(
        "GET /api/settings", "Gives the person's settings for all books.",
        answer: .json("SettingValues")),
      .init(
        "PATCH /api/settings", "Changes settings for all books.",
        "The settings that the body does not name stay. `null` takes one back.",
        body: .json("SettingValues", example: #"{"theme": "sepia", "fontSize": null}"#),
        answer: .json("SettingValues"), errors: [.tooLarge]),
      .init(
        "GET /api/books/{id}/settings", "Gives the person's settings for one book.",
        "They count before those for all books.", answer: .json("SettingValues")),
      .init(
        "PATCH /api/books/{id}/settings", "Changes settings for one book.",
        body: .json("SettingValues"), answer: .json("SettingValues"), errors: [.tooLarge]),
    ])

  static let fonts = ResourceDescription(
    title: "Fonts",
    routes: [
      .init("GET /api/fonts", "Lists the person's own fonts.", answer: .json("FontList")),
      .init(
        "POST /api/fonts", "Adds a font.",
        "A font that is there already stays. A person may have 60.",
        query: [.needed("name", "The name of the file.", example: "CharisSIL-R.ttf")],
        body: .bytes(
          type: "application/octet-stream", "A TTF, OTF, WOFF or WOFF2 file, at most 32 MB."),
        answer: .json("Font", status: 201), errors: [.tooLarge]),
      .init(
        "GET /api/fonts/{font}", "Hands out a font.",
        answer: .bytes(
          types: ["font/ttf", "font/otf", "font/woff", "font/woff2"], "The font's file.")),
      .init("DELETE /api/fonts/{font}", "Removes a font for good.", answer: .json("Font")),
    ])

  static let backgrounds = ResourceDescription(
    title: "Backgrounds",
    routes: [
      .init(
        "GET /api/backgrounds", "Lists the pictures that the person puts behind the text.",
        answer: .json("BackgroundList")),
      .init(
        "POST /api/backgrounds", "Adds a picture.",
        """
        The program knows the format by the content. A picture that is there already stays. A person may have 12.
        """,
        body: .bytes(
          type: "application/octet-stream",
          "A still picture in PNG, JPEG or WebP, at most 16 MB and 32 million pixels."),
        answer: .json("Background", status: 201), errors: [.tooLarge]),
      .init(
        "GET /api/backgrounds/{background}", "Hands out a picture.",
        answer: .bytes(types: ["image/png", "image/jpeg", "image/webp"], "The picture's file.")),
      .init(
        "DELETE /api/backgrounds/{background}", "Removes a picture for good.",
        answer: .json("Background")),
    ])
}
