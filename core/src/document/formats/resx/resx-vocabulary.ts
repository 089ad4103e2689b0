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
  const splitterOf = lockingSplitter(options.placeholderPatterns);
  let data: Data = { key: '', locked: [] };
  return {
    namespaces: new Map(),
    preserve: true,
    ...(options.embeddedHtml !== true && { split: (part: string) => splitterOf(data.locked)(part) }),
    rule(scanner, parent): XmlRule {
      if (parent === undefined) return group;
      const { name } = scanner;
      if (name === 'value' && parent.name === 'data') return valueRule(data.key, comments.get(parent.start));
      if (name !== 'data') return skipped;
      data = { key: scanner.attribute('name') ?? '', locked: lockOf(comments.get(scanner.start)) };
      if (data.locked.includes(wholeText)) return { ...skipped, warning: 'excluded-text-skipped' };
      return isText(scanner) ? group : skipped;
    },
  };
}

/** The element that is open. */
interface Data {
  readonly key: string;
  /** Words of it that must not change. */
  readonly locked: readonly string[];
}

function valueRule(key: string, comment: string | undefined): XmlRule {
  return { role: 'block', id: key, key, ...(comment && { notes: [comment] }) };
}

/** Splitters by the words that are locked beside what always is. */
function lockingSplitter(patterns: readonly string[] = []) {
  const splitters = new Map<string, ReturnType<typeof placeholderSplitter>>();
  return (words: readonly string[]) => {
    const name = words.join('\0');
    const splitter = splitters.get(name) ?? placeholderSplitter([...words.map(escapeForRegExp), ...patterns]);
    splitters.set(name, splitter);
    return splitter;
  };
}

/**
 * What a comment says must not change: `{Locked}` all of the text, `{Locked="a","b"}` these words, as the tools of
 * Microsoft have it.
 */
function lockOf(comment = ''): readonly string[] {
  const [, words] = /\{Locked(?:\s*=\s*((?:"[^"]*"\s*,?\s*)+))?\}/i.exec(comment) ?? [];
  if (/\{Locked\}/i.test(comment)) return [wholeText];
  return Array.from((words ?? '').matchAll(/"([^"]+)"/g), ([, word = '']) => word);
}

/** No word is empty. */
const wholeText = '';

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]{}\\/]/g, String.raw`\$&`);
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
