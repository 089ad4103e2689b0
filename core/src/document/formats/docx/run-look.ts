import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { isOn } from '../ooxml/on-off.ts';
import type { ScriptFamilies } from '../ooxml/scripts.ts';
import { type PropertyWeight, weighProperty } from './property-weight.ts';

/** Bold, italic and underline that stand directly at a run. */
export interface RunStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  /** `#rrggbb` */
  readonly underlineColor?: string;
}

export interface RunProperty {
  readonly name: string;
  readonly xml: string;
  readonly weight: PropertyWeight;
  /** Empty where the property makes no difference to text of these scripts. */
  key(scripts: ScriptFamilies): string;
}

/** The direct properties of a run: how its text looks beyond its styles. */
export interface RunLook {
  /** The whole `w:rPr` without its change history; empty for none. */
  readonly xml: string;
  readonly style: RunStyle;
  /** All that `style` does not say. */
  readonly others: readonly RunProperty[];
  readonly runStyle?: string;
  /** Undefined where the styles decide. */
  readonly hidden?: boolean;
  /** Of the highlighting or else the shading, `#rrggbb`. */
  readonly marked?: string;
}

export const plainStyle: RunStyle = { bold: false, italic: false, underline: false };
export const plainLook: RunLook = { xml: '', style: plainStyle, others: [] };

const noise = new Set(['w:lang', 'w:noProof', 'w:webHidden']);
const history = new Set(['w:rPrChange', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']);
const complexOnly = new Set(['w:bCs', 'w:iCs', 'w:szCs']);

/**
 * Looks with equal keys can't be distinguished in text of these scripts, bold, italic and underline aside, nor by what
 * is left out.
 */
export function formatKey(
  { others }: RunLook,
  scripts: ScriptFamilies,
  without: readonly PropertyWeight[],
): string {
  const keys: string[] = [];
  for (const property of others) {
    const key = without.includes(property.weight) ? '' : property.key(scripts);
    if (key !== '') keys.push(key);
  }
  return keys.sort().join(' ');
}

/** Reads from the start of a `w:rPr` to its end. A character style that `isEmpty` is but a name. */
export function readRunLook(scanner: XmlScanner, isEmpty: (style: string) => boolean): RunLook {
  const properties: ScannedProperty[] = [];
  const { start, depth } = scanner;
  let xml = '';
  let from = start;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    const property = readProperty(scanner);
    if (history.has(property.name)) {
      xml += scanner.text.slice(from, property.start);
      from = scanner.end;
    } else properties.push(property);
  }
  return lookOf(properties, xml + scanner.text.slice(from, scanner.end), isEmpty);
}

interface ScannedProperty {
  readonly name: string;
  readonly xml: string;
  readonly start: number;
  readonly attributes: ReadonlyMap<string, string>;
}

function readProperty(scanner: XmlScanner): ScannedProperty {
  const { name, start } = scanner;
  const attributes = new Map(scanner.attributes());
  scanner.skipElement();
  return { name, start, attributes, xml: scanner.text.slice(start, scanner.end) };
}

function lookOf(
  properties: readonly ScannedProperty[],
  xml: string,
  isEmpty: (style: string) => boolean,
): RunLook {
  const attributesOf = (name: string) => properties.find((property) => property.name === name)?.attributes;
  const isSet = (name: string) => isOnProperty(attributesOf(name));
  const line = attributesOf('w:u');
  const style: RunStyle = {
    bold: isSet('w:b'),
    italic: isSet('w:i'),
    underline: isPlainUnderline(line),
    ...underlineColor(line),
  };
  const vanish = attributesOf('w:vanish');
  const runStyle = attributesOf('w:rStyle')?.get('w:val');
  const marked = markColor(attributesOf('w:highlight')?.get('w:val'), attributesOf('w:shd')?.get('w:fill'));
  return {
    xml,
    style,
    others: properties
      .filter(({ name }) => !isSaidBy(style, name))
      .map((property) => runProperty(property, isEmpty)),
    ...(runStyle !== undefined && { runStyle }),
    ...(marked !== undefined && { marked }),
    ...(vanish !== undefined && { hidden: isOnProperty(vanish) }),
  };
}

/** Highlighting has colors by name (§17.18.40). */
const highlights: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  green: '#00ff00',
  magenta: '#ff00ff',
  red: '#ff0000',
  yellow: '#ffff00',
  white: '#ffffff',
  darkBlue: '#000080',
  darkCyan: '#008080',
  darkGreen: '#008000',
  darkMagenta: '#800080',
  darkRed: '#800000',
  darkYellow: '#808000',
  darkGray: '#808080',
  lightGray: '#c0c0c0',
};

function markColor(highlight: string | undefined, shading: string | undefined): string | undefined {
  const color = highlights[highlight ?? ''];
  if (color !== undefined || shading === undefined) return color;
  return /^[0-9a-f]{6}$/i.test(shading) ? `#${shading.toLowerCase()}` : undefined;
}

function isOnProperty(attributes: ReadonlyMap<string, string> | undefined): boolean {
  return attributes !== undefined && isOn(attributes.get('w:val'));
}

function isSaidBy(style: RunStyle, name: string): boolean {
  if (name === 'w:b' || name === 'w:bCs') return style.bold;
  if (name === 'w:i' || name === 'w:iCs') return style.italic;
  return name === 'w:u' && style.underline;
}

/** Lines of theme colors and other shapes are beyond bold, italic and underline. */
function isPlainUnderline(attributes: ReadonlyMap<string, string> | undefined): boolean {
  return attributes?.get('w:val') === 'single' && !attributes.has('w:themeColor');
}

function underlineColor(attributes: ReadonlyMap<string, string> | undefined): { underlineColor?: string } {
  const color = attributes?.get('w:color') ?? '';
  const plain = isPlainUnderline(attributes) && /^[0-9a-f]{6}$/i.test(color);
  return plain ? { underlineColor: `#${color.toLowerCase()}` } : {};
}

function runProperty(property: ScannedProperty, isEmpty: (style: string) => boolean): RunProperty {
  const { name, xml, attributes } = property;
  const weight = weighProperty(name, attributes, isEmpty);
  if (noise.has(name)) return { name, xml, weight, key: () => '' };
  if (name === 'w:rFonts') return { name, xml, weight, key: (scripts) => fontKey(attributes, scripts) };
  const key = `${name}${attributeKey([...attributes])}${xml.endsWith('/>') ? '' : xml}`;
  if (complexOnly.has(name)) return { name, xml, weight, key: ({ complex }) => (complex ? key : '') };
  return { name, xml, weight, key: () => key };
}

/** Whether its key depends on the scripts. */
export function isSeenByScript({ name }: RunProperty): boolean {
  return name === 'w:rFonts' || complexOnly.has(name);
}

function fontKey(attributes: ReadonlyMap<string, string>, { eastAsian, complex }: ScriptFamilies): string {
  const used = [...attributes].filter(([name]) => {
    if (name === 'w:hint') return false;
    if (name.startsWith('w:eastAsia')) return eastAsian;
    return name.startsWith('w:cs') ? complex : true;
  });
  return used.length === 0 ? '' : `w:rFonts${attributeKey(used)}`;
}

function attributeKey(attributes: readonly (readonly [string, string])[]): string {
  return attributes
    .map(([name, value]) => `[${name}=${value}]`)
    .sort()
    .join('');
}
