import type { InlineToken, TextToken } from './inline-token.ts';

/**
 * Without what stands at the edges and is no text: white space, pictures, line breaks, halves of pairs that go on
 * outside, and pairs that enclose everything. All that stays in the skeleton and does not bother the translator.
 */
export function trimTokens(tokens: readonly InlineToken[], raw: string): readonly InlineToken[] {
  let range: Range = { from: 0, to: tokens.length };
  for (;;) {
    const narrower = narrow(tokens, range, raw);
    if (narrower === undefined) return trimText(tokens.slice(range.from, range.to), raw);
    range = narrower;
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Undefined where both edges are text to be translated, or nothing is left. */
function narrow(tokens: readonly InlineToken[], { from, to }: Range, raw: string): Range | undefined {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (from >= to || first === undefined || last === undefined) return undefined;
  if (isSilent(first, raw)) return { from: from + 1, to };
  if (isSilent(last, raw)) return { from, to: to - 1 };
  if (enclose(first, last)) return { from: from + 1, to: to - 1 };
  if (isEmptyPair(first, tokens[from + 1])) return { from: from + 2, to };
  return isEmptyPair(tokens[to - 2], last) ? { from, to: to - 2 } : undefined;
}

function isSilent(token: InlineToken, raw: string): boolean {
  if (token.kind === 'text')
    return token.literal === true || whiteSpace.test(raw.slice(token.start, token.end));
  return token.kind === 'placeholder' ? token.speaks !== true : token.pair === undefined;
}

const whiteSpace = /^[ \t\r\n\f]*$/;

function enclose(first: InlineToken, last: InlineToken): boolean {
  return first.kind === 'open' && last.kind === 'close' && first.pair === last.pair;
}

function isEmptyPair(open: InlineToken | undefined, close: InlineToken | undefined): boolean {
  return open !== undefined && close !== undefined && enclose(open, close);
}

function trimText(tokens: readonly InlineToken[], raw: string): readonly InlineToken[] {
  return tokens.map((token, i) => {
    if (token.kind !== 'text') return token;
    const start = i === 0 ? trimTextStart(token, raw) : token;
    return i === tokens.length - 1 ? trimTextEnd(start, raw) : start;
  });
}

function trimTextStart(token: TextToken, raw: string): TextToken {
  const blank = blankStart(raw.slice(token.start, token.end));
  if (blank === 0) return token;
  return { ...token, start: token.start + blank, text: token.text.slice(blankStart(token.text)) };
}

function trimTextEnd(token: TextToken, raw: string): TextToken {
  const blank = blankEnd(raw.slice(token.start, token.end));
  if (blank === 0) return token;
  return {
    ...token,
    end: token.end - blank,
    text: token.text.slice(0, token.text.length - blankEnd(token.text)),
  };
}

function blankStart(text: string): number {
  let length = 0;
  while (length < text.length && blanks.includes(text.charAt(length))) length++;
  return length;
}

function blankEnd(text: string): number {
  let length = 0;
  while (length < text.length && blanks.includes(text.charAt(text.length - 1 - length))) length++;
  return length;
}

/** A no-break space is text. */
const blanks = ' \t\r\n\f';
