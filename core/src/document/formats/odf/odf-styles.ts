import type { TextStyle } from '../../../inline/render-inline.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { odfNamespaces } from './odf-namespaces.ts';

/** What a style means for the text it is on. */
export interface OdfStyle {
  readonly name: string;
  readonly family: string;
  /** As people see it. */
  readonly displayName: string;
  readonly parent: string | undefined;
  /** Made for a place in the text, not by a person. */
  readonly automatic: boolean;
  /** Bold, italic and underline it adds. */
  readonly looks: readonly TextStyle['name'][];
  /** Whether it changes anything else. */
  readonly other: boolean;
  readonly hidden: boolean;
}

/** By family and name, such as `text T1`. */
export type OdfStyles = ReadonlyMap<string, OdfStyle>;

/** The styles of parts, those of later ones before those of earlier ones. */
export function readOdfStyles(parts: readonly { readonly text: string; readonly part: string }[]): OdfStyles {
  const styles = new Map<string, OdfStyle>();
  for (const { text, part } of parts) readStyles(text, part, styles);
  return styles;
}

function readStyles(text: string, part: string, styles: Map<string, OdfStyle>): void {
  const scanner = new XmlScanner(text, part, odfNamespaces);
  let automatic = false;
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'office:body' || scanner.name === 'office:master-styles') return;
    if (scanner.name === 'office:automatic-styles') automatic = true;
    if (scanner.name !== 'style:style') continue;
    const style = readStyle(scanner, automatic);
    styles.set(`${style.family} ${style.name}`, style);
  }
}

function readStyle(scanner: XmlScanner, automatic: boolean): OdfStyle {
  const name = scanner.attribute('style:name') ?? '';
  const found = {
    name,
    family: scanner.attribute('style:family') ?? '',
    displayName: scanner.attribute('style:display-name') ?? name,
    parent: scanner.attribute('style:parent-style-name'),
    automatic,
  };
  const properties: (readonly [element: string, name: string, value: string])[] = [];
  const { depth } = scanner;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    for (const [attribute, value] of scanner.attributes()) properties.push([scanner.name, attribute, value]);
  }
  const ofText = properties.filter(([element]) => element === 'style:text-properties');
  const looks = new Set(ofText.flatMap(([, attribute, value]) => lookOf(attribute, value) ?? []));
  const other = ofText.some(([, ...one]) => lookOf(...one) === undefined && !isNoise(one[0]));
  const hidden = properties.some(([, attribute, value]) => hiding[attribute] === value);
  return { ...found, looks: [...looks], other, hidden };
}

const hiding: Readonly<Record<string, string>> = {
  'text:display': 'none',
  'table:display': 'false',
  'presentation:visibility': 'hidden',
};

function lookOf(attribute: string, value: string): TextStyle['name'] | undefined {
  if (attribute === 'fo:font-weight' && value === 'bold') return 'bold';
  if (attribute === 'fo:font-style' && value === 'italic') return 'italic';
  return attribute === 'style:text-underline-style' && value === 'solid' ? 'underline' : undefined;
}

/** Languages, traces of editing, and what repeats a look for other scripts or says it in full. */
function isNoise(attribute: string): boolean {
  return (
    /rsid$/.test(attribute) ||
    /^(?:fo:(?:language|country|script)|style:(?:language|country|script|rfc-language-tag)(?:-asian|-complex)?)$/.test(
      attribute,
    ) ||
    /^style:font-(?:weight|style)-(?:asian|complex)$/.test(attribute) ||
    /^style:text-underline-(?:width|color|type)$/.test(attribute)
  );
}

/** The styles a text of this style has: automatic ones stand for the one they are made of. */
export function namesOfStyle(styles: OdfStyles, family: string, name: string | undefined): readonly string[] {
  const names: string[] = [];
  let style = styles.get(`${family} ${name ?? ''}`);
  while (style !== undefined && names.length < 50) {
    names.push(style.name, style.displayName);
    if (!style.automatic) break;
    style = styles.get(`${family} ${style.parent ?? ''}`);
  }
  return names;
}
