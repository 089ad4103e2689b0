import { plainInline } from '../../../inline/inline-text.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { DocumentFormat, UnitVisitor } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText } from '../../process-text.ts';

/**
 * Plain text. A line is a unit: nothing in the file says whether a line end is inside a sentence (wrapped
 * mail) or ends one (lists, headings, strings), and joining lines that do not belong together cannot be undone
 * by the translator, while segments can be merged.
 */
export const txtFormat: DocumentFormat = {
  id: 'txt',
  name: 'Plain text',
  extensions: ['txt', 'text', 'log'],
  mediaType: 'text/plain',
  styles: false,
  options: [],
  recognize: (file) => (peekText(file) === undefined ? 0 : 1),
  process: (file, visit, { sourceLanguage: language }, write) =>
    processText(file, { language, read: (text) => ({ splices: readLines(text, visit) }) }, write),
};

/** The white space around a line's text belongs to the skeleton. */
const line = /[^\r\n\u0085\u2028\u2029]+/g;

function readLines(text: string, visit: UnitVisitor): readonly Splice[] {
  const splices: Splice[] = [];
  let number = 0;
  for (const match of text.matchAll(line)) {
    const source = match[0].trim();
    if (!hasWords(source)) continue;
    number++;
    const target = visit({
      id: `line-${number}`,
      kind: 'paragraph',
      source: plainInline(source),
      codes: {},
      segmentable: true,
    });
    if (target === undefined) continue;
    const start = match.index + match[0].indexOf(source);
    splices.push({ start, end: start + source.length, text: oneLine(target.text) });
  }
  return splices;
}

/** A line end in the target would make two units of one. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, ' ').trim();
}
