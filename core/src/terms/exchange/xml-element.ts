import { brokenXml } from '../../xml/xml-error.ts';
import type { XmlScanner } from '../../xml/xml-scanner.ts';
import { encodeXmlAttribute, encodeXmlText } from '../../xml/xml-text.ts';

/** An element of a file as a value: it can be kept, compared and written again. Names are resolved. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

interface OpenElement {
  readonly element: XmlElement;
  readonly children: (XmlElement | string)[];
}

/** The element that starts next; the scanner goes on to its end. White space between elements is dropped. */
export function readXmlElement(scanner: XmlScanner): XmlElement {
  const root: OpenElement = { element: { name: '', children: [] }, children: [] };
  const open = [root];
  do {
    readEvent(scanner, open);
    const [first] = root.children;
    if (first !== undefined && typeof first !== 'string' && open.length === 1) return first;
  } while (scanner.event !== 'done');
  throw brokenXml(scanner.part, 0, 'unclosed');
}

function readEvent(scanner: XmlScanner, open: OpenElement[]): void {
  const event = scanner.next();
  if (event === 'start') open.push(opened(scanner));
  else if ((event === 'text' || event === 'cdata') && open.length > 1) addText(open.at(-1), scanner.value());
  else if (event === 'end') close(open);
}

function close(open: OpenElement[]): void {
  const closed = open.pop();
  if (closed === undefined) return;
  trimBetween(closed.children);
  open.at(-1)?.children.push(closed.element);
}

function opened(scanner: XmlScanner): OpenElement {
  const attributes = Object.fromEntries(scanner.attributes());
  const children: (XmlElement | string)[] = [];
  const has = Object.keys(attributes).length > 0;
  return { element: { name: scanner.name, ...(has && { attributes }), children }, children };
}

function addText(parent: OpenElement | undefined, text: string): void {
  const last = parent?.children.at(-1);
  if (typeof last === 'string') parent?.children.splice(-1, 1, last + text);
  else if (text !== '') parent?.children.push(text);
}

function trimBetween(children: (XmlElement | string)[]): void {
  const texts = children.filter((child) => typeof child === 'string');
  if (texts.length === children.length || texts.some((text) => text.trim() !== '')) return;
  const elements = children.filter((child) => typeof child !== 'string');
  children.splice(0, children.length, ...elements);
}

export function elementText({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : elementText(child))).join('');
}

export function childElements({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** `nameOf` gives the name that is written, with its prefix. */
export function writeXmlElement(
  { name, attributes = {}, children }: XmlElement,
  nameOf: (name: string) => string,
  indent = '',
): string {
  const tag = nameOf(name);
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${nameOf(key)}="${encodeXmlAttribute(value)}"`,
  );
  const start = `${indent}<${tag}${list.join('')}`;
  if (children.length === 0) return `${start}/>`;
  if (children.some((child) => typeof child === 'string')) {
    const content = children.map((child) =>
      typeof child === 'string' ? encodeXmlText(child) : writeXmlElement(child, nameOf),
    );
    return `${start}>${content.join('')}</${tag}>`;
  }
  const inside = childElements({ name, children }).map((child) =>
    writeXmlElement(child, nameOf, `${indent} `),
  );
  return `${start}>\n${inside.join('\n')}\n${indent}</${tag}>`;
}
