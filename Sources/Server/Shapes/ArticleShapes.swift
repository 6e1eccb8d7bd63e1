/// Body of `POST /api/articles`.
struct ArticleRequest: RequestShape {
  static let fields = ["address", "page"]

  var address: String
  /// The page as the person's browser shows it.
  var page: String?
}
