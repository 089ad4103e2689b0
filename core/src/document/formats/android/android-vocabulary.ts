import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { FormatOptions } from '../../document-format.ts';
import { commentsBefore } from '../../xml-rules/comments-before.ts';
import type { BlockRule, XmlParent, XmlRule, XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';
import { androidSplitter, escapeAndroidText } from './android-text.ts';
import { type PluralItems, pluralItems } from './plural-forms.ts';

const group = { role: 'group' } as const;
const skipped = { role: 'skipped' } as const;
const namespaces = new Map([['urn:oasis:names:tc:xliff:document:1.2', 'xliff']]);
const styleNames = { b: 'bold', i: 'italic', u: 'underline' } as const;
/** A value that is nothing but a reference to another resource. */
const reference = /\s*[@?][+*]?(?:[\w.]+:)?(?:\w+\/)?[\w.]+\s*</y;

/** The plurals or array that is open. */
interface Container {
  readonly name: string;
  readonly start: number;
  items: number;
  readonly plurals: PluralItems;
  /** Whether the forms it lacks were added. */
  completed: boolean;
}

const noPlurals: PluralItems = { missing: [], dropped: new Map() };

/** Plural forms the target language needs and the file lacks are units of their own. */
export function androidVocabulary(text: string, options: FormatOptions): XmlVocabulary {
  const comments = commentsBefore(text);
  let container: Container = { name: '', start: 0, items: 0, plurals: noPlurals, completed: false };
  const blockRule = ({ start }: XmlScanner, key: string, around = start): BlockRule => {
    const comment = comments.get(start) ?? comments.get(around);
    const notes = comment === undefined ? [] : [comment];
    return { role: 'block', id: key, key, notes, preserve: isQuoted(text, start) };
  };
  const itemRule = (scanner: XmlScanner): XmlRule => {
    const { name, start } = container;
    const quantity = scanner.attribute('quantity');
    if (quantity === undefined) return blockRule(scanner, `${name}[${container.items++}]`, start);
    const { missing, dropped } = container.plurals;
    if (dropped.has(quantity)) return skipped;
    const rule = blockRule(scanner, `${name}#${quantity}`, start);
    if (quantity !== 'other' || container.completed) return rule;
    container.completed = true;
    return { ...rule, variants: missing, echoes: [...dropped.values()] };
  };
  const resourceRule = (scanner: XmlScanner, parent: XmlParent): XmlRule => {
    const name = scanner.attribute('name') ?? '';
    if (isString(scanner)) return blockRule(scanner, name);
    if (scanner.name === 'item' && parent.parent !== undefined) return itemRule(scanner);
    if (scanner.name !== 'plurals' && scanner.name !== 'string-array') return skipped;
    const { start } = scanner;
    const plurals =
      scanner.name === 'plurals' ? pluralItems(text, { start, name }, options.targetLanguage) : noPlurals;
    container = { name, start, items: 0, plurals, completed: false };
    return group;
  };
  return {
    namespaces,
    styleMarks: { bold: ['<b>', '</b>'], italic: ['<i>', '</i>'], underline: ['<u>', '</u>'] },
    split: androidSplitter(options.placeholderPatterns),
    escape: escapeAndroidText,
    rule(scanner, parent) {
      if (parent === undefined) return group;
      if (parent.rule.role !== 'group') return inlineRule(scanner);
      if (isProtected(scanner)) return { ...skipped, warning: 'excluded-text-skipped' };
      return isReference(scanner) ? skipped : resourceRule(scanner, parent);
    },
  };
}

function isString(scanner: XmlScanner): boolean {
  return scanner.name === 'string' || (scanner.name === 'item' && scanner.attribute('type') === 'string');
}

function isProtected(scanner: XmlScanner): boolean {
  return scanner.attribute('translatable') === 'false';
}

function isReference({ text, end, selfClosing }: XmlScanner): boolean {
  reference.lastIndex = end;
  return !selfClosing && reference.test(text);
}

/** Quotation marks say that white space is meant as it stands. */
function isQuoted(text: string, start: number): boolean {
  const from = text.indexOf('>', start) + 1;
  return /(?<!\\)"/.test(text.slice(from, text.indexOf('</', from)).replaceAll(/<[^>]*>/g, ''));
}

function inlineRule(scanner: XmlScanner): XmlRule {
  const { name, rawName } = scanner;
  if (name === 'xliff:g') {
    const display = scanner.attribute('example') ?? scanner.attribute('id') ?? rawName;
    return { role: 'code', details: { type: 'variable', display, required: true }, speaks: true };
  }
  const details = { type: name === 'a' ? 'link' : 'format', display: rawName } as const;
  const style = styleNames[name as keyof typeof styleNames];
  const plain = style !== undefined && scanner.attributes().length === 0;
  return plain ? { role: 'inline', details, styles: [style] } : { role: 'inline', details };
}
