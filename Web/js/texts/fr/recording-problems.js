// @ts-check
// Why a recording can't be laid beside its book, in French: by the `reason` of the problem.

/** @type {Record<string, (values: Record<string, string>) => string>} */
export const notARecording = {
  unreadable: ({ file }) => `« ${file} » ne peut pas être lu. Ajoutez-le à nouveau.`,
  "no-sound": ({ file }) => `« ${file} » ne contient aucun son que ffmpeg sache lire.`,
  "decoder-stuck": () => "ffmpeg s’est arrêté au milieu de l’enregistrement. Réessayez.",
  "too-long": ({ file }) => `« ${file} » dure plus de 100 heures.`,
  "other-book": () =>
    "Aucune phrase de ce livre ne se trouve dans l’enregistrement. Est-ce le même livre, dans la même langue et la même traduction ?",
};

export const notAligned = "Cet enregistrement ne peut pas être aligné sur le texte.";

export const noDecoder = () =>
  "Pour lire des enregistrements, le serveur a besoin du programme ffmpeg. Installez-le sur le serveur.";
