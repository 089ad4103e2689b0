import { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { DocumentOptions } from '../../document-options.ts';
import { placeholderSplitter } from '../../xml-rules/split-placeholders.ts';
import { textOfElement } from '../../xml-rules/text-of-element.ts';
import type { XmlRule, XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';

const group = { role: 'group' } as const;
const skipped = { role: 'skipped' } as const;

/** What is data of the designer or of another type is not text; names with `>>` are the designer's own. */
export function resxVocabulary(text: string, options: DocumentOptions): XmlVocabulary {
  const comments = commentsOf(text);
  let key = '';
  return {
    namespaces: new Map(),
    preserve: true,
    ...(options.embeddedHtml !== true && { split: placeholderSplitter(options.placeholderPatterns) }),
    rule(scanner, parent): XmlRule {
      if (parent === undefined) return group;
      if (scanner.name === 'data') {
        key = scanner.attribute('name') ?? '';
        return isText(scanner) ? group : skipped;
      }
      if (scanner.name !== 'value' || parent.name !== 'data') return skipped;
      const comment = comments.get(parent.start);
      return { role: 'block', id: key, key, ...(comment && { notes: [comment] }) };
    },
  };
}

function isText(scanner: XmlScanner): boolean {
  const type = scanner.attribute('type') ?? 'System.String';
  const name = scanner.attribute('name') ?? '';
  return (
    /^System\.String\b/.test(type) && scanner.attribute('mimetype') === undefined && !name.startsWith('>>')
  );
}

/** Comments stand behind the value they are about. By the start of the `data` element. */
function commentsOf(text: string): ReadonlyMap<number, string> {
  const comments = new Map<number, string>();
  const scanner = new XmlScanner(text, '', new Map(), { doctype: 'pass' });
  let data = 0;
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'data') data = scanner.start;
    if (scanner.name === 'comment') comments.set(data, textOfElement(scanner).trim());
  }
  return comments;
}
