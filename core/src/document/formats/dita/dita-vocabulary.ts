import { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { DocumentOptions } from '../../document-options.ts';
import { mixedContent } from '../../xml-rules/mixed-content.ts';
import type { XmlParent, XmlRule, XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';
import {
  codeElements,
  phraseElements,
  preservedElements,
  skippedElements,
  styleElements,
  unitKinds,
} from './dita-elements.ts';

const marks = (name: string) => [`<${name}>`, `</${name}>`] as const;
/** What stands beside the sentence: a footnote, an entry of the index. */
const asideElements = new Set(['fn', 'indexterm']);

/** Elements of specializations nobody here knows are phrases where they stand among words, else blocks. */
export function ditaVocabulary(text: string, { altText = false }: DocumentOptions): XmlVocabulary {
  const mixed = mixedContent(new XmlScanner(text, '', new Map(), { doctype: 'pass' }));
  const attributes = ['navtitle', 'spectitle', ...(altText ? ['alt'] : [])];
  return {
    namespaces: new Map(),
    styleMarks: { bold: marks('b'), italic: marks('i'), underline: marks('u') },
    rule: (scanner, parent) => ({ attributes, ...ruleOf(scanner, isPhrase(scanner, parent, mixed)) }),
  };
}

function isPhrase({ name }: XmlScanner, parent: XmlParent | undefined, mixed: ReadonlySet<number>): boolean {
  if (phraseElements.has(name) || codeElements.has(name)) return true;
  if (parent === undefined || name in unitKinds || knownBlocks.has(name)) return false;
  return parent.rule.role === 'inline' || mixed.has(parent.start);
}

/** Often side by side with words of what holds them. */
const knownBlocks = new Set(
  'p ul ol sl dl table simpletable fig note lq section example pre lines screen codeblock msgblock alt desc fn indexterm div'.split(
    ' ',
  ),
);

function ruleOf(scanner: XmlScanner, phrase: boolean): XmlRule {
  const { name } = scanner;
  if (isProtected(scanner)) return protectedRule(scanner, phrase);
  if (skippedElements.has(name)) return { role: 'skipped', warning: 'excluded-text-skipped' };
  if (asideElements.has(name)) {
    const details = { type: name === 'fn' ? 'note' : 'other', display: name, required: true } as const;
    return { role: 'block', nested: details, kind: 'note' };
  }
  if (phrase) return phraseRule(scanner);
  return { role: 'block', kind: unitKinds[name] ?? 'paragraph', preserve: preservedElements.has(name) };
}

/** What is taken from elsewhere is translated there. */
function isProtected(scanner: XmlScanner): boolean {
  return (
    scanner.attribute('translate') === 'no' ||
    scanner.attribute('conref') !== undefined ||
    scanner.attribute('conkeyref') !== undefined
  );
}

function protectedRule(scanner: XmlScanner, phrase: boolean): XmlRule {
  if (phrase) return { role: 'code', details: codeDetails(scanner), speaks: true };
  const isEmpty = scanner.attribute('translate') !== 'no';
  return isEmpty ? { role: 'skipped' } : { role: 'skipped', warning: 'excluded-text-skipped' };
}

function codeDetails(scanner: XmlScanner) {
  const close = scanner.text.indexOf('<', scanner.end);
  const words = scanner.selfClosing ? '' : scanner.text.slice(scanner.end, close).trim();
  const display = words === '' ? displayOf(scanner) : words.slice(0, 40);
  const type = scanner.name === 'image' ? 'image' : 'variable';
  return { type, display, ...(words !== '' && { equivalent: words }), required: true } as const;
}

function displayOf(scanner: XmlScanner): string {
  const { name } = scanner;
  const from = scanner.attribute('conref') ?? scanner.attribute('conkeyref') ?? scanner.attribute('keyref');
  return `${name} ${from ?? scanner.attribute('href') ?? ''}`.trim().slice(0, 40);
}

function phraseRule(scanner: XmlScanner): XmlRule {
  const { name } = scanner;
  if (name === 'image') return { role: 'group', nested: codeDetails(scanner) };
  if (codeElements.has(name)) return { role: 'code', details: codeDetails(scanner), speaks: true };
  const details = { type: name === 'xref' ? 'link' : 'format', display: displayOf(scanner) } as const;
  const style = styleElements[name as keyof typeof styleElements];
  const plain = style !== undefined && scanner.attributes().length === 0;
  return plain ? { role: 'inline', details, styles: [style] } : { role: 'inline', details };
}
