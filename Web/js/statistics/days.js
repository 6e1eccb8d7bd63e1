// @ts-check
// Pure: days of the calendar as the server writes them, such as "2026-11-25".

const DAY = 86_400_000;

/** @param {string} day @returns {number} days since 1 January 1970 */
export const numberOf = (day) => Date.parse(`${day}T00:00:00Z`) / DAY;

/** @param {number} number @returns {string} */
export const dayOf = (number) => new Date(number * DAY).toISOString().slice(0, 10);

/** @param {string} day @param {number} count */
export const plusDays = (day, count) => dayOf(numberOf(day) + count);

/** @param {string} day @returns {number} 0 for Monday; 1 January 1970 was a Thursday */
export const weekdayOf = (day) => (((numberOf(day) + 3) % 7) + 7) % 7;

/** @param {string} day */
export const mondayOf = (day) => plusDays(day, -weekdayOf(day));

/** @param {string} day */
const firstOfMonth = (day) => `${day.slice(0, 8)}01`;

/** @param {string} day the first of a month @returns {string} the first of the next one */
function nextMonth(day) {
  const [year, month] = day.split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}

/**
 * The first days of all periods that a range touches.
 * @param {"day" | "week" | "month"} kind @param {string} from @param {string} to
 */
export function periodsIn(kind, from, to) {
  const first = { day: from, week: mondayOf(from), month: firstOfMonth(from) }[kind];
  const starts = [];
  for (let day = first; day <= to;) {
    starts.push(day);
    day = kind === "month" ? nextMonth(day) : plusDays(day, kind === "week" ? 7 : 1);
  }
  return starts;
}
