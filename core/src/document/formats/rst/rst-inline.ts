import type { InlineToken, MarkToken, PlaceholderToken } from '../../inline-token.ts';
import { chosenCodes } from '../../masking/find-template-codes.ts';

const name = String.raw`[A-Za-z\d](?:[\w.+:-]{0,80}[A-Za-z\d])?`;
const after = String.raw`(?![\p{L}\p{N}])`;
const before = String.raw`(?<![\p{L}\p{N}\\])`;

/** What stands among the text of a paragraph, the longest form first. */
const inline = new RegExp(
  [
    String.raw`(?<escape>\\(?:\s|[^\s]))`,
    String.raw`(?<literal>${before}\x60\x60[^\x60](?:[\s\S]{0,1000}?[^\s])?\x60\x60${after})`,
    String.raw`(?<role>${before}:${name}:\x60(?<roleText>[^\x60\\]{1,1000})\x60${after})`,
    String.raw`(?<link>${before}\x60(?<linkText>[^\x60\\<]{1,1000}?)(?<linkEnd>\s*<[^>\x60]{1,1000}>\x60__?|\x60__?)${after})`,
    String.raw`(?<interpreted>${before}\x60[^\x60\\]{1,1000}\x60(?::${name}:)?${after})`,
    String.raw`(?<strong>${before}\*\*(?=\S)(?<strongText>[^*]{1,1000}?[^\s*\\])\*\*${after})`,
    String.raw`(?<emphasis>${before}\*(?=[^\s*])(?<emphasisText>[^*]{0,1000}?[^\s*\\])\*${after})`,
    String.raw`(?<substitution>${before}\|(?=\S)[^|\n]{1,200}?\|_{0,2}${after})`,
    String.raw`(?<note>${before}\[(?:\d{1,4}|#[\w.-]{0,80}|\*|${name})\]_${after})`,
    String.raw`(?<address>(?<![\w/])(?:https?|ftp|mailto):[^\s<>\x60]{1,1000}[^\s<>\x60.,;:!?)\]'"])`,
    String.raw`(?<reference>(?<![\w\x60])${name}__?(?![\w\x60]))`,
  ].join('|'),
  'gu',
);

/** The tokens of a text in the file. */
export function rstTokens(
  raw: string,
  start: number,
  end: number,
  patterns: readonly string[],
): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  const chosen = chosenCodes(raw.slice(start, end), patterns);
  let last = start;
  for (const { start: at, end: to, details } of chosen) {
    if (start + at < last) continue;
    tokens.push(...plainTokens(raw, last, start + at));
    tokens.push({ kind: 'placeholder', start: start + at, end: start + to, details, speaks: true });
    last = start + to;
  }
  return [...tokens, ...plainTokens(raw, last, end)];
}

function plainTokens(raw: string, start: number, end: number): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  let last = start;
  for (const match of raw.slice(start, end).matchAll(inline)) {
    const at = start + match.index;
    if (at > last) tokens.push({ kind: 'text', start: last, end: at, text: raw.slice(last, at) });
    last = at + match[0].length;
    tokens.push(...markTokens(match, at));
  }
  if (last < end) tokens.push({ kind: 'text', start: last, end, text: raw.slice(last, end) });
  return tokens;
}

type Groups = Readonly<Record<string, string | undefined>>;

function markTokens(match: RegExpMatchArray, start: number): readonly InlineToken[] {
  const [whole] = match;
  const groups: Groups = match.groups ?? {};
  const end = start + whole.length;
  if (groups['escape'] !== undefined)
    return [{ kind: 'text', start, end, text: /\s/.test(whole.slice(1)) ? '' : whole.slice(1) }];
  if (groups['strong'] !== undefined) return styled(whole, start, 'bold', 2);
  if (groups['emphasis'] !== undefined) return styled(whole, start, 'italic', 1);
  if (groups['link'] !== undefined) return linkTokens(whole, start, groups);
  if (groups['role'] !== undefined) return roleTokens(whole, start, groups['roleText'] ?? '');
  return [codeToken(whole, start, groups)];
}

function styled(
  whole: string,
  start: number,
  style: 'bold' | 'italic',
  length: number,
): readonly InlineToken[] {
  const details = { type: 'format', display: whole.slice(0, length) } as const;
  return pairTokens(whole, start, { details, style, from: length, to: whole.length - length });
}

interface Pair extends Pick<MarkToken, 'details' | 'style' | 'native'> {
  /** The text between, in the whole. */
  readonly from: number;
  readonly to: number;
}

function pairTokens(
  whole: string,
  start: number,
  { details, style, native, from, to }: Pair,
): readonly InlineToken[] {
  const shared = { pair: start, details, ...(style && { style }) };
  const end = start + whole.length;
  return [
    { kind: 'open', start, end: start + from, ...shared },
    { kind: 'text', start: start + from, end: start + to, text: whole.slice(from, to) },
    { kind: 'close', start: start + to, end, ...shared, ...(native !== undefined && { native }) },
  ];
}

/** A link that is named by its text keeps its name when that text changes. */
function linkTokens(
  whole: string,
  start: number,
  { linkText = '', linkEnd = '' }: Groups,
): readonly InlineToken[] {
  const isNamed = !linkEnd.includes('<') && linkEnd !== '`__';
  const native = isNamed ? ` <${linkText.replaceAll(/\s+/g, ' ')}_>${linkEnd}` : linkEnd;
  const details = { type: 'link', display: linkEnd.replaceAll(/^\s*<|>?`__?$/g, '') || linkText } as const;
  return pairTokens(whole, start, { details, native, from: 1, to: 1 + linkText.length });
}

/** `:ref:` and others may say what they show: that is text. */
function roleTokens(whole: string, start: number, text: string): readonly InlineToken[] {
  const [, shown = '', target = ''] = /^([^<]*[^<\s])(\s*<[^>]+>)$/.exec(text) ?? [];
  if (shown === '') return [speaking(whole, start, text)];
  const from = whole.indexOf('`') + 1;
  const details = { type: 'link', display: target.trim() } as const;
  return pairTokens(whole, start, { details, from, to: from + shown.length });
}

function codeToken(whole: string, start: number, groups: Groups): PlaceholderToken {
  const end = start + whole.length;
  if (groups['note'] !== undefined)
    return { kind: 'placeholder', start, end, details: { type: 'note', display: whole, required: true } };
  const type = groups['address'] === undefined && groups['reference'] === undefined ? 'variable' : 'link';
  return {
    ...speaking(whole, start, whole.replaceAll(/^`+|`+$|__?$/g, '')),
    details: { type, display: whole, equivalent: whole.replaceAll(/^`+|`+$|_{1,2}$/g, ''), required: true },
  };
}

function speaking(whole: string, start: number, words: string): PlaceholderToken {
  const details = { type: 'variable', display: whole, equivalent: words, required: true } as const;
  return { kind: 'placeholder', start, end: start + whole.length, details, speaks: true };
}
