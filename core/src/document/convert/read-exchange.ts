import type { InlineCode, InlineText, StyleRun } from '../../inline/inline-text.ts';
import { fromMarkup } from '../../inline/markup.ts';
import { normalizeStyles } from '../../inline/styles.ts';
import { walkXml, type XmlPiece } from '../../xml/walk-xml.ts';
import type { CodePiece, InlinePiece } from '../bilingual/inline-piece.ts';
import type { XmlContent } from '../bilingual/xml-inline.ts';
import type { TargetState } from '../document-format.ts';
import { plainDialect } from '../formats/xliff/plain-dialect.ts';
import { xliff2States } from '../formats/xliff/read-xliff2.ts';
import { readTransUnit, type TransUnit } from '../formats/xliff/trans-unit.ts';
import { xliffElements, xliffName, xliffNamespaces } from '../formats/xliff/xliff-names.ts';
import { readXliff2Unit, type Xliff2Segment } from '../formats/xliff/xliff2-unit.ts';

/** A segment as another program gave it back. */
export interface ReturnedSegment {
  /** As it was given out. */
  readonly id: string;
  readonly source: InlineText;
  readonly target: InlineText;
  /** How far the other program says it is. */
  readonly state: TargetState | undefined;
}

type XmlElement = Extract<XmlPiece, { kind: 'element' }>;

const whole = new Set(xliffElements('unit', 'trans-unit'));

/**
 * The translated segments of an XLIFF that `xliffUnit` or `xliff12Unit` wrote and another program filled, with the codes
 * and styles they had here. Codes that program made itself are left out.
 * @throws {DocumentFormatError} broken, limit
 */
export function readExchange(file: Uint8Array): readonly ReturnedSegment[] {
  const segments: ReturnedSegment[] = [];
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (const piece of walkXml(bytes, { namespaces: xliffNamespaces, whole }))
    if (piece.kind === 'element') segments.push(...segmentsOf(piece));
  return segments;
}

function segmentsOf({ name, scan }: XmlElement): readonly ReturnedSegment[] {
  return xliffName(name) === 'unit'
    ? readXliff2Unit(scan()).segments.flatMap(returned)
    : returnedUnit(readTransUnit(scan(), new Map()));
}

/** A unit of XLIFF 1.2 was written for each segment, and has its name as `resname`. */
function returnedUnit(unit: TransUnit): readonly ReturnedSegment[] {
  const { attributes, source, target } = unit;
  if (source === undefined || target === undefined) return [];
  const { targetState: state } = plainDialect.factsOf(unit, undefined);
  const texts = { source: inlineOf(source.pieces), target: inlineOf(allPieces(target)) };
  return [{ id: attributes.get('resname') ?? '', state, ...texts }];
}

/** Other programs mark sentences within the target. */
function allPieces({ pieces, segments }: XmlContent): readonly InlinePiece[] {
  return [...pieces, ...segments.flatMap((segment) => segment.pieces)].sort((a, b) => a.start - b.start);
}

function returned({ attributes, source, target }: Xliff2Segment): readonly ReturnedSegment[] {
  if (target === undefined) return [];
  const state = xliff2States[attributes.get('state') ?? ''];
  const texts = { source: inlineOf(source.pieces), target: inlineOf(target.pieces) };
  return [{ id: attributes.get('id') ?? '', state, ...texts }];
}

interface Reading {
  text: string;
  readonly codes: InlineCode[];
  readonly styles: StyleRun[];
  /** Styles that are open, by their key. */
  readonly open: Map<string, { readonly start: number; readonly token: string }>;
}

function inlineOf(pieces: readonly InlinePiece[]): InlineText {
  const reading: Reading = { text: '', codes: [], styles: [], open: new Map() };
  for (const piece of pieces) {
    if (piece.kind === 'text') reading.text += piece.text;
    else readCode(piece, reading);
  }
  const { text, codes, styles } = reading;
  return { text, codes, styles: normalizeStyles(styles) };
}

/**
 * Keys are those of the vocabularies: in XLIFF 2 `ph 1`, `pc 1` for both ends of a pair, `cp 0001`; in XLIFF 1.2 `x 1`, and
 * `bx 1` or `g 1` for a pair.
 */
function readCode({ kind, key, details }: CodePiece, reading: Reading): void {
  const at = reading.text.length;
  const [, element, name = ''] = /^(ph|pc|cp|x|bx|g) (.+)$/.exec(key) ?? [];
  if (element === 'cp') reading.text += String.fromCharCode(Number.parseInt(name, 16));
  if (element === undefined || element === 'cp') return;
  const [, id] = /^e?(\d{1,9})(?:d\d+)?$/.exec(name) ?? [];
  if (id !== undefined) reading.codes.push({ id: Number(id), kind, at });
  else if (kind === 'open') reading.open.set(key, { start: at, token: styleToken(details.display) });
  else closeStyle(key, reading);
}

/** A style as markup has it; XLIFF 1.2 names most by their type. */
function styleToken(display = ''): string {
  return (
    new Map([
      ['bold', '{b}'],
      ['italic', '{i}'],
      ['underlined', '{u}'],
    ]).get(display) ?? display
  );
}

function closeStyle(key: string, { text, styles, open }: Reading): void {
  const opened = open.get(key);
  open.delete(key);
  if (opened === undefined || opened.start === text.length) return;
  if (!/^\{(?:[bi]|u(?:#[0-9a-f]{6})?)\}$/.test(opened.token)) return;
  const [look] = fromMarkup(`${opened.token}x{/${opened.token.slice(1, 2)}}`).styles;
  if (look !== undefined) styles.push({ ...look, start: opened.start, end: text.length });
}
