import type { DecodedXml } from '../../../xml/xml-encoding.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { isOn } from '../ooxml/on-off.ts';
import { wordNamespaces } from './namespaces.ts';

interface WordStyle {
  basedOn?: string;
  hidden?: boolean;
  name?: string;
  heading?: boolean;
  list?: boolean;
}

type Inherited = 'heading' | 'list' | 'hidden';

/** What reading needs to know of the styles of a document. */
export interface WordStyles {
  isHeading(paragraphStyle: string | undefined): boolean;
  isList(paragraphStyle: string | undefined): boolean;
  /** Whether text is hidden by its styles; hiding in both a paragraph and a run style shows it (§17.7.3). */
  isHidden(paragraphStyle: string | undefined, runStyle: string | undefined): boolean;
  /** As people see it, such as `heading 1`; of the style of paragraphs that name none where there is no id. */
  nameOf(style: string | undefined): string | undefined;
}

export function readWordStyles(xml: DecodedXml | undefined, part: string): WordStyles {
  const styles = new Map<string, WordStyle>();
  const defaults =
    xml === undefined ? undefined : collectStyles(new XmlScanner(xml.text, part, wordNamespaces), styles);
  const known = new Map<string, boolean>();
  const look = (id: string | undefined, key: Inherited): boolean => {
    const value = known.get(`${key} ${id}`) ?? inherited(styles, id ?? defaults, key);
    known.set(`${key} ${id}`, value);
    return value;
  };
  return {
    isHeading: (id) => look(id, 'heading'),
    isList: (id) => look(id, 'list'),
    nameOf: (id) => styles.get(id ?? defaults ?? '')?.name,
    isHidden: (id, runStyle) => look(id, 'hidden') !== (runStyle !== undefined && look(runStyle, 'hidden')),
  };
}

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

/** Gives the id of the default paragraph style. */
function collectStyles(scanner: XmlScanner, styles: Map<string, WordStyle>): string | undefined {
  let defaults: string | undefined;
  let style: WordStyle = {};
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'w:style') {
      const id = scanner.attribute('w:styleId') ?? '';
      style = {};
      styles.set(id, style);
      if (isOn(scanner.attribute('w:default') ?? '0') && scanner.attribute('w:type') === 'paragraph')
        defaults = id;
    } else readStyleProperty(scanner, style);
  }
  return defaults;
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
    case 'w:vanish':
      style.hidden = isOn(value);
      return;
  }
}
