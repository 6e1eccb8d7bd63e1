// @ts-check
// Texts about accounts.

import { formatDate } from "../../basics/locale.js";

export const account = {
  title: "Account",
  open: "Account",
  /** @param {string} name */
  openOf: (name) => `Account: ${name}`,
  signIn: "Sign in",
  signOut: "Sign out",
  name: "Name",
  password: "Password",
  newPassword: "New password",
  presentPassword: "Current password",
  showPassword: "Show password",
  passwordHint: "At least 8 characters. A few words are easy to remember.",
  forgotten: "Forgot your password? Ask an admin for a code, or run “vorleser people reset” on the server.",
  haveCode: "I have a code",
  again: "Sign in again",
  againDetail: "You were signed out. Sign in to continue where you left off; nothing is lost.",
  invitation: "Invitation",
  useCode: "Enter a code",
  codeDetail: "The code from an invitation, or for a new password.",
  code: "Code",
  goOn: "Continue",
  toSignIn: "Go to library",
  welcome: "Welcome",
  welcomeDetail:
    "Choose a name and a password. Your reading progress, marks and settings are private; the books are shared.",
  /** @param {string} name */
  chooseNew: (name) => `New password for ${name}`,
  chooseNewDetail: "Saving it signs you out on all other devices.",
  makeAccount: "Create account",
  savePassword: "Save password",
  passwordSaved: "Password saved. Your other devices were signed out.",
  /** @param {string} name */
  made: (name) => `Welcome, ${name}. From now on, everyone signs in.`,
  noAccount: "Only you, on this computer",
  noAccountDetail: "This library has no accounts. It opens on this computer only, without a password.",
  firstDetail:
    "Create an account to read on your phone, too, or to share books with others. You keep your reading progress and marks; " +
    "from then on, everyone signs in. “vorleser serve --host 0.0.0.0” then opens the library to your home network.",
  roles: { admin: "Admin", reader: "Reader" },
  changePassword: "Password",
  devices: "Devices",
  deviceName: "Device name",
  rename: "Rename",
  /** @param {string} name */
  renameOf: (name) => `Rename ${name}`,
  saveName: "Save",
  thisDevice: "This device",
  /** @param {string} time */
  lastUsed: (time) => `last used ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  neverUsed: "never used",
  /** @param {string} name */
  signOutOf: (name) => `Sign out ${name}`,
  signOutEverywhere: "Sign out everywhere",
  everywhereDetail: "This signs you out on all devices, including this one.",
  tokens: "Connected apps",
  tokensDetail: "With a token, another app, such as a feed reader, can use your library without your password.",
  noTokens: "No tokens yet.",
  newToken: "New token",
  tokenName: "What is it for?",
  scope: "Permissions",
  scopes: { read: "Read only", all: "Everything except your account" },
  makeToken: "Create token",
  token: "Token",
  tokenOnce: "Copy it now. It won’t be shown again.",
  takeBack: "Revoke",
  /** @param {string} name */
  takeBackOf: (name) => `Revoke ${name}`,
  copy: "Copy",
  copied: "Copied",
  people: "People",
  peopleDetail:
    "Readers can open the shared books and add their own. Admins can also invite people and change shared books. " +
    "Private shelves, reading progress and marks are visible only to their owner.",
  /** @param {string} name */
  moreAbout: (name) => `More options for ${name}`,
  invite: "Invite someone",
  inviteAs: { reader: "As a reader", admin: "As an admin" },
  link: "Link",
  inviteLink: "Send this link to one person. It works once, expires in seven days, and won’t be shown again.",
  linkIsLocal:
    "This link works only on this computer, because you opened Vorleser at an address no other device can reach. " +
    "Open it at its address in your network, and send the link from there. “vorleser serve --host 0.0.0.0” prints that address.",
  /** @param {string} name */
  resetLink: (name) => `Send this link to ${name}. It works once, expires in a day, and won’t be shown again.`,
  /** @param {"admin" | "reader"} role @returns {string} */
  invitationFor: (role) => (role === "admin" ? "Invitation as an admin" : "Invitation as a reader"),
  resetOpen: "Password reset",
  /** @param {string} time */
  expires: (time) => `expires ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  reset: "Reset password…",
  remove: "Remove…",
  /** @param {string} name */
  removeTitle: (name) => `Remove ${name}?`,
  removeDetail: "Their reading progress, marks and private books are deleted for good. Shared books stay.",
  addShared: "Add for everyone",
  addPrivate: "Add to my private shelf",
  makePrivate: "Move to my private shelf",
  makeShared: "Share with everyone",
  /** @param {string} title */
  isPrivate: (title) => `Only you can see “${title}” now.`,
  /** @param {string} title */
  isShared: (title) => `Everyone can see “${title}” now.`,
  private: "Private",
};
