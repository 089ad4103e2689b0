import { placeholderRules } from '../../placeholders/placeholder-rules.ts';
import { placeholderSplitter } from '../../xml-rules/split-placeholders.ts';
import type { TextPiece } from '../../xml-rules/xml-vocabulary.ts';

/** An unescaped quotation mark only says that white space around it counts. */
const mark = /\\(?:u([\da-fA-F]{4})|([\s\S]))|"/g;

/** Line breaks are escapes here. */
const rules = placeholderRules.filter(({ kind }) => kind !== 'break');

/** What stands for something else in a string resource: what programs put into their texts, and escapes. */
export function androidSplitter(
  patterns: readonly string[] | undefined,
): (text: string) => readonly TextPiece[] {
  const placeholders = placeholderSplitter(patterns, rules);
  return (text) =>
    placeholders(text).flatMap((piece) =>
      piece.details === undefined ? splitEscapes(text.slice(piece.start, piece.end), piece.start) : [piece],
    );
}

function splitEscapes(text: string, offset: number): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let last = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > last) pieces.push({ start: offset + last, end: offset + match.index });
    last = match.index + match[0].length;
    pieces.push({ start: offset + match.index, end: offset + last, ...meaningOf(match) });
  }
  if (last < text.length) pieces.push({ start: offset + last, end: offset + text.length });
  return pieces;
}

function meaningOf([written, hex, escaped]: RegExpExecArray): Pick<TextPiece, 'text' | 'details'> {
  if (hex !== undefined) return meaningOfCharacter(String.fromCharCode(Number.parseInt(hex, 16)), written);
  if (escaped === 'n') return { details: { type: 'break', display: '↵', equivalent: '\n' } };
  if (escaped === 't') return { details: { type: 'tab', display: '⇥', equivalent: '\t' } };
  if (escaped !== undefined) return { text: plainEscapes.includes(escaped) ? escaped : written };
  return { details: { type: 'other', display: '"', equivalent: '' } };
}

const plainEscapes = `'"@?\\#`;

/** White space written so is meant to stay. */
function meaningOfCharacter(character: string, written: string): Pick<TextPiece, 'text' | 'details'> {
  if (/\S/.test(character) && !/\p{Cc}/u.test(character)) return { text: character };
  return { details: { type: 'other', display: written, equivalent: character } };
}

/** New text in a string resource. */
export function escapeAndroidText(text: string): string {
  return text
    .replaceAll(/[\\'"]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)
    .replace(/^[@?]/, String.raw`\$&`);
}
