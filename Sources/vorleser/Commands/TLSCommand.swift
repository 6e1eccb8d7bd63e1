import Certificates
import Foundation
import VorleserKit

extension Command {
  static let tls = Command(
    name: "tls", summary: "Set up HTTPS for your home network.",
    discussion: """
      Makes a certificate authority for this library and a certificate for this computer, which \
      'vorleser serve' uses and renews. Each device has to trust the authority once; then it can \
      install Vorleser and download books for offline. The authority covers only this computer's names, \
      '.local', home networks and what --name adds.
      """,
    options: [
      Option(
        name: "name", value: "NAME",
        help: "Additional host names or addresses, separated by commas."),
      Option(
        name: "new", value: nil,
        help: "Make a new authority. Every device has to trust it again."),
      .home, .verbose,
    ],
    run: { call in
      let authority = LocalAuthority(try call.kit().data)
      let given = call.names("name")
      for name in given where !Certificate.isAddress(name) && !Certificate.isHostName(name) {
        throw UsageError("'\(name)' is neither a host name nor an address.", call.path)
      }
      let isNew = !authority.isMade || call.has("new")
      if isNew {
        let own = MachineAddresses.names()
        try authority.make(names: own + given, machine: own.first ?? "this machine")
      }
      if let other = given.first(where: { !authority.mayVouch(for: $0) }) {
        throw UsageError(
          "The authority doesn't cover '\(other)'. 'vorleser tls --new --name \(other)' makes one that "
            + "does; every device then has to trust it again.", call.path)
      }
      try authority.renew(for: given + MachineAddresses.names() + MachineAddresses.all())
      try show(authority, isNew: isNew)
    })

  /// Says what there is, and what is left to be done on each device.
  private static func show(_ authority: LocalAuthority, isNew: Bool) throws {
    let certificate = try authority.certificate()
    let digits = certificate.fingerprint.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    Terminal.print(
      """
      \(isNew ? "An authority was made" : "The authority is there"), good until \
      \(certificate.ends.formatted(.iso8601.year().month().day())):
        \(authority.file.path)
      SHA-256 fingerprint, to compare with what a device shows:
        \(digits.prefix(16).joined(separator: ":"))
        \(digits.dropFirst(16).joined(separator: ":"))

      Now start 'vorleser serve --host 0.0.0.0', open /vorleser-ca.crt under its address on each
      device (it warns this once), compare the fingerprint, and have the device trust it:

      iPhone, iPad  Settings > General > VPN & Device Management: install the profile; then
                    General > About > Certificate Trust Settings: switch it on.
      Android       Settings > Security > Encryption & credentials > Install a certificate >
                    CA certificate: choose the downloaded file.
      macOS         Open the file, add it to the login keychain; there open it, and under Trust
                    choose "Always Trust".
      Windows       Open the file > Install Certificate > Current User > place it in "Trusted Root
                    Certification Authorities".
      Linux         Debian, Ubuntu: copy it to /usr/local/share/ca-certificates/vorleser.crt as PEM
                    (the file above) and run update-ca-certificates. Chromium has its own list:
                    Settings > Privacy and security > Security > Manage certificates > Authorities.
      Firefox       Settings > Privacy & Security > View Certificates > Authorities > Import.

      docs/https.md says more.
      """)
  }
}
