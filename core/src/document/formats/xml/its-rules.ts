import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { textOfElement } from '../../xml-rules/text-of-element.ts';

/** What the document says of its own elements (Internationalization Tag Set 1.0 and 2.0), by simple selectors. */
export interface ItsRule {
  readonly selector: ItsSelector;
  readonly translate?: boolean;
  /** Whether the element runs within a sentence. */
  readonly withinText?: boolean;
  readonly note?: string;
}

/** `//chapter/title`, `/book/title`, `//p/@alt`, each step with one condition on an attribute at most. */
export interface ItsSelector {
  /** From the outermost to the innermost; the last may be an attribute. */
  readonly steps: readonly ItsStep[];
  readonly fromRoot: boolean;
  readonly attribute: string | undefined;
}

interface ItsStep {
  readonly name: string;
  readonly condition?: readonly [attribute: string, value: string];
}

export const itsNamespaces = new Map([['http://www.w3.org/2005/11/its', 'its']]);

/** Each is held against each element. */
const maxRules = 500;

/** @throws {DocumentFormatError} limit, broken */
export function readItsRules(text: string): readonly ItsRule[] {
  if (!text.includes('http://www.w3.org/2005/11/its')) return [];
  const scanner = new XmlScanner(text, '', itsNamespaces, { doctype: 'pass' });
  const rules: ItsRule[] = [];
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || !/^its:\w+Rule$/.test(scanner.name)) continue;
    const selector = readSelector(scanner.attribute('selector') ?? '');
    if (selector !== undefined) rules.push({ selector, ...meaningOf(scanner) });
    if (rules.length > maxRules) throw new DocumentFormatError('limit', { limit: maxRules });
  }
  return rules;
}

function meaningOf(scanner: XmlScanner): Omit<ItsRule, 'selector'> {
  if (scanner.name === 'its:translateRule') return { translate: scanner.attribute('translate') === 'yes' };
  if (scanner.name === 'its:withinTextRule') return { withinText: scanner.attribute('withinText') !== 'no' };
  if (scanner.name !== 'its:locNoteRule') return {};
  return { note: textOfElement(scanner).trim().replaceAll(/\s+/g, ' ') };
}

const path =
  /^(\/\/?)((?:[\w:.*-]+(?:\[@[\w:.-]+=(?:'[^']*'|"[^"]*")\])?\/)*)(@?)([\w:.*-]+(?:\[@[\w:.-]+=(?:'[^']*'|"[^"]*")\])?)$/;

/** Undefined for what XPath can say beyond that. */
function readSelector(selector: string): ItsSelector | undefined {
  const match = path.exec(selector.trim());
  if (match === null) return undefined;
  const [, start, before = '', at, last = ''] = match;
  const names = [...before.split('/').filter(Boolean), ...(at === '@' ? [] : [last])];
  const attribute = at === '@' ? localName(last) : undefined;
  return { steps: names.map(readStep), fromRoot: start === '/', attribute };
}

function readStep(step: string): ItsStep {
  const [, name = '', attribute, , value] = /^([^[]+)(?:\[@([^=]+)=(['"])(.*)\3\])?$/.exec(step) ?? [];
  return {
    name: localName(name),
    ...(attribute !== undefined && { condition: [localName(attribute), value ?? ''] as const }),
  };
}

/** Prefixes of a selector need not be those of the document; names are compared without them. */
export function localName(name: string): string {
  return name.replace(/^\{.*\}/, '').replace(/^.*:/, '');
}

/** An element with those around it, innermost first. */
export interface ItsElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly parent: ItsElement | undefined;
}

export function matches({ steps, fromRoot }: ItsSelector, element: ItsElement | undefined): boolean {
  let at = element;
  for (const step of steps.toReversed()) {
    if (at === undefined || !fits(step, at)) return false;
    at = at.parent;
  }
  return !fromRoot || at === undefined;
}

function fits({ name, condition }: ItsStep, element: ItsElement): boolean {
  if (name !== '*' && name !== element.name) return false;
  if (condition === undefined) return true;
  return element.attributes.some(([n, value]) => localName(n) === condition[0] && value === condition[1]);
}
