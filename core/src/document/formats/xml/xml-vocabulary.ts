import { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { DocumentOptions } from '../../document-options.ts';
import { keyFilter } from '../../strings/key-patterns.ts';
import { mixedContent } from '../../xml-rules/mixed-content.ts';
import { placeholderSplitter } from '../../xml-rules/split-placeholders.ts';
import type { XmlParent, XmlRule, XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';
import {
  type ItsElement,
  type ItsRule,
  itsNamespaces,
  localName,
  matches,
  readItsRules,
} from './its-rules.ts';

/** An open element as the rules of this format see it. */
interface Element extends ItsElement {
  readonly parent: Element | undefined;
  readonly depth: number;
  /** Local names from the root, parted by `/`. */
  readonly path: string;
  readonly translate: boolean;
  readonly included: boolean;
  /** Left out by the user, not by the file. */
  readonly excluded: boolean;
}

interface Reading {
  readonly rules: readonly ItsRule[];
  readonly mixed: ReadonlySet<number>;
  readonly isIncluded: (path: string) => boolean;
  readonly isExcluded: (path: string) => boolean;
  /** Attributes are read only where a path ends in one. */
  readonly isIncludedAttribute: (path: string) => boolean;
  /** Whether somebody chose what is read. */
  readonly chosen: boolean;
}

/** Keys are paths of elements, such as `catalog/book/title`; those of attributes end in `@name`. */
export function xmlVocabulary(text: string, options: DocumentOptions): XmlVocabulary {
  const { includedKeys = [], excludedKeys = [], placeholderPatterns = [], embeddedHtml = false } = options;
  const ofAttributes = includedKeys.filter((key) => /(?:^|[./])@[^./]*$/.test(key));
  const reading: Reading = {
    rules: readItsRules(text),
    mixed: mixedContent(new XmlScanner(text, '', new Map(), { doctype: 'pass' })),
    isIncluded: keyFilter({ includedKeys }),
    isExcluded: excludedKeys.length === 0 ? () => false : keyFilter({ includedKeys: excludedKeys }),
    isIncludedAttribute: ofAttributes.length === 0 ? () => false : keyFilter({ includedKeys: ofAttributes }),
    chosen: includedKeys.length > 0,
  };
  let element: Element | undefined;
  return {
    namespaces: itsNamespaces,
    ...(placeholderPatterns.length > 0 &&
      !embeddedHtml && { split: placeholderSplitter(placeholderPatterns, []) }),
    rule(scanner, parent) {
      while (element !== undefined && element.depth >= scanner.depth) element = element.parent;
      element = openElement(scanner, element, reading);
      return ruleOf(scanner, { element, parent, reading });
    },
  };
}

function openElement(scanner: XmlScanner, parent: Element | undefined, reading: Reading): Element {
  const name = localName(scanner.name);
  const path = parent === undefined ? name : `${parent.path.slice(-maxPath)}/${name}`;
  const here = { name, attributes: scanner.attributes(), parent, depth: scanner.depth, path };
  const excluded = reading.isExcluded(path) || parent?.excluded === true;
  const included = !excluded && (reading.isIncluded(path) || (reading.chosen && parent?.included === true));
  const translate = translateOf(here, reading.rules) ?? parent?.translate ?? true;
  return { ...here, translate: translate && !excluded, included, excluded };
}

/** Deeper documents are attacks. */
const maxPath = 4000;

function translateOf(element: ItsElement, rules: readonly ItsRule[]): boolean | undefined {
  const own = element.attributes.find(([name]) => name === 'its:translate' || name === 'translate')?.[1];
  if (own === 'no' || own === 'yes') return own === 'yes';
  return lastRule(element, rules, 'translate')?.translate;
}

/** Of several rules for one element the last holds. */
function lastRule(
  element: ItsElement,
  rules: readonly ItsRule[],
  about: 'translate' | 'withinText' | 'note',
) {
  return rules.findLast(
    ({ selector, [about]: meaning }) =>
      meaning !== undefined && selector.attribute === undefined && matches(selector, element),
  );
}

interface RuleInput {
  readonly element: Element;
  readonly parent: XmlParent | undefined;
  readonly reading: Reading;
}

function ruleOf(scanner: XmlScanner, { element, parent, reading }: RuleInput): XmlRule {
  if (scanner.name === 'its:rules') return { role: 'skipped' };
  const attributes = attributesOf(element, reading);
  const inText = isInText(element, parent, reading);
  if (!element.translate && inText) return protectedCode(scanner);
  if (!element.translate || !element.included) {
    const inner = mayHoldText(scanner, element, reading);
    if (inner) return { role: 'group', attributes };
    return {
      role: 'skipped',
      attributes,
      ...(element.translate || element.excluded ? {} : { warning: 'excluded-text-skipped' }),
    };
  }
  if (inText) return { role: 'inline', details: { type: 'format', display: displayOf(scanner) }, attributes };
  const notes = notesOf(element, reading);
  return { role: 'block', attributes, ...(notes.length > 0 && { notes }) };
}

/** Whether something inside may be read though this is not. */
function mayHoldText(
  { selfClosing }: XmlScanner,
  { translate }: Element,
  { rules, chosen }: Reading,
): boolean {
  if (selfClosing) return false;
  return translate ? chosen : rules.some((rule) => rule.translate === true);
}

function isInText(element: Element, parent: XmlParent | undefined, { rules, mixed }: Reading): boolean {
  if (parent === undefined || parent.rule.role === 'group') return false;
  const within = lastRule(element, rules, 'withinText')?.withinText;
  return within ?? (parent.rule.role === 'inline' || mixed.has(parent.start));
}

function protectedCode(scanner: XmlScanner): XmlRule {
  const close = scanner.text.indexOf('<', scanner.end);
  const words = scanner.selfClosing ? '' : scanner.text.slice(scanner.end, close).trim();
  const display = words === '' ? displayOf(scanner) : words.slice(0, 40);
  return { role: 'code', details: { type: 'variable', display, required: true }, speaks: words !== '' };
}

function displayOf({ rawName }: XmlScanner): string {
  return rawName.slice(0, 40);
}

/** Attributes are read where a path names them or the document says so. */
function attributesOf({ attributes, path, parent }: Element, reading: Reading): readonly string[] {
  const element = { name: path.split('/').at(-1) ?? '', attributes, parent };
  return attributes
    .map(([name]) => name)
    .filter((name) => {
      const local = localName(name);
      const key = `${path}/@${local}`;
      if (reading.isExcluded(key)) return false;
      const rule = reading.rules.findLast(
        ({ selector, translate }) =>
          translate !== undefined && selector.attribute === local && matches(selector, element),
      );
      return rule?.translate ?? reading.isIncludedAttribute(key);
    });
}

function notesOf(element: Element, { rules }: Reading): readonly string[] {
  const own = element.attributes.find(([name]) => name === 'its:locNote')?.[1];
  const note = own ?? lastRule(element, rules, 'note')?.note;
  return note === undefined || note === '' ? [] : [note];
}
