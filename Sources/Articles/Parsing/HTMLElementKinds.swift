/// Kinds of elements that the tree construction asks for (HTML Standard 13.2.4 and 13.2.6).
enum HTMLElementKinds {
  /// Elements that no end tag of another closes unasked.
  static let special: ElementSet = [
    .address, .applet, .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .body,
    .br, .button, .caption, .center, .col, .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed,
    .fieldset, .figcaption, .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5,
    .h6, .head, .header, .hgroup, .hr, .html, .iframe, .img, .input, .keygen, .li, .link, .listing,
    .main, .marquee, .menu, .meta, .nav, .noembed, .noframes, .noscript, .object, .ol, .p, .param,
    .plaintext, .pre, .script, .search, .section, .select, .source, .style, .summary, .table,
    .tbody, .td, .template, .textarea, .tfoot, .th, .thead, .title, .tr, .track, .ul, .wbr, .xmp,
  ]
  static let foreignSpecial: ElementSet = [
    .mi, .mo, .mn, .ms, .mtext, .annotationXML, .foreignObject, .desc, .title,
  ]
  /// Blocks that end an open paragraph.
  static let blocks: ElementSet = [
    .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl,
    .fieldset, .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p,
    .search, .section, .summary, .ul,
  ]
  /// Elements whose content is no markup.
  static let raw: ElementSet = [
    .script, .style, .title, .textarea, .xmp, .iframe, .noembed, .noframes, .plaintext,
  ]
  /// Elements whose text nobody reads.
  static let unread: ElementSet = [.script, .style]
  static let headings: ElementSet = [.h1, .h2, .h3, .h4, .h5, .h6]
  static let formatting: ElementSet = [
    .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u,
  ]
  static let impliedEnds: ElementSet = [.dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc]
  static let headParts: ElementSet = [
    .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title,
  ]
  static let tableParts: ElementSet = [
    .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr,
  ]
  static let tableBodies: ElementSet = [.tbody, .tfoot, .thead]
  static let tableContexts: ElementSet = [.table, .tbody, .tfoot, .thead, .tr]
  /// Tags that end a drawing or formula (HTML Standard 13.2.6.5).
  static let breakouts: ElementSet = [
    .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2,
    .h3, .h4, .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre,
    .ruby, .s, .small, .span, .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var,
  ]
  /// Elements inside which text may be of HTML again.
  static let textPoints: ElementSet = [.mi, .mo, .mn, .ms, .mtext]

  // Elements beyond which no open element is looked for.
  static let scope: ElementSet = [
    .applet, .caption, .html, .table, .td, .th, .marquee, .object, .template,
  ]
  static let foreignScope: ElementSet = [
    .mi, .mo, .mn, .ms, .mtext, .annotationXML, .foreignObject, .desc, .title,
  ]
  static let listScope = scope.union([.ol, .ul])
  static let buttonScope = scope.union([.button])
  static let tableScope: ElementSet = [.html, .table, .template]
}
