/** A line of the file without its end. */
export interface MarkdownLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function linesOf(raw: string): readonly MarkdownLine[] {
  return Array.from(raw.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g), ({ 0: whole, index }) => {
    const text = whole.replace(/[\r\n]+$/, '');
    return { text, start: index, end: index + text.length };
  }).filter(({ start, text }) => text !== '' || start < raw.length);
}
