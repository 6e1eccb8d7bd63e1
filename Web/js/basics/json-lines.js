// @ts-check
// Pure: `JSONLines` cuts what arrives into lines of JSON.

export class JSONLines {
  #rest = "";

  /**
   * @param {string} piece what arrived
   * @returns {any[]} the values of the lines that are complete with it
   */
  add(piece) {
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
  }
}
