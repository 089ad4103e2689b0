import { attributeRange } from '../../../xml/attribute-range.ts';
import { readElementText } from '../../../xml/element-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';

/** Text of a sheet outside its cells, and where it stands. */
export interface SheetText {
  readonly kind: 'attribute' | 'header' | 'footer' | 'choices';
  /** Unique in the sheet. */
  readonly id: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What Excel can hold here. */
  readonly maxLength: number;
}

export interface SheetTexts {
  readonly found: SheetText[];
  validations: number;
  links: number;
  /** How often each kind of header came: views that people keep of a sheet have their own. */
  readonly headers: Map<string, number>;
}

type TextReader = (scanner: XmlScanner, texts: SheetTexts) => void;

const prompts = { promptTitle: 32, prompt: 255, errorTitle: 32, error: 255 };
const tooltips = { tooltip: 255 };

function readValidation(scanner: XmlScanner, texts: SheetTexts): void {
  const id = `validation-${++texts.validations}`;
  readAttributes(scanner, texts.found, id, prompts);
  if (scanner.attribute('type') === 'list') readChoices(scanner, texts.found, id);
}

/** Choices that stand in the sheet itself, as `"yes,no"`; other lists are cells. */
function readChoices(scanner: XmlScanner, texts: SheetText[], id: string): void {
  const { depth } = scanner;
  let inList = false;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'start') inList ||= /:formula1$/.test(scanner.name);
    if (scanner.event === 'end' && /:formula1$/.test(scanner.name)) inList = false;
    if (!inList || scanner.event !== 'text') continue;
    const text = scanner.value().trim();
    if (!/^"[^"]+"$/.test(text)) continue;
    const { start, end } = scanner;
    texts.push({ kind: 'choices', id, text: text.slice(1, -1), start, end, maxLength: 255 });
  }
}

function readLink(scanner: XmlScanner, texts: SheetTexts): void {
  readAttributes(scanner, texts.found, `link-${++texts.links}`, tooltips);
}

function readAttributes(
  scanner: XmlScanner,
  texts: SheetText[],
  id: string,
  names: Readonly<Record<string, number>>,
): void {
  for (const [name, maxLength] of Object.entries(names)) {
    const text = scanner.attribute(name);
    const range = text === undefined ? undefined : attributeRange(scanner.text, scanner.start, name);
    if (text === undefined || range === undefined) continue;
    texts.push({ kind: 'attribute', id: `${id}.${name}`, text, ...range, maxLength });
  }
}

function readHeader(kind: 'header' | 'footer'): TextReader {
  return (scanner, texts) => {
    const name = scanner.name.slice(scanner.name.indexOf(':') + 1);
    const count = (texts.headers.get(name) ?? 0) + 1;
    texts.headers.set(name, count);
    const id = count === 1 ? name : `${name}-${count}`;
    const start = scanner.end;
    const text = readElementText(scanner);
    if (scanner.end > scanner.start)
      texts.found.push({ kind, id, text, start, end: scanner.start, maxLength: 255 });
  };
}

/** By the element they stand in. */
export const sheetTextReaders: Readonly<Record<string, TextReader>> = {
  'x:dataValidation': readValidation,
  'x14:dataValidation': readValidation,
  'x:hyperlink': readLink,
  'x:oddHeader': readHeader('header'),
  'x:evenHeader': readHeader('header'),
  'x:firstHeader': readHeader('header'),
  'x:oddFooter': readHeader('footer'),
  'x:evenFooter': readHeader('footer'),
  'x:firstFooter': readHeader('footer'),
};
