import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { Frame, Piece } from './idml-piece.ts';

/** Special characters of InDesign by their number. */
const specials: Readonly<Record<string, InlineCodeDetails>> = {
  '18': { type: 'field', display: 'page number', required: true },
  '19': { type: 'field', display: 'section', required: true },
  '8': { type: 'tab', display: '⇥', equivalent: '\t' },
};
const characters: Readonly<Record<string, InlineCodeDetails>> = {
  '\t': { type: 'tab', display: '⇥', equivalent: '\t' },
  '\u2028': { type: 'break', display: '↵', equivalent: '\n' },
  '\ufeff': { type: 'other', display: 'mark', required: true },
};

/** Goes from the start of a `Content` to its end. */
export function contentPieces(scanner: XmlScanner, frames: readonly Frame[]): readonly Piece[] {
  const { start, depth } = scanner;
  const parts: string[] = [];
  while (!(scanner.next() === 'end' && scanner.depth === depth)) parts.push(...partsOf(scanner));
  const place = { start, end: scanner.end, frames };
  return parts.map((part) => pieceOf(part, place));
}

/** Texts, special characters and instructions, each by itself. */
function partsOf(scanner: XmlScanner): readonly string[] {
  const { event, text, start, end } = scanner;
  if (event === 'instruction') return [text.slice(start, end)];
  if (event !== 'text' && event !== 'cdata') return [];
  return scanner
    .value()
    .split(/([\t\u2028\ufeff])/)
    .filter(Boolean);
}

function pieceOf(part: string, place: Pick<Piece, 'start' | 'end' | 'frames'>): Piece {
  const details = characters[part] ?? (part.startsWith('<?') ? instructionDetails(part) : undefined);
  if (details === undefined) return { kind: 'text', ...place, text: part };
  const speaks = details.type === 'field';
  return { kind: 'code', ...place, details, raw: part, inContent: true, speaks, drafts: [] };
}

function instructionDetails(raw: string): InlineCodeDetails {
  const number = /^<\?ACE\s+(\d+)\?>$/.exec(raw)?.[1] ?? '';
  return specials[number] ?? { type: 'other', display: raw.slice(2, -2).slice(0, 40), required: true };
}
