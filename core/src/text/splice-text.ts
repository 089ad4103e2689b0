/** New text for [start, end) of a text. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with every splice made; splices are in order and do not overlap. */
export function spliceText(text: string, splices: readonly Splice[]): string {
  let result = '';
  let last = 0;
  for (const splice of splices) {
    result += text.slice(last, splice.start) + splice.text;
    last = splice.end;
  }
  return result + text.slice(last);
}
