/** A stretch of text that one font writes. */
export interface TextRun {
  readonly font: 'latin' | 'chinese';
  readonly text: string;
}

/** Printable ASCII is written in Helvetica, all else in the Chinese font that PDF readers bring along. */
export function textRuns(text: string): readonly TextRun[] {
  return Array.from(text.matchAll(/[\x20-\x7e]+|[^\x20-\x7e]+/g), ([run]) => ({
    font: /^[\x20-\x7e]/.test(run) ? 'latin' : 'chinese',
    text: run,
  }));
}

/** Widths of Helvetica from the space to the tilde, in thousandths of the font size (Adobe's metrics). */
const helvetica = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Width of a text in points. */
export function textWidth(text: string, size: number): number {
  const widths = Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return helvetica[code - 0x20] ?? 1000;
  });
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

/** The text, cut with an ellipsis where it is wider than so many points. */
export function fitText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && textWidth(`${characters.join('')}...`, size) > width) characters.pop();
  return `${characters.join('')}...`;
}
