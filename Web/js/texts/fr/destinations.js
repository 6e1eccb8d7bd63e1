// @ts-check
// Textes des destinations des sauvegardes sur d’autres machines.

/** @type {typeof import("../en/destinations.js").destinations} */
export const destinations = {
  title: "Destinations",
  detail:
    "Envoyez la sauvegarde sur votre propre serveur ou sur un disque du serveur. Parmi les plus anciennes, la dernière de chacun des 7 jours, 4 semaines et 12 mois y est conservée.",
  none: "Aucune destination pour l’instant.",
  addWebDAV: "Ajouter un dossier WebDAV",
  addBucket: "Ajouter un bucket S3",
  addFolder: "Ajouter un dossier du serveur",
  folder: "Chemin du dossier",
  folderHint:
    "Un dossier sur un disque USB ou un lecteur réseau. Avant chaque sauvegarde, Vorleser vérifie que le disque est connecté.",
  below: (folders) => `Autorisés\u00a0: ${folders} et tous leurs sous-dossiers.`,
  noFolders: "Des dossiers peuvent être choisis ici si le serveur est lancé avec --backups-below DOSSIER.",
  name: "Nom de la destination",
  nameHint: "Lettres de a à z, chiffres, traits d’union.",
  address: "Adresse",
  webDAVHint: "Un dossier de Nextcloud, d’ownCloud ou d’un autre serveur WebDAV, par exemple :",
  bucketHint: "Serveur, bucket et dossier ; le bucket doit déjà exister. Par exemple :",
  user: "Utilisateur (facultatif)",
  password: "Mot de passe (facultatif)",
  accessKey: "Clé d’accès",
  secret: "Clé secrète",
  region: "Région (facultatif)",
  regionHint: "us-east-1 si le champ reste vide.",
  hosted: "Le bucket précède le nom du serveur",
  keep: "Tester et enregistrer",
  send: "Sauvegarder maintenant",
  sendTo: (name) => `Sauvegarder vers « ${name} »`,
  stop: "Annuler",
  stopOf: (name) => `Annuler la sauvegarde vers « ${name} »`,
  removeOf: (name) => `Supprimer « ${name} »`,
  progressOf: (name) => `Progression de la sauvegarde vers « ${name} »`,
  making: "Création de la sauvegarde…",
  sending: (sent, all) => `Envoi : ${sent} sur ${all}`,
  never: "Aucune sauvegarde pour l’instant",
  sent: (time, size) => `Dernière sauvegarde : ${time}, ${size}`,
  failed: (time, reason) => `Échec le ${time} : ${reason}`,
  withFiles: "Avec les fichiers des livres",
  passphrase: "Phrase secrète (facultatif)",
  passphraseHint:
    "Au moins 8 caractères chiffrent la sauvegarde. Personne ne peut retrouver une phrase secrète perdue.",
  encrypted: "Télécharger chiffrée…",
  encryptedTitle: "Télécharger la sauvegarde chiffrée",
  download: "Télécharger",
};
