import { plainInline } from '../../../inline/inline-text.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitVisitor } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { encodeYaml } from '../yaml/encode-yaml.ts';
import { readYamlTexts, type YamlText } from '../yaml/walk-yaml.ts';

/** Values people read; everything else in front matter steers a program. */
export const spokenKey =
  /^(?:title|subtitle|description|summary|excerpt|tagline|details|sidebar_label|linkTitle)$/;

/** Translates the values people read of yaml front matter that starts at `offset`. */
export function readFrontMatter(raw: string, offset: number, visit: UnitVisitor): readonly Splice[] {
  const head = /^---[ \t]*\r?\n/.exec(raw)?.[0] ?? '';
  const text = raw.slice(head.length, raw.lastIndexOf('\n---') + 1);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return textsOf(text).flatMap((one) => {
    const { key, path, value, start, end, token, inFlow } = one;
    const target = visit({
      id: `front-matter-${path}`,
      kind: key === 'title' ? 'title' : 'attribute',
      source: plainInline(value.trim()),
      codes: {},
      segmentable: true,
      notes: [path],
    });
    if (target === undefined || target.text === value.trim()) return [];
    const written = value.slice(0, value.indexOf(value.trim())) + target.text + afterTrim(value);
    const encoded = encodeYaml(written, { token, raw: text.slice(start, end), inFlow, lineEnd });
    const at = offset + head.length;
    return [{ start: at + start, end: at + end, text: encoded }];
  });
}

/** White space behind the text, such as the line end of a block. */
function afterTrim(value: string): string {
  return value.slice(value.trimEnd().length);
}

/** Front matter that no program could read either has no texts. */
function textsOf(text: string): readonly YamlText[] {
  try {
    return readYamlTexts(text).texts.filter(({ key, value }) => spokenKey.test(key) && hasWords(value));
  } catch (error) {
    if (error instanceof DocumentFormatError) return [];
    throw error;
  }
}
