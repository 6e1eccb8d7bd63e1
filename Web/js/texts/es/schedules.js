// @ts-check
// Textos de las copias que el servidor hace por sí mismo.

/** @type {typeof import("../en/schedules.js").schedules} */
export const schedules = {
  title: "Programación",
  titleOf: (name) => `Programación de “${name}”`,
  period: "Copia automática",
  off: "Nunca",
  daily: "Cada día",
  weekly: "Cada semana",
  weekday: "Día",
  time: "Hora",
  zone: (zone) =>
    `Según el reloj del servidor (${zone}). Una copia prevista mientras el servidor estaba apagado se hace cuando vuelve a arrancar.`,
  encrypted: "Cifrar las copias",
  passphrase: "Frase de contraseña",
  kept: "La frase de contraseña está guardada. Escribe otra para sustituirla.",
  save: "Guardar",
  everyDay: (time) => `Cada día, ${time}`,
  everyWeek: (day, time) => `Cada ${day}, ${time}`,
  next: (time) => `próxima: ${time}`,
  arrived: (time) => `Última copia completada: ${time}`,
};
