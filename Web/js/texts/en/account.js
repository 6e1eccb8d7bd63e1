// @ts-check
// Texts about accounts.

import { formatDate } from "../../ui/locale.js";

export const account = {
  title: "Account",
  open: "Account",
  /** @param {string} name */
  openOf: (name) => `Account of ${name}`,
  signIn: "Sign in",
  signOut: "Sign out",
  name: "Name",
  password: "Password",
  newPassword: "New password",
  presentPassword: "Present password",
  showPassword: "Show the password",
  passwordHint: "8 characters or more; a few words are easy to keep.",
  forgotten: "Password forgotten? An admin of this library, or “vorleser people reset” where it runs, gives a code.",
  haveCode: "I have a code",
  again: "Sign in again",
  againDetail: "You were signed out. Nothing on this page is lost: it goes on when you are back.",
  invitation: "Invitation",
  useCode: "Use a code",
  codeDetail: "The code of an invitation, or for a new password.",
  code: "Code",
  goOn: "Go on",
  toSignIn: "Go to the library",
  welcome: "Welcome",
  welcomeDetail: "Choose a name and a password. Your places, marks and settings are yours alone; the books are shared.",
  /** @param {string} name */
  chooseNew: (name) => `A new password for ${name}`,
  chooseNewDetail: "All other devices are signed out when it is saved.",
  makeAccount: "Make the account",
  savePassword: "Save the password",
  passwordSaved: "The password is saved. Other devices are signed out.",
  /** @param {string} name */
  made: (name) => `Welcome, ${name}. From now on everybody signs in.`,
  noAccount: "Only you, on this machine",
  noAccountDetail: "This library has no accounts. Only this machine can reach it, and it asks for no password.",
  firstDetail: "Make an account to read on the phone too, or to share books with others. It takes over your places and "
    + "marks, and from then on everybody signs in. “vorleser serve --host 0.0.0.0” then lets the home network in.",
  roles: { admin: "Admin", reader: "Reader" },
  changePassword: "Password",
  devices: "Devices",
  thisDevice: "This one",
  /** @param {string} time */
  lastUsed: (time) => `last used ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  neverUsed: "never used",
  /** @param {string} name */
  signOutOf: (name) => `Sign out ${name}`,
  signOutEverywhere: "Sign out everywhere",
  everywhereDetail: "Every device is signed out, this one too.",
  tokens: "Other programs",
  tokensDetail: "A token lets another program in, such as a reader of feeds, without your password.",
  noTokens: "No program has a token.",
  newToken: "New token",
  tokenName: "What is it for?",
  scope: "What may it do?",
  scopes: { read: "Read only", all: "Everything but the account" },
  makeToken: "Make the token",
  token: "The token",
  tokenOnce: "Copy it now; it is not shown again.",
  takeBack: "Take back",
  /** @param {string} name */
  takeBackOf: (name) => `Take back ${name}`,
  copy: "Copy",
  copied: "Copied",
  people: "People",
  peopleDetail: "Readers see the shared books and add their own; admins invite people and change every shared book. "
    + "Nobody sees another’s private shelf, places or marks.",
  /** @param {string} name */
  moreAbout: (name) => `More about ${name}`,
  invite: "Invite somebody",
  inviteAs: { reader: "As a reader", admin: "As an admin" },
  link: "The link",
  inviteLink: "Send this link. It is good for one person and seven days, and is not shown again.",
  /** @param {string} name */
  resetLink: (name) => `Send this link to ${name}. It is good once, for a day, and is not shown again.`,
  /** @param {"admin" | "reader"} role @returns {string} */
  invitationFor: (role) => role === "admin" ? "Invitation, as an admin" : "Invitation, as a reader",
  resetOpen: "New password",
  /** @param {string} time */
  expires: (time) => `good until ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  reset: "New password…",
  remove: "Remove…",
  /** @param {string} name */
  removeTitle: (name) => `Remove ${name}?`,
  removeDetail: "Their places, marks and private books are gone for good. Shared books stay.",
  addShared: "Add for everybody",
  addPrivate: "Add to my private shelf",
  makePrivate: "Move to my private shelf",
  makeShared: "Share with everybody",
  /** @param {string} title */
  isPrivate: (title) => `Only you see “${title}” now.`,
  /** @param {string} title */
  isShared: (title) => `Everybody sees “${title}” now.`,
  private: "Private",
};
