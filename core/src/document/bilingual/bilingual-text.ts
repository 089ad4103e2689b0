import type { InlineCodeTable, InlineText } from '../../inline/inline-text.ts';
import { sameInline } from '../../inline/markup.ts';
import { encodeXmlData, encodeXmlText } from '../../xml/xml-text.ts';
import type { InlinePiece } from './inline-piece.ts';
import { encodeKeepingLines, type LaidOutText, withoutLayout } from './layout-space.ts';
import { UnitCodes, type WrittenInline } from './unit-codes.ts';

/** A source and the target the file has for it. */
export interface BilingualText {
  readonly source: InlineText;
  /** Absent where there is none, or nothing is in it. */
  readonly target?: InlineText;
  readonly codes: InlineCodeTable;
  /** How many codes have text of their own in them (`sub`), which nobody sees. */
  readonly codesWithText: number;
  /** What stands in the file for a new target, empty for none; undefined where that is what the file has. */
  readonly write: (target: InlineText) => WrittenInline | undefined;
}

/** How a format tells layout from text, and writes text. */
export interface TextRules {
  /** Whether all white space is meant as it stands. */
  readonly preserve: boolean;
  /** How the file ends its lines. */
  readonly lineEnd?: string;
  readonly escapeText?: (text: string) => string;
  /** Finds codes that are written as text. */
  readonly splitText?: ((text: string) => readonly InlinePiece[]) | undefined;
}

/** @throws {DocumentFormatError} limit */
export function readBilingualText(
  sourcePieces: readonly InlinePiece[],
  targetPieces: readonly InlinePiece[] | undefined,
  rules: TextRules,
): BilingualText {
  const { preserve, lineEnd = '\n', escapeText = escaperFor(sourcePieces, preserve) } = rules;
  const codes = new UnitCodes();
  const laidOut = withoutLayout(sourcePieces, preserve);
  const source = codes.readSource(split(laidOut.pieces, rules));
  const found = targetPieces && codes.readTarget(split(withoutLayout(targetPieces, preserve).pieces, rules));
  const target = found === undefined || isEmpty(found) ? undefined : found;
  return {
    source,
    ...(target && { target }),
    codes: codes.details,
    codesWithText: sourcePieces.filter(hasTextInside).length,
    write(text) {
      if (isEmpty(text)) return target === undefined ? undefined : { text: '', restored: false };
      if (sameInline(target, text)) return undefined;
      const written = codes.write(source, text, escapeText);
      return { ...written, text: around(laidOut, written.text, lineEnd) };
    },
  };
}

function split(pieces: readonly InlinePiece[], { splitText }: TextRules): readonly InlinePiece[] {
  if (splitText === undefined) return pieces;
  return pieces.flatMap((piece) => (piece.kind === 'text' ? splitText(piece.text) : [piece]));
}

function around({ before, after }: LaidOutText, text: string, lineEnd: string): string {
  return before.replaceAll('\n', lineEnd) + text + after.replaceAll('\n', lineEnd);
}

/** The line end of a text; that of Unix where it has none. */
export function lineEndOf(text: string): string {
  return /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
}

function hasTextInside(piece: InlinePiece): boolean {
  return piece.kind !== 'text' && /<(?:[\w-]{1,40}:)?sub[\s>]/.test(piece.native);
}

/** Some programs put the codes of the source into a target that is not yet translated. */
function isEmpty({ text }: InlineText): boolean {
  return text.trim() === '';
}

/** A source in a CDATA section has its target in one. */
function escaperFor(pieces: readonly InlinePiece[], preserve: boolean): (text: string) => string {
  const texts = pieces.filter((piece) => piece.kind === 'text' && piece.text.trim() !== '');
  const allData = texts.length > 0 && texts.every((piece) => piece.kind === 'text' && piece.cdata === true);
  if (allData) return encodeXmlData;
  return preserve ? encodeXmlText : encodeKeepingLines;
}
