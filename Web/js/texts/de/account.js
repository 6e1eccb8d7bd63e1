// @ts-check
// Texte über Konten.

import { formatDate } from "../../basics/locale.js";

/** @type {typeof import("../en/account.js").account} */
export const account = {
  title: "Konto",
  open: "Konto",
  openOf: (name) => `Konto: ${name}`,
  signIn: "Anmelden",
  signOut: "Abmelden",
  name: "Name",
  password: "Passwort",
  newPassword: "Neues Passwort",
  presentPassword: "Bisheriges Passwort",
  showPassword: "Passwort anzeigen",
  passwordHint: "Mindestens 8 Zeichen. Ein paar Wörter lassen sich gut merken.",
  forgotten:
    "Passwort vergessen? Einen Code gibt es bei den Admins der Bibliothek oder mit „vorleser people reset“ auf dem Server.",
  haveCode: "Code eingeben",
  again: "Erneut anmelden",
  againDetail:
    "Die Anmeldung ist abgelaufen. Nach dem Anmelden geht es an derselben Stelle weiter, nichts geht verloren.",
  invitation: "Einladung",
  useCode: "Code eingeben",
  codeDetail: "Der Code aus einer Einladung oder für ein neues Passwort.",
  code: "Code",
  goOn: "Weiter",
  toSignIn: "Zur Bibliothek",
  welcome: "Willkommen",
  welcomeDetail:
    "Jetzt Name und Passwort wählen. Lesefortschritt, Markierungen und Einstellungen bleiben privat, die Bücher sind für alle da.",
  chooseNew: (name) => `Neues Passwort für ${name}`,
  chooseNewDetail: "Beim Speichern werden alle anderen Geräte abgemeldet.",
  makeAccount: "Konto erstellen",
  savePassword: "Passwort speichern",
  passwordSaved: "Passwort gespeichert. Alle anderen Geräte wurden abgemeldet.",
  made: (name) => `Willkommen, ${name}. Ab jetzt melden sich alle an.`,
  noAccount: "Nur auf diesem Computer",
  noAccountDetail: "Diese Bibliothek hat keine Konten. Sie lässt sich nur auf diesem Computer öffnen, ohne Passwort.",
  firstDetail:
    "Mit einem Konto lässt sich auch auf dem Handy lesen und die Bibliothek mit anderen teilen. Lesefortschritt und Markierungen " +
    "bleiben erhalten; danach melden sich alle an. „vorleser serve --host 0.0.0.0“ öffnet die Bibliothek dann im Heimnetz.",
  roles: { admin: "Admin", reader: "Mitglied" },
  changePassword: "Passwort",
  devices: "Geräte",
  deviceName: "Gerätename",
  rename: "Umbenennen",
  renameOf: (name) => `${name} umbenennen`,
  saveName: "Speichern",
  thisDevice: "Dieses Gerät",
  lastUsed: (time) => `zuletzt benutzt ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  neverUsed: "noch nie benutzt",
  signOutOf: (name) => `${name} abmelden`,
  signOutEverywhere: "Überall abmelden",
  everywhereDetail: "Alle Geräte werden abgemeldet, auch dieses.",
  tokens: "Verbundene Apps",
  tokensDetail: "Mit einem Token kann eine andere App, etwa ein Feedreader, die Bibliothek ohne das Passwort nutzen.",
  noTokens: "Noch keine Token.",
  newToken: "Neues Token",
  tokenName: "Wofür?",
  scope: "Berechtigungen",
  scopes: { read: "Nur lesen", all: "Alles außer dem Konto" },
  makeToken: "Token erstellen",
  token: "Token",
  tokenOnce: "Jetzt kopieren. Das Token wird nicht noch einmal angezeigt.",
  takeBack: "Widerrufen",
  takeBackOf: (name) => `${name} widerrufen`,
  copy: "Kopieren",
  copied: "Kopiert",
  people: "Personen",
  peopleDetail:
    "Mitglieder lesen die gemeinsamen Bücher und fügen eigene hinzu. Admins können außerdem Personen einladen und gemeinsame " +
    "Bücher ändern. Private Regale, Lesefortschritt und Markierungen sind für andere nicht sichtbar.",
  moreAbout: (name) => `Optionen für ${name}`,
  invite: "Person einladen",
  inviteAs: { reader: "Als Mitglied", admin: "Als Admin" },
  link: "Link",
  inviteLink:
    "Diesen Link an eine Person schicken. Er gilt einmal, sieben Tage lang, und wird nicht noch einmal angezeigt.",
  linkIsLocal:
    "Dieser Link funktioniert nur auf diesem Computer, weil Vorleser unter einer Adresse geöffnet ist, die kein anderes Gerät erreicht. " +
    "Bitte Vorleser unter seiner Adresse im Heimnetz öffnen und den Link von dort schicken. „vorleser serve --host 0.0.0.0“ nennt sie.",
  resetLink: (name) =>
    `Diesen Link an ${name} schicken. Er gilt einmal, einen Tag lang, und wird nicht noch einmal angezeigt.`,
  invitationFor: (role) => (role === "admin" ? "Einladung als Admin" : "Einladung als Mitglied"),
  resetOpen: "Passwort zurücksetzen",
  expires: (time) => `gültig bis ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}`,
  reset: "Passwort zurücksetzen …",
  remove: "Entfernen …",
  removeTitle: (name) => `${name} entfernen?`,
  removeDetail:
    "Lesefortschritt, Markierungen und private Bücher werden endgültig gelöscht. Gemeinsame Bücher bleiben.",
  addShared: "Für alle hinzufügen",
  addPrivate: "Zu meinem privaten Regal hinzufügen",
  makePrivate: "In mein privates Regal verschieben",
  makeShared: "Mit allen teilen",
  isPrivate: (title) => `„${title}“ ist jetzt privat.`,
  isShared: (title) => `„${title}“ ist jetzt für alle sichtbar.`,
  private: "Privat",
};
