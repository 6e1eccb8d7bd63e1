extension InterfaceDescription {
  static let tags = ResourceDescription(
    title: "Tags",
    routes: [
      .init(
        "GET /api/tags", "Lists the tags that the person has given to books.",
        "A tag exists as long as a book has it.", answer: .json("TagList")),
      .init(
        "PATCH /api/tags/{tag}", "Gives a tag another name.",
        "If the person has a tag of that name, the two become one.",
        body: .json("TagRequest"), answer: .json("TagList")),
      .init("DELETE /api/tags/{tag}", "Takes a tag from all books.", answer: .json("TagList")),
    ])
}
