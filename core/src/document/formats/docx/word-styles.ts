import type { DecodedXml } from '../../../xml/xml-encoding.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { isOn } from '../ooxml/on-off.ts';
import { wordNamespaces } from './namespaces.ts';
import type { RunStyle } from './run-look.ts';

interface WordStyle {
  basedOn?: string;
  hidden?: boolean;
  name?: string;
  heading?: boolean;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** Says more of a run than bold, italic and underline. */
  colorful?: boolean;
  list?: boolean;
}

type Inherited = 'heading' | 'list' | 'hidden' | 'bold' | 'italic' | 'underline' | 'colorful';

/** What reading needs to know of the styles of a document. */
export interface WordStyles {
  isHeading(paragraphStyle: string | undefined): boolean;
  isList(paragraphStyle: string | undefined): boolean;
  /** Whether text is hidden by its styles; hiding in both a paragraph and a run style shows it (§17.7.3). */
  isHidden(paragraphStyle: string | undefined, runStyle: string | undefined): boolean;
  /** What a style of characters makes of text in a paragraph, where it is nothing but bold, italic or underlined. */
  plainStyle(runStyle: string, paragraphStyle: string | undefined): RunStyle | undefined;
  /** Whether a style of characters changes nothing one could see. */
  isEmpty(runStyle: string): boolean;
  /** As people see it, such as `heading 1`; of the style of paragraphs that name none where there is no id. */
  nameOf(style: string | undefined): string | undefined;
}

export function readWordStyles(xml: DecodedXml | undefined, part: string): WordStyles {
  const styles = new Map<string, WordStyle>();
  const defaults =
    xml === undefined ? undefined : collectStyles(new XmlScanner(xml.text, part, wordNamespaces), styles);
  const known = new Map<string | undefined, Partial<Record<Inherited, boolean>>>();
  const look = (id: string | undefined, key: Inherited): boolean => {
    const values = known.get(id) ?? {};
    known.set(id, values);
    values[key] ??= inherited(styles, id ?? defaults, key);
    return values[key];
  };
  return {
    isHeading: (id) => look(id, 'heading'),
    isList: (id) => look(id, 'list'),
    plainStyle: (id, paragraph) => {
      if (!styles.has(id) || look(id, 'colorful') || look(id, 'hidden')) return undefined;
      const style = { bold: look(id, 'bold'), italic: look(id, 'italic'), underline: look(id, 'underline') };
      // Where both a paragraph and a run style say bold, it is not bold (§17.7.3).
      const undone = (style.bold && look(paragraph, 'bold')) || (style.italic && look(paragraph, 'italic'));
      return undone || !(style.bold || style.italic || style.underline) ? undefined : style;
    },
    isEmpty: (id) => styles.has(id) && !visible.some((key) => look(id, key)),
    nameOf: (id) => styles.get(id ?? defaults ?? '')?.name,
    isHidden: (id, runStyle) => look(id, 'hidden') !== (runStyle !== undefined && look(runStyle, 'hidden')),
  };
}

const visible = ['colorful', 'hidden', 'bold', 'italic', 'underline'] as const;

function inherited(styles: ReadonlyMap<string, WordStyle>, id: string | undefined, key: Inherited): boolean {
  const seen = new Set<string>();
  let next = id;
  while (next !== undefined && !seen.has(next)) {
    seen.add(next);
    const style = styles.get(next);
    if (style?.[key] !== undefined) return style[key];
    next = style?.basedOn;
  }
  return false;
}

interface Collecting {
  readonly styles: Map<string, WordStyle>;
  style: WordStyle;
  /** Depth of the run properties that began last. */
  runProperties: number;
  defaults: string | undefined;
}

/** Gives the id of the default paragraph style. */
function collectStyles(scanner: XmlScanner, styles: Map<string, WordStyle>): string | undefined {
  const collecting: Collecting = { styles, style: {}, runProperties: 0, defaults: undefined };
  while (scanner.next() !== 'done') if (scanner.event === 'start') collect(scanner, collecting);
  return collecting.defaults;
}

function collect(scanner: XmlScanner, collecting: Collecting): void {
  const { name, depth } = scanner;
  if (name === 'w:style') {
    const id = scanner.attribute('w:styleId') ?? '';
    collecting.style = {};
    collecting.styles.set(id, collecting.style);
    if (isDefault(scanner)) collecting.defaults = id;
  } else if (name === 'w:rPr') collecting.runProperties = depth;
  else if (depth === collecting.runProperties + 1) readRunProperty(scanner, collecting.style);
  else readStyleProperty(scanner, collecting.style);
}

function isDefault(scanner: XmlScanner): boolean {
  return isOn(scanner.attribute('w:default') ?? '0') && scanner.attribute('w:type') === 'paragraph';
}

/** Properties that make no difference to what is seen, or repeat others for complex scripts. */
const silent = new Set(['w:bCs', 'w:iCs', 'w:lang', 'w:noProof']);

function readRunProperty(scanner: XmlScanner, style: WordStyle): void {
  const { name } = scanner;
  const value = scanner.attribute('w:val');
  if (name === 'w:b') style.bold = isOn(value);
  else if (name === 'w:i') style.italic = isOn(value);
  else if (name === 'w:vanish') style.hidden = isOn(value);
  else if (name === 'w:u' && isPlainLine(scanner)) style.underline = value === 'single';
  else if (!silent.has(name)) style.colorful = true;
}

function isPlainLine(scanner: XmlScanner): boolean {
  const value = scanner.attribute('w:val');
  return (value === 'single' || value === 'none') && scanner.attributes().length === 1;
}

function readStyleProperty(scanner: XmlScanner, style: WordStyle): void {
  const value = scanner.attribute('w:val');
  switch (scanner.name) {
    case 'w:basedOn':
      if (value !== undefined) style.basedOn = value;
      return;
    case 'w:name':
      if (value !== undefined) style.name = value;
      if (/^(?:heading \d|title|subtitle)$/i.test(value ?? '')) style.heading = true;
      return;
    case 'w:outlineLvl':
      style.heading = Number(value) < 9; // 9 is body text
      return;
    case 'w:numPr':
      style.list = true;
      return;
  }
}
