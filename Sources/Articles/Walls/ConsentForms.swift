/// The forms that ask for consent and lie over a page until somebody answers.
extension PageTree {
  /// What the programs that show such forms call them, as id or class, in lower case.
  private static let formNames: Set<String> = [
    "axeptio_overlay", "borlabs-cookie", "borlabscookiebox", "cc-banner", "cc-window",
    "cky-consent-container", "cky-modal", "cmpbox", "cmpbox2", "cmplz-cookiebanner",
    "cmplz-cookiebanner-container", "consent-banner", "consent-modal", "cookie-banner",
    "cookie-bar", "cookie-consent", "cookie-law-info-bar", "cookie-message", "cookie-modal",
    "cookie-notice", "cookie-popup", "cookiebanner", "cookieconsent", "cookiefirst-root",
    "cookiescript_injected", "cybotcookiebotdialog", "didomi-host", "didomi-popup",
    "eu-cookie-compliance-banner", "fc-consent-root", "gdpr-banner", "gdpr-cookie-notice",
    "hs-eu-cookie-confirmation", "iubenda-cs-banner", "klaro", "moove_gdpr_cookie_info_bar",
    "moove_gdpr_cookie_modal", "onetrust-banner-sdk", "onetrust-consent-sdk", "onetrust-pc-sdk",
    "osano-cm-window", "qc-cmp-ui-container", "qc-cmp2-container", "qc-cmp2-ui",
    "tarteaucitronroot", "truste-consent-content", "usercentrics-root", "wt-cli-cookie-bar",
  ]
  private static let boxes: ElementSet = [.aside, .dialog, .div, .form, .section, .unknown]
  /// A longer one is no form, in UTF-16 units: lists of partners are long.
  private static let longestForm = 20_000

  /// Removes the forms; a reader has no use for their words.
  ///
  /// - Returns: Whether there was one.
  mutating func removeConsentForms() -> Bool {
    var found = false
    for box in descendants(root, Self.boxes) where isConsentForm(box) && isInPage(box) {
      remove(box)
      found = true
    }
    return found
  }

  private func isConsentForm(_ box: Node) -> Bool {
    let isNamed = [AttributeName.id, .class].contains { name in
      value(box, name).map { value in
        string(value).split(whereSeparator: \.isWhitespace)
          .contains { Self.formNames.contains($0.lowercased()) }
      } == true
    }
    // A chapter about cookies offers nothing to agree to.
    return isNamed && measure(box).length <= Self.longestForm && first(box, [.h1]) < 0
      && ConsentNotice.isOffered(in: box, of: self)
  }
}
