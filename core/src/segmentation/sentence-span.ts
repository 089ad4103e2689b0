/** A sentence inside a text: [start, end) without the white space around it. UTF-16 code units. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}
