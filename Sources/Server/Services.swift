import VorleserKit

/// What the routes work with.
struct Services: Sendable {
  let kit: VorleserKit
  let library: Library
  let accounts: Accounts
  let hub: EventHub
  let web: WebFiles
  /// What `GET /healthz` says.
  let version: String
  /// Changes whenever the program does, so that nothing made by an older one counts as the same.
  let build: String
  let linkTargets = LinkTargets()
  let issuedRules = IssuedRules()
  let narrations: NarrationFeed
  let imports = ImportGate()
  var uploads = UploadLimits()
  var meter = RequestMeter()

  /// Every route, in the order in which they are tried.
  var routes: [Route] {
    accountRoutes + peopleRoutes + bookRoutes + binRoutes + fileRoutes + chapterRoutes
      + searchRoutes
      + positionRoutes + markRoutes + markFileRoutes + listeningRoutes + voiceRoutes + speechRoutes
      + settingsRoutes + fontRoutes + backgroundRoutes + dictionaryRoutes + eventRoutes
      + metricsRoutes + descriptionRoutes + pageRoutes
  }
}
