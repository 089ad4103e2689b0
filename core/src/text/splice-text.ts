/** New text for [start, end) of a text. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with every splice made; splices are in order and do not overlap. */
export function spliceText(text: string, splices: Iterable<Splice>): string {
  let result = '';
  for (const piece of splicedPieces(text, splices)) result += piece;
  return result;
}

/** The same in pieces, for a text that is long. */
export function* splicedPieces(text: string, splices: Iterable<Splice>): Generator<string, void> {
  let last = 0;
  for (const splice of splices) {
    yield text.slice(last, splice.start);
    yield splice.text;
    last = splice.end;
  }
  yield text.slice(last);
}
