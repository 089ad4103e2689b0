import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { type RunLook, sameLook } from '../ooxml/run-nodes.ts';

/** The order Excel writes them in; bold, italic and underline come first. */
const order = [
  'strike',
  'condense',
  'extend',
  'outline',
  'shadow',
  'u',
  'vertAlign',
  'sz',
  'color',
  'rFont',
  'family',
  'charset',
  'scheme',
];
const toggles = new Set(['strike', 'condense', 'extend', 'outline', 'shadow']);

/** How the font or run properties that start here look; goes on to their end. */
export function readFontLook(scanner: XmlScanner): RunLook {
  const { depth } = scanner;
  const others = new Map<string, string>();
  const styles = { bold: false, italic: false, underline: false };
  while (!(scanner.next() === 'end' && scanner.depth === depth))
    if (scanner.event === 'start') readProperty(scanner, styles, others);
  return { ...styles, format: order.map((local) => others.get(local) ?? '').join('') };
}

function readProperty(
  scanner: XmlScanner,
  styles: { bold: boolean; italic: boolean; underline: boolean },
  others: Map<string, string>,
): void {
  const local = localName(scanner);
  const value = scanner.attribute('val');
  if (local === 'b') styles.bold = isOn(value);
  else if (local === 'i') styles.italic = isOn(value);
  else if (local === 'u' && (value ?? 'single') === 'single') styles.underline = true;
  else if (says(local, value)) others.set(local, elementOf(scanner, local));
}

/** Fonts of cells name their face `name`, those of runs `rFont`. */
function localName({ name }: XmlScanner): string {
  const local = name.slice(name.indexOf(':') + 1);
  return local === 'name' ? 'rFont' : local;
}

function isOn(value: string | undefined): boolean {
  return value === undefined || value === '1' || value === 'true';
}

function says(local: string, value: string | undefined): boolean {
  if (toggles.has(local)) return isOn(value);
  if (local === 'u') return value !== 'none';
  return !(local === 'vertAlign' && value === 'baseline');
}

function elementOf(scanner: XmlScanner, local: string): string {
  const attributes = scanner.attributes().map(([name, value]) => ` ${name}="${encodeXmlAttribute(value)}"`);
  return `<${local}${attributes.join('')}/>`;
}

/** Run properties that look so; empty for a look of the cell itself. */
export function writeFontLook(look: RunLook, cell: RunLook, prefix: string): string {
  if (sameLook(look, cell)) return '';
  const { bold, italic, underline, format } = look;
  const u = underline ? '<u/>' : '';
  // `u` has its place behind the toggles.
  const [, before = '', after = ''] =
    /^((?:<(?:strike|condense|extend|outline|shadow)\/>)*)(.*)$/s.exec(format) ?? [];
  const xml = `<rPr>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}${before}${u}${after}</rPr>`;
  return prefix === '' ? xml : xml.replaceAll(/<(\/?)/g, `<$1${prefix}`);
}
