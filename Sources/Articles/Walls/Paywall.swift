/// Tells whether a page for subscribers gives only the beginning of its text.
struct Paywall {
  /// Subscribers see all of a long text, although the page still says that it is not free, in UTF-16 units.
  private static let longText = 8_000

  private let paid: PaidContent
  private let lines: [String]

  /// Looks at a page before anything is cut from it.
  init(_ page: PageTree) {
    paid = PaidContent(page)
    lines = page.seenLines()
  }

  /// Whether the page may hold back the rest of a text.
  func mayCut(_ text: String) -> Bool {
    if SubscriptionPrompt.ends(text.split(separator: "\n"), on: lines) { return true }
    return paid.isDeclared && !paid.isThere && !paid.isWhole(text)
      && text.utf16.count < Self.longText
  }
}
