import { plainInline } from '../../../inline/inline-text.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitVisitor } from '../../document-format.ts';

/** Values people read; everything else in front matter steers a program. */
const line = /^(title|subtitle|description|summary|excerpt|sidebar_label|linkTitle)(:[ \t]+)(.+?)[ \t]*$/gm;

/** Translates the known one-line values of yaml front matter that starts at `offset`. */
export function readFrontMatter(raw: string, offset: number, visit: UnitVisitor): readonly Splice[] {
  const splices: Splice[] = [];
  for (const match of raw.matchAll(line)) {
    const [, key = '', separator = '', value = ''] = match;
    const quote = /^(["']).*\1$/.exec(value)?.[1] ?? '';
    const source = unquote(value, quote);
    if (!hasWords(source) || /^[|>&*!{[]/.test(value)) continue;
    const target = visit({
      id: `front-matter-${key}`,
      kind: key === 'title' ? 'title' : 'attribute',
      source: plainInline(source),
      codes: {},
      segmentable: true,
      notes: [key],
    });
    if (target === undefined) continue;
    const start = offset + match.index + key.length + separator.length;
    const text = quoted(target.text.replaceAll(/\s+/g, ' '), quote);
    splices.push({ start, end: start + value.length, text });
  }
  return splices;
}

function unquote(value: string, quote: string): string {
  if (quote === '') return value;
  const inner = value.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(["\\])/g, '$1');
}

/** Plain values get quotes where the new text would mean something to the reader of the file. */
function quoted(text: string, quote: string): string {
  if (quote === "'") return `'${text.replaceAll("'", "''")}'`;
  const needsQuotes = /^[\s"'#&*!|>%@`{}[\],?:-]|:\s|\s#|:$|^$/.test(text);
  if (quote === '' && !needsQuotes) return text;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
