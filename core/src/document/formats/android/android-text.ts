import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { TextPiece } from '../../xml-rules/xml-vocabulary.ts';

/**
 * What stands for something else in a string resource: escapes, formats of numbers and tags that are written as
 * text. An unescaped quotation mark only says that white space around it counts.
 */
const mark =
  /\\(?:u([\da-fA-F]{4})|([\s\S]))|(%%|(?<!\d)%(?:\d{1,2}\$)?[-+#0,(]{0,4}\d{0,4}(?:\.\d{1,3})?(?:[tT][a-zA-Z]|[bBhHsScCdoxXeEfgGaAn]))|(<\/?[a-zA-Z][^<>]{0,2000}>)|"/g;

export function splitAndroidText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let last = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > last) pieces.push({ start: last, end: match.index });
    last = match.index + match[0].length;
    pieces.push({ start: match.index, end: last, ...meaningOf(match) });
  }
  if (last < text.length) pieces.push({ start: last, end: text.length });
  return pieces;
}

function meaningOf([written, hex, escaped, format, tag]: RegExpExecArray): Pick<
  TextPiece,
  'text' | 'details'
> {
  if (hex !== undefined) return meaningOfCharacter(String.fromCharCode(Number.parseInt(hex, 16)), written);
  if (escaped === 'n') return { details: { type: 'break', display: '↵', equivalent: '\n' } };
  if (escaped === 't') return { details: { type: 'tab', display: '⇥', equivalent: '\t' } };
  if (escaped !== undefined) return { text: plainEscapes.includes(escaped) ? escaped : written };
  if (format !== undefined) return { details: { type: 'variable', display: format, required: true } };
  if (tag !== undefined) return { details: tagDetails(tag) };
  return { details: { type: 'other', display: '"', equivalent: '' } };
}

const plainEscapes = `'"@?\\#`;

/** White space written so is meant to stay. */
function meaningOfCharacter(character: string, written: string): Pick<TextPiece, 'text' | 'details'> {
  if (/\S/.test(character) && !/\p{Cc}/u.test(character)) return { text: character };
  return { details: { type: 'other', display: written, equivalent: character } };
}

function tagDetails(tag: string): InlineCodeDetails {
  return { type: /^<\/?a[\s>]/i.test(tag) ? 'link' : 'format', display: tag.slice(1, -1).slice(0, 40) };
}

/** New text in a string resource. */
export function escapeAndroidText(text: string): string {
  return text
    .replaceAll(/[\\'"]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)
    .replace(/^[@?]/, String.raw`\$&`);
}
