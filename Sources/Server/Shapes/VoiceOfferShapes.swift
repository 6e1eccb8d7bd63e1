import VorleserKit

/// A voice that can be installed, as docs/api.md describes it.
struct VoiceOfferShape: Codable, Sendable {
  var voice: VoiceShape
  var byteCount: Int
  /// `available`, `installing`, `installed` or `failed`.
  var state: String
  var fraction: Double
  @Null var problem: String?

  init(_ offer: VoiceOffer) {
    voice = VoiceShape(offer.voice)
    byteCount = offer.byteCount
    fraction = 0
    switch offer.state {
    case .available: state = "available"
    case .installing(let arrived):
      state = "installing"
      fraction = (Double(arrived) / Double(max(offer.byteCount, 1)) * 1000).rounded() / 1000
    case .installed:
      state = "installed"
      fraction = 1
    case .failed(let reason):
      state = "failed"
      problem = reason.withoutFolders
    }
  }
}

/// Answer of `GET /api/voices/offers`.
struct VoiceOffersShape: Codable, Sendable {
  var offers: [VoiceOfferShape]
  var mayInstall: Bool

  init(_ offers: [VoiceOffer], mayInstall: Bool) {
    self.offers = offers.map(VoiceOfferShape.init)
    self.mayInstall = mayInstall
  }
}
