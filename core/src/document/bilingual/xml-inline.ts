import type { InlineCodeDetails, InlineCodeKind } from '../../inline/inline-text.ts';
import type { XmlScanner } from '../../xml/xml-scanner.ts';
import type { CodePiece, InlinePiece, TextPiece } from './inline-piece.ts';

/** What an element among the text means. */
export type InlineRule =
  /** A pair of codes around the text in it. */
  | { readonly kind: 'pair'; readonly key: string; readonly details: InlineCodeDetails }
  /** One code, with all that is in it; `details` takes the text in it. */
  | {
      readonly kind: 'code';
      readonly code: InlineCodeKind;
      readonly key: string;
      readonly details: (content: string) => InlineCodeDetails;
    }
  /** The text in it is a segment. */
  | { readonly kind: 'segment'; readonly id: string };

/** The rule of the element that starts. */
export type InlineVocabulary = (scanner: XmlScanner) => InlineRule;

interface Place {
  /** Offsets in the scanned text. */
  readonly start: number;
  readonly end: number;
}

/** An element with text of the unit in it. */
export interface XmlContent extends Place {
  readonly rawName: string;
  /** Of the start tag; of the whole element where that closes itself. */
  readonly tag: Place;
  /** Between the tags; an empty range where there is nothing. */
  readonly content: Place;
  readonly pieces: readonly (InlinePiece & Place)[];
  readonly segments: readonly XmlSegment[];
  /** By resolved name. */
  readonly attributes: ReadonlyMap<string, string>;
}

export interface XmlSegment extends Omit<XmlContent, 'segments'> {
  readonly id: string;
}

interface OpenPair {
  readonly key: string;
  readonly details: InlineCodeDetails;
}

interface Reading {
  readonly pieces: (InlinePiece & Place)[];
  readonly segments: XmlSegment[];
  /** Pairs that are open. */
  readonly open: OpenPair[];
}

/** Reads from the start tag of an element with text in it to its end tag. */
export function readXmlContent(scanner: XmlScanner, vocabulary: InlineVocabulary): XmlContent {
  const { rawName, start, end, selfClosing, depth } = scanner;
  const attributes = new Map(scanner.attributes());
  const reading: Reading = { pieces: [], segments: [], open: [] };
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event === 'start') readElement(scanner, vocabulary, reading);
    else reading.pieces.push(...readPiece(scanner, reading.open));
  }
  const tag = { start, end };
  const content = selfClosing ? { start: end, end } : { start: end, end: scanner.start };
  const { pieces, segments } = reading;
  return { rawName, start, end: scanner.end, tag, content, pieces, segments, attributes };
}

function readElement(scanner: XmlScanner, vocabulary: InlineVocabulary, reading: Reading): void {
  const { pieces, segments, open } = reading;
  const rule = vocabulary(scanner);
  if (rule.kind === 'segment')
    segments.push({ id: rule.id, ...readXmlContent(scanner, unsegmented(vocabulary)) });
  else if (rule.kind === 'code' || scanner.selfClosing) pieces.push(readCode(scanner, rule));
  else pieces.push(openPair(scanner, open, rule));
}

/** A segment in a segment is none, however deep they are nested. */
function unsegmented(vocabulary: InlineVocabulary): InlineVocabulary {
  return (scanner) => {
    const rule = vocabulary(scanner);
    return rule.kind === 'segment' ? { kind: 'pair', key: rule.id, details: { type: 'other' } } : rule;
  };
}

function readPiece(scanner: XmlScanner, open: OpenPair[]): readonly ((TextPiece | CodePiece) & Place)[] {
  const { start, end, event } = scanner;
  if (event === 'text') {
    return [{ kind: 'text', text: scanner.value(), raw: scanner.text.slice(start, end), start, end }];
  }
  if (event === 'cdata') return [{ kind: 'text', text: scanner.value(), cdata: true, start, end }];
  const pair = event === 'end' ? open.pop() : undefined;
  if (pair === undefined) return [];
  const native = scanner.text.slice(start, end);
  return [{ kind: 'close', key: pair.key, details: pair.details, native, encloses: true, start, end }];
}

function openPair(
  scanner: XmlScanner,
  open: OpenPair[],
  { key, details }: { readonly key: string; readonly details: InlineCodeDetails },
): CodePiece & Place {
  const { start, end } = scanner;
  open.push({ key, details });
  return {
    kind: 'open',
    key,
    details,
    native: scanner.text.slice(start, end),
    encloses: true,
    start,
    end,
  };
}

function readCode(scanner: XmlScanner, rule: Exclude<InlineRule, { kind: 'segment' }>): CodePiece & Place {
  const { start } = scanner;
  const content = readTextInside(scanner);
  const native = scanner.text.slice(start, scanner.end);
  const place = { start, end: scanner.end };
  if (rule.kind === 'pair')
    return { kind: 'placeholder', key: rule.key, details: rule.details, native, ...place };
  return { kind: rule.code, key: rule.key, details: rule.details(content), native, ...place };
}

/** All text up to the end of the element that starts. */
export function readTextInside(scanner: XmlScanner): string {
  const { depth } = scanner;
  let text = '';
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event === 'text' || scanner.event === 'cdata') text += scanner.value();
  }
  return text;
}
