// @ts-check
// Texts of the places on other machines where backups go.

export const destinations = {
  title: "Destinations",
  detail:
    "Back up to a server of your own, or to another disk of the server. Of older backups there, the newest of 7 days, 4 weeks and 12 months are kept.",
  none: "No destinations yet.",
  addWebDAV: "Add a WebDAV folder",
  addBucket: "Add an S3 bucket",
  addFolder: "Add a folder of the server",
  folder: "Path of the folder",
  folderHint:
    "A folder on a USB disk or a network drive. Vorleser checks that the disk is connected before each backup.",
  /** @param {string} folders */
  below: (folders) => `Allowed: ${folders}, and every folder below.`,
  noFolders: "Folders can be chosen here if the server is started with --backups-below FOLDER.",
  name: "Name of the destination",
  nameHint: "Letters from a to z, digits, hyphens.",
  address: "Address",
  webDAVHint: "A folder of Nextcloud, ownCloud or another WebDAV server, for example:",
  bucketHint: "Server, bucket and folder; the bucket has to be there. For example:",
  user: "User (optional)",
  password: "Password (optional)",
  accessKey: "Access key",
  secret: "Secret key",
  region: "Region (optional)",
  regionHint: "us-east-1 if you leave it empty.",
  hosted: "The server’s name begins with the bucket",
  keep: "Test and save",
  send: "Back up now",
  /** @param {string} name */
  sendTo: (name) => `Back up to “${name}”`,
  stop: "Cancel",
  /** @param {string} name */
  stopOf: (name) => `Cancel the backup to “${name}”`,
  /** @param {string} name */
  removeOf: (name) => `Remove “${name}”`,
  /** @param {string} name */
  progressOf: (name) => `Progress of the backup to “${name}”`,
  making: "Making the backup…",
  /** @param {string} sent @param {string} all */
  sending: (sent, all) => `Sending: ${sent} of ${all}`,
  never: "No backup yet",
  /** @param {string} time @param {string} size */
  sent: (time, size) => `Last backup: ${time}, ${size}`,
  /** @param {string} time @param {string} reason */
  failed: (time, reason) => `Failed on ${time}: ${reason}`,
  /** @param {string} reason */
  thinningFailed: (reason) => `Older backups may not have been deleted: ${reason}`,
  withFiles: "Include the books’ files",
  passphrase: "Passphrase (optional)",
  passphraseHint: "At least 8 characters encrypt the backup. Nobody can recover a lost passphrase.",
  encrypted: "Download encrypted…",
  encryptedTitle: "Download encrypted backup",
  download: "Download",
};
