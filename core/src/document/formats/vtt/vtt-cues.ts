import type { InlineToken, MarkToken } from '../../inline-token.ts';
import { pairTags } from '../../placeholders/find-placeholders.ts';
import { decodeEntity } from '../html/html-text.ts';

/** Place of a cue's text. */
export interface CuePlace {
  readonly start: number;
  readonly end: number;
}

const timingLine = /^[^\r\n]*-->[^\r\n]*(?:\r\n|\r|\n|$)/gm;
/** From the timing to an empty line, or to the next timing, whatever is missing between. */
const cueText = /(?:(?![^\r\n]*-->)[^\r\n]+(?:\r\n|\r|\n|$))*/y;

/** Places of the cues' texts in file order. Notes, styles and regions have no timing and so are no cues. */
export function readVttCues(text: string): readonly CuePlace[] {
  return [...text.matchAll(timingLine)]
    .filter(([line]) => /\d[:.]\d/.test(line))
    .map((match) => {
      const start = match.index + match[0].length;
      cueText.lastIndex = start;
      return { start, end: start + (cueText.exec(text)?.[0].length ?? 0) };
    });
}

const mark =
  /\r\n|\r|\n|<(?:\d[\d:.]*|(\/?)([a-zA-Z]+)((?:[.\s][^<>]*)?))>|&(?:amp|lt|gt|nbsp|lrm|rlm|quot|#\d{1,7}|#x[\da-fA-F]{1,6});/g;
const styles = { b: 'bold', i: 'italic', u: 'underline' } as const;

/** Voices, classes, languages, ruby and times within a cue are codes; plain `<b>`, `<i>`, `<u>` are styles. */
export function vttTokens(text: string, { start, end }: CuePlace): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  let last = start;
  const addText = (to: number) => {
    if (to > last) tokens.push({ kind: 'text', start: last, end: to, text: text.slice(last, to) });
  };
  for (const match of text.slice(start, end).matchAll(mark)) {
    const at = start + match.index;
    addText(at);
    last = at + match[0].length;
    tokens.push(tokenOf(match, at));
  }
  addText(end);
  return pairTags(tokens);
}

function tokenOf(match: RegExpExecArray, start: number): InlineToken {
  const [raw, slash, name, more] = match;
  const place = { start, end: start + raw.length };
  if (name !== undefined) return { ...tagToken(raw, { slash, name, more }), ...place };
  if (raw.startsWith('&')) return { kind: 'text', ...place, text: decodeEntity(raw) };
  if (raw.startsWith('<')) {
    const details = { type: 'format', display: raw.slice(1, -1), required: true } as const;
    return { kind: 'placeholder', ...place, details, speaks: true };
  }
  return { kind: 'placeholder', ...place, details: { type: 'break', display: '↵', equivalent: '\n' } };
}

interface Tag {
  readonly slash: string | undefined;
  readonly name: string;
  readonly more: string | undefined;
}

function tagToken(raw: string, { slash, name, more }: Tag): Omit<MarkToken, 'start' | 'end'> {
  const kind = slash === '/' ? 'close' : 'open';
  const display = `${name}${more ?? ''}`.trim();
  const style = raw.length === 3 ? styles[name.toLowerCase() as keyof typeof styles] : undefined;
  const token = { kind, details: { type: 'format', display } } as const;
  return style === undefined ? token : { ...token, style };
}
