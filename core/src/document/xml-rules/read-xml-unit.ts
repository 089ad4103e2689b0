import { type Splice, spliceText } from '../../text/splice-text.ts';
import type { InlineToken, MarkToken } from '../inline-token.ts';
import { type InlineUnit, readInlineUnit, type StyleMarks } from '../inline-unit.ts';
import { mergeTokens, withoutSecondSpaces } from '../merge-tokens.ts';
import { trimTokens } from '../trim-tokens.ts';
import { cdataMarks } from './xml-text-tokens.ts';

/** A unit with what stands around it in the range that is replaced. */
export interface XmlUnit {
  readonly unit: InlineUnit;
  readonly start: number;
  readonly end: number;
  /** White space and codes that stay at the edges, as they are written. */
  readonly lead: string;
  readonly trail: string;
  /** Whether the whole range is in one CDATA section. */
  readonly cdata: boolean;
}

export interface XmlUnitOptions {
  readonly defaultMarks: StyleMarks;
  readonly collapse: boolean;
  readonly joinsAlike: boolean;
}

/** Undefined where nothing is left of the tokens. @throws {DocumentFormatError} limit */
export function readXmlUnit(
  tokens: readonly InlineToken[],
  raw: string,
  options: XmlUnitOptions,
): XmlUnit | undefined {
  const counting = options.collapse ? withoutSecondSpaces(tokens) : tokens;
  const found = options.joinsAlike ? joinPairs(counting, raw) : counting;
  const outer = trimTokens(mergeTokens(found, options), raw);
  const [first, last] = [outer[0], outer.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const kept = escapeCodes(outer, raw).filter((token) => !isMeaningless(token));
  const inner = kept.length === outer.length ? outer : trimTokens(kept, raw);
  const unit = readInlineUnit(inner, raw, options);
  if (unit === undefined) return undefined;
  const { start } = first;
  const { end } = last;
  const lead = rawBetween(kept, raw, [start, unit.start]);
  const trail = rawBetween(kept, raw, [unit.end, end]);
  return { unit, start, end, lead, trail, cdata: isInCdata(tokens, raw, [start, end]) };
}

type Range = readonly [start: number, end: number];

/** A pair whose tags are dropped when the unit is written anew. */
function isMeaningless(token: InlineToken): boolean {
  return (token.kind === 'open' || token.kind === 'close') && token.native === '' && !token.style;
}

/** What stands in the range, without the tags that are dropped. */
function rawBetween(tokens: readonly InlineToken[], raw: string, [from, to]: Range): string {
  let result = '';
  for (const token of tokens) {
    const [start, end] = [Math.max(token.start, from), Math.min(token.end, to)];
    if (start > end || token.start >= to || token.end <= from) continue;
    result += token.kind === 'text' ? raw.slice(start, end) : writtenCode(token, raw);
  }
  return result;
}

function writtenCode(token: Exclude<InlineToken, { kind: 'text' }>, raw: string): string {
  const { start, end, splices = [], native } = token;
  const shifted = splices.map(({ text, ...splice }): Splice => {
    return { text, start: splice.start - start, end: splice.end - start };
  });
  return native ?? spliceText(raw.slice(start, end), shifted);
}

function isCdataMark(token: InlineToken, raw: string, mark: string): boolean {
  return isMeaningless(token) && raw.startsWith(mark, token.start) && token.end === token.start + mark.length;
}

function isInCdata(tokens: readonly InlineToken[], raw: string, [start, end]: Range): boolean {
  const open = tokens.findLast((token) => token.end <= start && isCdataMark(token, raw, cdataMarks.open));
  if (open === undefined || open.kind === 'text' || open.kind === 'placeholder') return false;
  const close = tokens.find((token) => token.kind === 'close' && token.pair === open.pair);
  return close !== undefined && close.start >= end;
}

/** Codes of a CDATA section that the unit reaches beyond have a section each: they are text for the program. */
function escapeCodes(tokens: readonly InlineToken[], raw: string): readonly InlineToken[] {
  let inside = false;
  return tokens.map((token) => {
    if (isCdataMark(token, raw, cdataMarks.open)) inside = true;
    else if (isCdataMark(token, raw, cdataMarks.close)) inside = false;
    else if (inside && token.kind !== 'text')
      return { ...token, native: inSection(raw.slice(token.start, token.end)) };
    return token;
  });
}

function inSection(code: string): string {
  return /[<&]/.test(code) ? `${cdataMarks.open}${code}${cdataMarks.close}` : code;
}

interface Joining {
  readonly raw: string;
  readonly joined: InlineToken[];
  readonly opens: Map<number, MarkToken>;
  /** Pairs that are part of another now. */
  readonly renamed: Map<number, number>;
}

/** An element that ends where one just like it begins goes on. */
function joinPairs(tokens: readonly InlineToken[], raw: string): readonly InlineToken[] {
  const joining: Joining = { raw, joined: [], opens: new Map(), renamed: new Map() };
  for (const token of tokens) {
    if (token.kind === 'open') joinOpen(joining, token);
    else if (token.kind === 'close') joining.joined.push(renamePair(joining, token));
    else joining.joined.push(token);
  }
  return joining.joined;
}

function joinOpen({ raw, joined, opens, renamed }: Joining, token: MarkToken): void {
  const index = joined.findLastIndex((one) => !isMeaningless(one));
  const before = joined[index];
  const pair = before?.kind === 'close' ? before.pair : undefined;
  if (pair !== undefined && token.pair !== undefined && isAlike(opens.get(pair), token, raw)) {
    joined.splice(index, 1);
    renamed.set(token.pair, pair);
    return;
  }
  if (token.pair !== undefined) opens.set(token.pair, token);
  joined.push(token);
}

function renamePair({ renamed }: Joining, token: MarkToken): MarkToken {
  const pair = renamed.get(token.pair ?? -1);
  return pair === undefined ? token : { ...token, pair };
}

function isAlike(before: MarkToken | undefined, token: MarkToken, raw: string): boolean {
  if (before === undefined || before.details.type !== 'format') return false;
  if (before.native !== undefined || before.style !== undefined) return false;
  return raw.slice(before.start, before.end) === raw.slice(token.start, token.end);
}
