import { decodeEntity } from '../formats/html/html-text.ts';
import type { InlineToken } from '../inline-token.ts';
import { readXmlReference, readXmlReferences } from './xml-references.ts';
import type { XmlVocabulary } from './xml-vocabulary.ts';

/** A text or CDATA section of the document. */
export interface TextPlace {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly cdata: boolean;
  /** Entities the document declares itself: what they say is not known. */
  readonly declared: ReadonlySet<string>;
}

/** Characters with the place each comes from; a reference is several characters in the file and mostly one here. */
interface PlacedText {
  text: string;
  readonly starts: number[];
  readonly ends: number[];
}

const reference = /&([^;]+);/g;

/** The tokens of a text: what it says, and codes for entities nobody here knows and for what the vocabulary finds. */
export function xmlTextTokens(place: TextPlace, { split }: XmlVocabulary): readonly InlineToken[] {
  if (place.cdata) return cdataTokens(place, split);
  const tokens: InlineToken[] = [];
  let last = place.start;
  const raw = place.text.slice(place.start, place.end);
  for (const match of raw.includes('&') ? raw.matchAll(reference) : []) {
    const name = match[1] ?? '';
    if (isKnown(match[0], name, place.declared)) continue;
    const start = place.start + match.index;
    tokens.push(...stretchTokens(place, last, start, split));
    last = start + match[0].length;
    const details = { type: 'variable', display: name, required: true } as const;
    tokens.push({ kind: 'placeholder', start, end: last, details, speaks: true });
  }
  tokens.push(...stretchTokens(place, last, place.end, split));
  return tokens;
}

const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

function isKnown(written: string, name: string, declared: ReadonlySet<string>): boolean {
  if (name.startsWith('#') || predefined.has(name)) return true;
  return !declared.has(name) && decodeEntity(written) !== written;
}

type Split = XmlVocabulary['split'];

/** A part of a text in which every reference can be read. */
function stretchTokens(place: TextPlace, start: number, end: number, split: Split): readonly InlineToken[] {
  if (start === end) return [];
  const raw = place.text.slice(start, end);
  if (split === undefined) return [{ kind: 'text', start, end, text: readXmlReferences(raw) }];
  return pieceTokens(placeCharacters(raw, start), split);
}

/**
 * The marks of a section mean nothing: what stands inside is written inside as long as the unit does not reach
 * outside, and else with XML's escapes.
 */
function cdataTokens(place: TextPlace, split: Split): readonly InlineToken[] {
  const [from, to] = [place.start + cdataMarks.open.length, place.end - cdataMarks.close.length];
  const details = { type: 'other', display: 'CDATA' } as const;
  const pair = { pair: cdataPair(place.start), details, native: '' };
  const placed: PlacedText = { text: '', starts: [], ends: [] };
  addCharacters(placed, place.text.slice(from, to), from, /\r\n?|[^\r]/g);
  const inside = split === undefined ? [{ start: 0, end: placed.text.length }] : split(placed.text);
  return [
    { kind: 'open', start: place.start, end: from, ...pair },
    ...pieceTokens(placed, () => inside),
    { kind: 'close', start: to, end: place.end, ...pair },
  ];
}

export const cdataMarks = { open: '<![CDATA[', close: ']]>' } as const;

/** Pairs of elements are counted from 0 up. */
function cdataPair(start: number): number {
  return -2 - start;
}

function placeCharacters(raw: string, start: number): PlacedText {
  const placed: PlacedText = { text: '', starts: [], ends: [] };
  addCharacters(placed, raw, start, /&[^;&]+;|\r\n?|[^&\r]/g);
  return placed;
}

function addCharacters(placed: PlacedText, raw: string, start: number, written: RegExp): void {
  for (const match of raw.matchAll(written)) {
    const text = match[0].startsWith('\r')
      ? '\n'
      : written.source.startsWith('&')
        ? readXmlReference(match[0])
        : match[0];
    for (let i = 0; i < text.length; i++) {
      placed.starts.push(start + match.index);
      placed.ends.push(start + match.index + match[0].length);
    }
    placed.text += text;
  }
}

function pieceTokens({ text, starts, ends }: PlacedText, split: NonNullable<Split>): readonly InlineToken[] {
  return split(text)
    .filter((piece) => piece.start < piece.end)
    .map(({ details, mark, speaks, ...piece }) => {
      const place = { start: starts[piece.start] ?? 0, end: ends[piece.end - 1] ?? 0 };
      if (details === undefined)
        return { kind: 'text', ...place, text: piece.text ?? text.slice(piece.start, piece.end) };
      if (mark !== undefined) return { kind: mark, ...place, details };
      return { kind: 'placeholder', ...place, details, speaks: speaks ?? details.type === 'variable' };
    });
}
