import type { InlineCode, InlineText, StyleRun } from '../../inline/inline-text.ts';
import { fromMarkup } from '../../inline/markup.ts';
import { normalizeStyles } from '../../inline/styles.ts';
import { walkXml } from '../../xml/walk-xml.ts';
import type { CodePiece, InlinePiece } from '../bilingual/inline-piece.ts';
import type { TargetState } from '../document-format.ts';
import { xliff2States } from '../formats/xliff/read-xliff2.ts';
import { xliffElements, xliffNamespaces } from '../formats/xliff/xliff-names.ts';
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

const whole = new Set(xliffElements('unit'));

/**
 * The translated segments of an XLIFF 2 that `xliffUnit` wrote and another program filled, with the codes and styles
 * they had here. Codes that program made itself are left out.
 * @throws {DocumentFormatError} broken, limit
 */
export function readExchange(file: Uint8Array): readonly ReturnedSegment[] {
  const segments: ReturnedSegment[] = [];
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (const piece of walkXml(bytes, { namespaces: xliffNamespaces, whole }))
    if (piece.kind === 'element') segments.push(...readXliff2Unit(piece.scan()).segments.flatMap(returned));
  return segments;
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

/** Keys are those of the vocabulary of XLIFF 2: `ph 1`, `pc 1` for both ends of a pair, `cp 0001`. */
function readCode({ kind, key, details }: CodePiece, reading: Reading): void {
  const at = reading.text.length;
  const [, element, name = ''] = /^(ph|pc|cp) (.+)$/.exec(key) ?? [];
  if (element === 'cp') reading.text += String.fromCharCode(Number.parseInt(name, 16));
  if (element === undefined || element === 'cp') return;
  const [, id] = /^e?(\d{1,9})(?:d\d+)?$/.exec(name) ?? [];
  if (id !== undefined) reading.codes.push({ id: Number(id), kind, at });
  else if (kind === 'open') reading.open.set(key, { start: at, token: details.display ?? '' });
  else closeStyle(key, reading);
}

function closeStyle(key: string, { text, styles, open }: Reading): void {
  const opened = open.get(key);
  open.delete(key);
  if (opened === undefined || opened.start === text.length) return;
  if (!/^\{(?:[bi]|u(?:#[0-9a-f]{6})?)\}$/.test(opened.token)) return;
  const [look] = fromMarkup(`${opened.token}x{/${opened.token.slice(1, 2)}}`).styles;
  if (look !== undefined) styles.push({ ...look, start: opened.start, end: text.length });
}
