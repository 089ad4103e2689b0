import type { InlineCodeDetails } from '../../inline/inline-text.ts';
import { linearPattern } from '../../text/linear-pattern.ts';
import { decodeEntity } from '../formats/html/html-text.ts';
import type { InlineToken, MarkToken, PlaceholderToken, TextToken } from '../inline-token.ts';
import { dateDirectives } from './date-pattern.ts';
import { type PlaceholderRule, placeholderRules } from './placeholder-rules.ts';

/** Finds what is not text in the strings of one file. */
export interface PlaceholderFinder {
  /** A text token in pieces; tags are not yet paired, see `pairTags`. */
  readonly split: (token: TextToken) => readonly InlineToken[];
}

/** `patterns` are those the user chose, without those that can't be run in linear time; they go before all others. */
export function placeholderFinder(
  patterns: readonly string[] = [],
  rules: readonly PlaceholderRule[] = placeholderRules,
): PlaceholderFinder {
  const own = patterns
    .flatMap((pattern) => linearPattern(pattern) ?? [])
    .map(({ matchAll }) => ({ matchAll, rules: [] }));
  // A group for each rule, so that the group that matched tells the rule.
  const expression = new RegExp(rules.map(({ pattern }) => `(${pattern})`).join('|'), 'gu');
  const all: readonly Search[] = [...own, { matchAll: (text) => text.matchAll(expression), rules }];
  const splitByRules = (token: TextToken) =>
    (own.length === 0 && !anyMark.test(token.text) ? [] : all).reduce<readonly InlineToken[]>(
      (tokens, search) => tokens.flatMap((one) => splitBy(one, search)),
      [token],
    );
  return {
    split(token) {
      const dates = dateDirectives(token.text);
      return dates.length === 0 ? splitByRules(token) : dateTokens(token, dates);
    },
  };
}

/** The directives of a pattern for dates as codes. */
function dateTokens(token: TextToken, dates: ReturnType<typeof dateDirectives>): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  let last = 0;
  for (const { start, end } of dates) {
    if (start > last) tokens.push(textPart(token, last, start));
    const details = { type: 'variable', display: token.text.slice(start, end), required: true } as const;
    tokens.push({
      kind: 'placeholder',
      start: token.start + start,
      end: token.start + end,
      details,
      speaks: true,
    });
    last = end;
  }
  return last < token.text.length ? [...tokens, textPart(token, last, token.text.length)] : tokens;
}

/** Most texts have none of the marks of any rule. */
const anyMark = /[<>{}%$@[\]\\\r\n&]|:\//;

interface Search {
  readonly matchAll: (text: string) => Iterable<RegExpExecArray>;
  /** By group; empty for an expression of the user, whose groups mean nothing. */
  readonly rules: readonly PlaceholderRule[];
}

function splitBy(token: InlineToken, { matchAll, rules }: Search): readonly InlineToken[] {
  if (token.kind !== 'text' || token.end - token.start !== token.text.length) return [token];
  const tokens: InlineToken[] = [];
  let last = 0;
  for (const match of matchAll(token.text)) {
    if (match[0] === '') continue;
    if (match.index > last) tokens.push(textPart(token, last, match.index));
    last = match.index + match[0].length;
    tokens.push(codeToken(match, token.start + match.index, rules));
  }
  if (last === 0) return [token];
  if (last < token.text.length) tokens.push(textPart(token, last, token.text.length));
  return tokens;
}

function textPart({ start, text }: TextToken, from: number, to: number): TextToken {
  return { kind: 'text', start: start + from, end: start + to, text: text.slice(from, to) };
}

function codeToken(match: RegExpExecArray, start: number, rules: readonly PlaceholderRule[]): InlineToken {
  const [raw, ...groups] = match;
  const kind = rules[groups.indexOf(raw)]?.kind;
  if (kind === 'tag') return tagToken(raw, start);
  return { kind: 'placeholder', start, end: start + raw.length, ...placeholderOf(raw, kind) };
}

function placeholderOf(
  raw: string,
  kind: PlaceholderRule['kind'] | undefined,
): Pick<PlaceholderToken, 'details' | 'speaks'> {
  if (kind === 'code') return { details: { type: 'other', display: shortened(raw), required: true } };
  if (kind === 'break') return { details: { type: 'break', display: '↵', equivalent: '\n' } };
  if (kind === 'text') {
    const equivalent = raw === '%%' ? '%' : decodeEntity(raw);
    return { details: { type: 'other', display: raw, equivalent, required: true }, speaks: true };
  }
  const type = kind === 'link' ? 'link' : 'variable';
  return { details: { type, display: shortened(raw), required: true }, speaks: true };
}

const voidTags = /^<(?:br|wbr|img|hr|input|sprite)\b/i;

function tagToken(raw: string, start: number): InlineToken {
  const end = start + raw.length;
  const details = tagDetails(raw);
  if (raw.endsWith('/>') || voidTags.test(raw)) return { kind: 'placeholder', start, end, details };
  return { kind: raw.startsWith('</') ? 'close' : 'open', start, end, details };
}

function tagDetails(raw: string): InlineCodeDetails {
  const display = shortened(raw.replace(/^<\/?/, '').replace(/\/?>$/, '').trim());
  if (/^<br\b/i.test(raw)) return { type: 'break', display, equivalent: '\n' };
  if (/^<img\b/i.test(raw)) return { type: 'image', display, required: true };
  return { type: /^<a\s/i.test(raw) ? 'link' : 'format', display };
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Gives the tags of a unit that belong together a pair; a tag without its partner stays alone. */
export function pairTags(tokens: readonly InlineToken[]): readonly InlineToken[] {
  const paired = [...tokens];
  const open = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    if ((token.kind !== 'open' && token.kind !== 'close') || token.pair !== undefined) continue;
    const name = tagName(token);
    const waiting = open.get(name) ?? [];
    open.set(name, waiting);
    if (token.kind === 'open') waiting.push(index);
    else joinTags(paired, waiting.pop(), index);
  }
  return paired;
}

function joinTags(tokens: InlineToken[], open: number | undefined, close: number): void {
  const [first, second] = [tokens[open ?? -1], tokens[close]];
  if (open === undefined || first?.kind !== 'open' || second?.kind !== 'close') return;
  tokens[open] = { ...first, pair: open };
  tokens[close] = { ...second, pair: open, ...(first.style && { style: first.style }) };
}

function tagName({ details }: MarkToken): string {
  return /^[^\s.=/>]*/.exec(details.display ?? '')?.[0].toLowerCase() ?? '';
}
