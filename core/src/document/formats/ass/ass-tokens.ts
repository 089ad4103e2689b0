import type { InlineToken, MarkToken, TextToken } from '../../inline-token.ts';
import type { AssDialogue } from './ass-events.ts';

/** A drawing goes to the override that ends it, or to the end of the line. */
const drawing = /\{[^{}]*\\p[1-9][^{}]*\}(?:[^{]|\{(?![^{}]*\\p0))*(?:\{[^{}]*\}|$)/;
const mark = new RegExp(`${drawing.source}|\\{[^{}]*\\}|\\\\[Nnh{}]`, 'g');
const styles = { b: 'bold', i: 'italic', u: 'underline' } as const;

/**
 * The text of a dialogue in tokens: overrides and line breaks are codes, `{\i1}` to `{\i0}` is a style, and what is
 * drawn belongs to the code that begins the drawing.
 */
export function assTokens(text: string, { start, end }: AssDialogue): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  const open = new Map<string, number>();
  let last = start;
  for (const match of text.slice(start, end).matchAll(mark)) {
    const at = start + match.index;
    if (at > last) tokens.push(textToken(text, last, at));
    last = at + match[0].length;
    tokens.push(tokenOf(tokens, open, { raw: match[0], start: at }));
  }
  if (end > last) tokens.push(textToken(text, last, end));
  return tokens;
}

function textToken(text: string, start: number, end: number): TextToken {
  return { kind: 'text', start, end, text: text.slice(start, end) };
}

interface Mark {
  readonly raw: string;
  readonly start: number;
}

function tokenOf(tokens: InlineToken[], open: Map<string, number>, { raw, start }: Mark): InlineToken {
  const end = start + raw.length;
  if (raw === '\\{' || raw === '\\}') return { kind: 'text', start, end, text: raw.slice(1) };
  if (raw === '\\h') return { kind: 'text', start, end, text: '\u00A0' };
  if (raw.startsWith('\\')) {
    return { kind: 'placeholder', start, end, details: { type: 'break', display: '↵', equivalent: '\n' } };
  }
  const [, letter, on] = /^\{\\([biu])([01])\}$/.exec(raw) ?? [];
  return letter === undefined ? codeToken(raw, start) : styleToken(tokens, open, { raw, start, letter, on });
}

function codeToken(raw: string, start: number): InlineToken {
  const inside = raw.replace(/\}[\s\S]*$|^\{/g, '').replace('{', '');
  const display = inside.length > 40 ? `${inside.slice(0, 39)}…` : inside;
  const isKaraoke = /^\\[kK]/.test(inside);
  const details = { type: 'format', display, ...(!isKaraoke && { required: true }) } as const;
  return { kind: 'placeholder', start, end: start + raw.length, details };
}

interface StyleMark extends Mark {
  readonly letter: string;
  readonly on: string | undefined;
}

/** A style that nothing ends holds to the end of the line; one that nothing begins stays alone. */
function styleToken(
  tokens: InlineToken[],
  open: Map<string, number>,
  { raw, start, letter, on }: StyleMark,
): MarkToken {
  const style = styles[letter as keyof typeof styles];
  const kind = on === '1' ? 'open' : 'close';
  const token: MarkToken = {
    kind,
    start,
    end: start + raw.length,
    details: { type: 'format', display: raw.slice(1, -1) },
  };
  if (kind === 'open') {
    open.set(letter, tokens.length);
    return token;
  }
  const index = open.get(letter) ?? -1;
  const opening = tokens[index];
  open.delete(letter);
  if (opening?.kind !== 'open') return token;
  tokens[index] = { ...opening, pair: index, style };
  return { ...token, pair: index, style };
}
