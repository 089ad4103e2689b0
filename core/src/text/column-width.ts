/** East Asian wide and full-width characters, and symbols that are shown as pictures (UAX #11). */
const wide =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

/** Returns how many columns of a terminal the text takes. */
export function columnWidth(text: string): number {
  return columnsOf(text).length;
}

/** Returns what stands in each column: a character, or nothing in the second column of a wide one. */
export function columnsOf(text: string): readonly string[] {
  return Array.from(text).flatMap((character) => (wide.test(character) ? [character, ''] : [character]));
}
