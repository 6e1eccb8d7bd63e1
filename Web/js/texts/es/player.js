// @ts-check
// Texts of the player, in Spanish.

import { formatPercent } from "../../basics/locale.js";

/**
 * "5 min", "2 h 5 min"; whole minutes, at least one.
 * @param {number} seconds
 */
export function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/**
 * "Queda menos de un minuto", "Queda 1 h 5 min", "Quedan 5 min": the verb agrees with the first number.
 * @param {number} seconds
 */
export function remaining(seconds) {
  if (seconds < 45) return "Queda menos de un minuto";
  const time = duration(seconds);
  return `${time.startsWith("1 ") ? "Queda" : "Quedan"} ${time}`;
}

/** @type {typeof import("../en/player.js").player} */
export const player = {
  name: "Reproducción",
  play: "Leer en voz alta",
  pause: "Pausar",
  stop: "Detener la lectura",
  sentenceBack: "Frase anterior",
  sentenceForward: "Frase siguiente",
  chapterBack: "Capítulo anterior",
  chapterForward: "Capítulo siguiente",
  more: "Más",
  backToVoice: "Volver a la reproducción",
  voiceIsAbove: "Volver a la reproducción, más arriba",
  voiceIsBelow: "Volver a la reproducción, más abajo",

  hint: { touch: "Toca una palabra para escuchar desde ahí", mouse: "Haz clic en una palabra para escuchar desde ahí" },
  timeLeft: (seconds) => `${remaining(seconds)} del capítulo`,
  chapterFraction: (fraction) => `${formatPercent(fraction)} del capítulo`,

  starting: "Iniciando…",
  waiting: "Cargando…",
  reconnecting: "Vorleser no responde. Reconectando…",
  offline: "Sin conexión. Se reproduce lo cargado.",
  paused: "En pausa",
  finished: "Final del libro",
  unplayable: "Este navegador no puede reproducir el audio. Prueba con otro.",
  skipped: (count) => (count === 1 ? "1 omitida" : `${count} omitidas`),
  skippedName: (count) =>
    count === 1 ? "1 omitida: mostrar la frase y el motivo" : `${count} omitidas: mostrar las frases y los motivos`,
  skippedTitle: "Frases omitidas",
  goThere: "Mostrar",

  speed: "Velocidad",
  speedIs: (rate) => `Velocidad: ${rate}`,
  slower: "Más lento",
  faster: "Más rápido",

  volume: "Volumen",
  mute: "Silenciar",
  unmute: "Activar sonido",

  voice: "Voz",
  voiceIs: (name) => `Voz: ${name}`,
  engines: {
    hibari: "rápida y de bajo consumo",
    kokoro: "más rica, pero exige más al equipo",
    piper: "más sencilla, exige algo más al equipo",
    pico: "sencilla y rápida, tiempos de las palabras estimados",
    remote: "la pronuncia otro programa, tiempos de las palabras estimados",
  },
  accented: "con acento",
  sexes: { female: "femenina", male: "masculina" },
  chooseVoice: "Elegir una voz",
  loadingVoices: "Cargando las voces…",
  noVoices: "No hay ninguna voz instalada. “vorleser voices” muestra cómo obtener una.",
  hear: (name) => `Escuchar muestra de ${name}`,
  endHearing: (name) => `Detener muestra de ${name}`,
  previewFailed: "No se pudo reproducir esta voz.",

  moreVoices: "Más voces",
  install: "Instalar",
  installVoice: (name) => `Instalar ${name}`,
  installing: (name) => `Instalando ${name}`,
  stopInstalling: (name) => `Cancelar la instalación de ${name}`,
  removeVoice: (name) => `Quitar ${name}`,
  preparingVoice: "Ya casi está…",
  installed: "Instalada",
  installFailed: (reason) => `No se instaló. ${reason}`,
  installOne: "Estas voces lo hablan:",

  recording: "Voz grabada",
  /** @param {string} narrators their names @param {number | null} seconds */
  recordingBy: (narrators, seconds) =>
    [narrators && `Leído por ${narrators}`, seconds !== null && duration(seconds)].filter(Boolean).join(" · ") ||
    "Viene con el libro",
  /** @param {string} voice */
  notRecorded: (voice) => `Aquí no hay grabación. ${voice} lee en voz alta.`,
  /** @param {string} voice */
  recordingUnplayable: (voice) => `La grabación no se puede reproducir aquí. ${voice} lee en voz alta.`,
  audiobooks: "Audiolibros",
  audiobook: (voice) => `Audiolibro, ${voice}`,
  audiobookBy: (format, seconds, isByOtherRules) =>
    [format, duration(seconds), isByOtherRules && "hecho con otras reglas de lectura"].filter(Boolean).join(" · "),
  audiobookChanged: (voice) => `Este capítulo ha cambiado desde que se hizo el audiolibro. ${voice} lee en voz alta.`,
  audiobookGone: (voice) => `El audiolibro ya no existe. ${voice} lee en voz alta.`,
  audiobookOtherRules: (voice) => `El audiolibro se hizo con otras reglas. ${voice} lee en voz alta.`,
  leaveStructure: "Salir de la tabla o lista",

  soundQuality: "Calidad del audio",
  quality: { auto: "Automática", standard: "Estándar (64 kbit/s)", small: "Ahorro de datos (24 kbit/s)" },
  soundQualityHint:
    "En este dispositivo, a partir de la próxima reproducción. “Automática” gasta menos datos con una conexión lenta.",

  noVoiceFor: (language) => (language ? `No hay voz para este idioma: ${language}` : "No hay voz para este idioma"),
  tryAnyway: (voice) => `Ninguna de las voces instaladas habla este idioma. ${voice} puede leerlo con acento inglés.`,
  cannotTry: "Ninguna de las voces instaladas puede leer esta escritura.",
  readAnyway: "Leer de todos modos",

  keyboard: "Atajos de teclado",
  key: {
    start: "Iniciar o detener la lectura",
    toggle: "Reproducir o pausar",
    sentenceBack: "Frase anterior",
    sentenceForward: "Frase siguiente",
    chapterBack: "Capítulo anterior",
    chapterForward: "Capítulo siguiente",
    slower: "Más lento",
    faster: "Más rápido",
    mute: "Silenciar o activar sonido",
    follow: "Volver a la reproducción",
    escape: "Cerrar",
  },
};
