import type { InlineCode, InlineText } from '../../inline/inline-text.ts';

/**
 * Brackets that say in the text of a file where a segment begins and ends: `⸨12⸩text⸨⸩`. They are punctuation, so that
 * Markdown reads the emphasis beside them as before.
 */
export interface MarkBrackets {
  readonly open: string;
  readonly close: string;
}

const rarest: readonly MarkBrackets[] = [
  { open: '⸨', close: '⸩' },
  { open: '⦓', close: '⦔' },
  { open: '⧘', close: '⧙' },
];

/** Brackets none of the texts has; undefined where each is used. */
export function freeBrackets(texts: readonly string[]): MarkBrackets | undefined {
  return rarest.find(({ open, close }) => !texts.some((text) => text.includes(open) || text.includes(close)));
}

/** Ids of codes no file has as many of. */
const firstMark = 1_000_000_000;

/** A segment between two codes that stay beside it while segments are joined. */
export function withMarkCodes({ text, codes, styles }: InlineText, index: number): InlineText {
  const id = firstMark + index;
  const marked: InlineCode[] = [
    { id, kind: 'open', at: 0 },
    ...codes,
    { id, kind: 'close', at: text.length },
  ];
  return { text, codes: marked, styles };
}

/** The same with brackets in the text in place of those codes. Styles begin after and end before them. */
export function spellMarks({ text, codes, styles }: InlineText, brackets: MarkBrackets): InlineText {
  const marks = codes
    .filter(({ id }) => id >= firstMark)
    .map((mark) => ({ at: mark.at, text: spellingOf(mark, brackets) }));
  const added = (isBefore: (at: number) => boolean) =>
    marks.reduce((sum, mark) => sum + (isBefore(mark.at) ? mark.text.length : 0), 0);
  const inside = (from: number) => added((at) => at <= from) + from;
  const until = (to: number) => added((at) => at < to) + to;
  let spelled = '';
  let last = 0;
  for (const mark of marks) {
    spelled += text.slice(last, mark.at) + mark.text;
    last = mark.at;
  }
  return {
    text: spelled + text.slice(last),
    codes: shiftedCodes(codes, brackets),
    styles: styles.map((run) => ({ ...run, start: inside(run.start), end: until(run.end) })),
  };
}

/** Codes at the place of a mark stay on their side of it. */
function shiftedCodes(codes: readonly InlineCode[], brackets: MarkBrackets): InlineCode[] {
  const shifted: InlineCode[] = [];
  let shift = 0;
  for (const code of codes) {
    if (code.id >= firstMark) shift += spellingOf(code, brackets).length;
    else shifted.push({ ...code, at: code.at + shift });
  }
  return shifted;
}

function spellingOf({ id, kind }: InlineCode, { open, close }: MarkBrackets): string {
  return kind === 'open' ? `${open}${id - firstMark}${close}` : open + close;
}

export type MarkedPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start'; readonly index: number }
  | { readonly kind: 'end' };

/** A text of the written file in pieces. */
export function splitAtMarks(text: string, { open, close }: MarkBrackets): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let last = 0;
  const addText = (to: number) => {
    if (last < to) pieces.push({ kind: 'text', text: text.slice(last, to) });
  };
  for (const match of text.matchAll(new RegExp(`${open}(\\d*)${close}`, 'gu'))) {
    addText(match.index);
    last = match.index + match[0].length;
    pieces.push(match[1] ? { kind: 'start', index: Number(match[1]) } : { kind: 'end' });
  }
  addText(text.length);
  return pieces;
}
