/// How a system for forums, questions or mailing lists marks its posts.
struct PostShape {
  /// What an element is known by: a class, or the value of another attribute.
  enum Mark {
    case `class`(Set<String>)
    case property(Set<String>)
    /// The end of a type of schema.org.
    case type([String])
    /// The value of an attribute that only this system has.
    case attribute(String, String)
  }

  /// The element of a post.
  let post: Mark
  /// The name of its author, in the post.
  let author: Mark
  /// Its text, in the post.
  let text: Mark
  /// When it was written, in the post; `nil` where the posts of a page are of one day or two.
  var date: Mark?
  /// A class that is on every page of the system, where the others are on pages of other programs, too.
  var opening: String?
  /// Whether the author is the last one who is named, below the text.
  var isSigned = false

  private static func classes(
    _ post: Set<String>, _ author: Set<String>, _ text: Set<String>, opening: String? = nil
  ) -> PostShape {
    PostShape(post: .class(post), author: .class(author), text: .class(text), opening: opening)
  }

  /// The systems, in the order in which they are tried.
  static let all = [
    // Discourse, as it is without scripts and as scripts show it.
    PostShape(
      post: .class(["crawler-post"]), author: .property(["author"]), text: .class(["post"])),
    classes(["onscreen-post"], ["username"], ["cooked"]),
    // phpBB, MyBB, SMF, vBulletin, XenForo, Flarum.
    classes(["post"], ["username", "username-coloured"], ["content"]),
    classes(["post"], ["author_information"], ["post_body"]),
    classes(["post_wrapper"], ["poster_name", "poster"], ["inner"]),
    classes(
      ["postbit", "postcontainer", "b-post"], ["username", "bigusername"],
      ["postcontent", "js-post__content-text"]),
    classes(["message"], ["message-name", "username"], ["bbwrapper", "messagetext"]),
    classes(["commentpost"], ["username"], ["post-body"]),
    // Hacker News and its like, Reddit.
    classes(["athing", "fatitem"], ["hnuser"], ["commtext", "toptext"]),
    classes(["comment", "story"], ["u-author"], ["comment_text", "story_text"]),
    classes(["thing"], ["author"], ["usertext-body"]),
    // Stack Exchange, GitHub.
    // The last person named below a post is its author; an earlier one has edited it.
    PostShape(
      post: .class(["question", "answer", "js-comment"]),
      author: .class(["user-details", "comment-user"]),
      text: .class(["js-post-body", "post-text", "comment-copy"]), isSigned: true),
    classes(["timeline-comment"], ["author"], ["comment-body"]),
    // NodeBB, with what its themes have in common; Invision Community 4 and 5.
    PostShape(
      post: .attribute("component", "post"), author: .property(["author"]),
      text: .attribute("component", "post/content")),
    PostShape(
      post: .class(["ipscomment", "cpost", "ipsentry"]),
      author: .class(["cauthorpane_author", "ipscomment_author", "ipsentry__username"]),
      text: .attribute("data-role", "commentContent")),
    // Vanilla, bbPress, Discuz!.
    classes(["itemdiscussion", "itemcomment"], ["username"], ["usercontent"]),
    classes(
      ["reply", "topic"], ["bbp-author-name", "bbp-author-link"],
      ["bbp-reply-content", "bbp-topic-content"]),
    classes(["plhin"], ["authi"], ["t_f"]),
    // Lemmy, Mastodon, Tildes.
    classes(
      ["post-listing", "comment-node"], ["person-listing"], ["md-div"], opening: "post-listing"),
    classes(["detailed-status", "status"], ["display-name__html"], ["status__content"]),
    classes(
      ["topic-full", "comment"], ["link-user"], ["topic-full-text", "comment-text"],
      opening: "topic-full"),
    // HyperKitty.
    PostShape(
      post: .class(["email"]), author: .class(["email-author"]), text: .class(["email-body"]),
      date: .class(["email-date"])),
    PostShape(
      post: .type(["/Question", "/Answer", "/DiscussionForumPosting"]),
      author: .property(["author", "creator"]), text: .property(["text", "articleBody"])),
  ]
}

extension PageTree {
  /// Whether an element has a mark.
  func has(_ mark: PostShape.Mark, _ node: Node) -> Bool {
    switch mark {
    case .class(let names):
      guard let value = value(node, .class) else { return false }
      return classNames(of: string(value)).contains(where: names.contains)
    case .property(let names):
      guard let value = attribute(node, .itemprop) else { return false }
      return value.split(whereSeparator: \.isWhitespace).contains { names.contains(String($0)) }
    case .type(let ends):
      let type = attributes(of: node).first { spelling($0) == "itemtype" }
      guard let type else { return false }
      let text = string(type.value)
      return ends.contains { text.hasSuffix($0) }
    case .attribute(let name, let value):
      return attributes(of: node).contains { spelling($0) == name && string($0.value) == value }
    }
  }

  /// The classes of a part of the page, in lower case.
  func classNames(in part: Node) -> Set<String> {
    var names: Set<String> = []
    var values: Set<String> = []
    var node = part
    while node >= 0 {
      // Most elements have the classes of another one.
      if isElement(node), let value = attribute(node, .class), values.insert(value).inserted {
        names.formUnion(classNames(of: value))
      }
      node = following(node, in: part)
    }
    return names
  }

  /// The names in a value of `class`, in lower case; HTML parts them by ASCII white space.
  private func classNames(of value: String) -> [String] {
    value.utf8.split { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
      .map { String(Substring($0)).lowercased() }
  }
}
