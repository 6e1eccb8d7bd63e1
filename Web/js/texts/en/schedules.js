// @ts-check
// Texts of the backups that the server makes by itself.

export const schedules = {
  title: "Schedule",
  /** @param {string} name */
  titleOf: (name) => `Schedule of “${name}”`,
  period: "Automatic backup",
  off: "Never",
  daily: "Every day",
  weekly: "Every week",
  weekday: "Day",
  time: "Time",
  /** @param {string} zone */
  zone: (zone) =>
    `By the server’s clock (${zone}). A backup that was due while the server was off is made at its next start.`,
  encrypted: "Encrypt the backups",
  passphrase: "Passphrase",
  kept: "The passphrase is saved. Enter another one to replace it.",
  save: "Save",
  /** @param {string} time */
  everyDay: (time) => `Every day at ${time}`,
  /** @param {string} day @param {string} time */
  everyWeek: (day, time) => `Every ${day} at ${time}`,
  /** @param {string} time */
  next: (time) => `next: ${time}`,
  /** @param {string} time */
  arrived: (time) => `Last backup that arrived: ${time}`,
};
