// @ts-check
// Why a destination of backups can't be used, in French: by the `reason` of the problem.

import { formatBytes } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `destination`, and of a backup that failed.
 * @type {Cases}
 */
export const destination = {
  address: () =>
    "Ce n’est pas l’adresse d’un dossier ou d’un bucket. Elle commence par https:// ; un bucket suit le serveur.",
  unreachable: ({ host }) => `${host} est injoignable. Vérifiez l’adresse et la connexion.`,
  certificate: ({ host }) => `Le certificat de ${host} n’est pas valide. C’est peut-être quelqu’un d’autre qui répond.`,
  login: ({ host }) => `${host} refuse cet utilisateur et ce mot de passe, ou ces clés. Saisissez-les de nouveau.`,
  forbidden: ({ host }) => `${host} ne permet pas à cet utilisateur d’y lire ou d’y écrire.`,
  missing: ({ host }) => `${host} n’a pas ce fichier ou ce dossier.`,
  bucket: ({ host, bucket }) => `Le bucket « ${bucket} » n’existe pas sur ${host}. Créez-le ou vérifiez l’adresse.`,
  region: ({ region, host }) =>
    region
      ? `Le bucket se trouve dans la région « ${region} ». Indiquez cette région.`
      : `Le bucket se trouve dans une autre région. Indiquez celle que ${host} affiche.`,
  moved: ({ address }) =>
    address
      ? `La destination se trouve à une autre adresse : ${address}. Utilisez-la si vous lui faites confiance.`
      : "La destination se trouve à une autre adresse.",
  clock: ({ host }) =>
    `L’horloge de cet ordinateur diffère trop de celle de ${host}. Mettez à l’heure le serveur de Vorleser.`,
  foreign: ({ host }) =>
    `${host} ne répond pas comme prévu à cette adresse. Vérifiez l’adresse et le type de destination.`,
  full: ({ host }) => `${host} n’a plus de place pour la sauvegarde.`,
  "too-large": ({ host }) => `${host} n’accepte pas de fichiers aussi volumineux.`,
  changed: ({ host }) => `${host} n’a pas reçu ce qui a été envoyé. Réessayez.`,
  file: () => "Un fichier du serveur de Vorleser ne peut pas être lu ou écrit.",
  busy: ({ host }) =>
    `${host} n’accepte plus de requêtes pour le moment. Réessayez dans quelques minutes ou planifiez la sauvegarde à une autre heure.`,
  failed: ({ host }) => `${host} a échoué ou est surchargé. Réessayez plus tard.`,
  "folder-path": () =>
    "Ce n’est pas le chemin d’un dossier. Il commence par une barre oblique, par exemple /media/disque/livres.",
  "folder-outside": ({ folder }) =>
    `Les sauvegardes ne peuvent pas aller dans ${folder}. Choisissez un dossier parmi ceux que le serveur autorise (--backups-below).`,
  "folder-own": ({ folder }) =>
    `Les fichiers de la bibliothèque se trouvent dans ${folder}. Choisissez un autre dossier, de préférence sur un autre disque.`,
  "folder-missing": ({ folder }) =>
    `Le dossier ${folder} est introuvable. Vérifiez que son disque ou son lecteur réseau est connecté.`,
  "folder-other": ({ folder }) =>
    `Le dossier ${folder} n’est pas celui qui a été choisi. Vérifiez que son disque est connecté, ou ajoutez de nouveau la destination.`,
  "folder-forbidden": ({ folder }) =>
    `Vorleser n’a pas le droit d’écrire dans le dossier ${folder}. Vérifiez ses autorisations.`,
  "folder-read-only": ({ folder }) => `Le dossier ${folder} est en lecture seule. Vérifiez son disque.`,
  "folder-full": ({ folder }) => `Il n’y a plus de place pour la sauvegarde dans le dossier ${folder}.`,
  "folder-too-large": ({ folder }) =>
    `Le système de fichiers de ${folder} n’accepte pas de fichiers aussi volumineux\u00a0; FAT s’arrête à 4\u00a0Go.`,
  "folder-failed": ({ folder }) => `La lecture ou l’écriture dans le dossier ${folder} a échoué. Vérifiez son disque.`,
  secret: () =>
    "Le mot de passe ne peut pas être déchiffré : secrets.key est absent ou a changé. Ajoutez de nouveau la destination.",
  "no-room-to-back-up": () =>
    "Le disque du dossier de données n’a pas assez de place pour créer la sauvegarde. Libérez de la place et recommencez.",
  unmade: () => "La sauvegarde n’a pas pu être créée. Vérifiez la place sur le disque.",
};

export const noDestination = "La destination n’est pas utilisable.";

/**
 * Of `bad-request`.
 * @type {Cases}
 */
export const badDestination = {
  "bad-destination": () =>
    "Le nom d’une destination a au plus 40 caractères : lettres de a à z, chiffres, traits d’union, traits de soulignement, points.",
  "bad-region": () => "Une région a au plus 40 lettres, chiffres et traits d’union, par exemple eu-central-1.",
  "no-access-key": () => "S3 demande une clé d’accès et sa clé secrète.",
};

export const isSending = () => "Une sauvegarde est déjà en cours d’envoi. Attendez qu’elle se termine.";
export const weakPassphrase = () => "La phrase secrète doit avoir au moins 8 caractères et ne pas être trop courante.";
export const isRestoring = () => "Une sauvegarde est déjà en cours de restauration. Attendez sa fin ou annulez-la.";

/**
 * Of a backup that can't be restored.
 * @type {Cases}
 */
export const unrestored = {
  "not-a-backup": () => "Ce fichier n’est pas une sauvegarde de Vorleser.",
  "newer-backup": () =>
    "Cette sauvegarde vient d’une version plus récente de Vorleser. Installez d’abord cette version.",
  "damaged-backup": () => "Cette sauvegarde est endommagée. Réessayez ou choisissez-en une autre.",
};

/**
 * Of an encrypted backup.
 * @type {Cases}
 */
export const passphrase = {
  passphrase: () => "Cette sauvegarde est chiffrée. Saisissez sa phrase secrète.",
  "wrong-passphrase": () => "Ce n’est pas la phrase secrète de cette sauvegarde. Saisissez-la de nouveau.",
};

/** @param {Record<string, string>} values both in bytes */
export const noRoomToRestore = ({ needed, free }) =>
  `La sauvegarde ne peut pas être restaurée : elle demande ${formatBytes(Number(needed))} sur le disque du dossier de données, et ${formatBytes(Number(free))} sont libres.`;

/** @param {Record<string, string>} values both in bytes */
export const noRoomToBackUp = ({ needed, free }) =>
  `La sauvegarde ne peut pas être créée : elle demande ${formatBytes(Number(needed))} sur le disque du dossier de données, et ${formatBytes(Number(free))} sont libres.`;
