import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { type OfficePackage, readPart } from '../ooxml/office-package.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import { decodeStringEscapes } from './string-escapes.ts';

/** Attributes people read, by the element they stand in. */
const pivotAttributes: Readonly<Record<string, readonly string[]>> = {
  'x:pivotTableDefinition': [
    'dataCaption',
    'grandTotalCaption',
    'errorCaption',
    'missingCaption',
    'rowHeaderCaption',
    'colHeaderCaption',
  ],
  'x:pivotField': ['name'],
  'x:item': ['n'],
  'x:dataField': ['name'],
  'x:cacheField': ['name'],
  'x:s': ['v'],
};

export interface PivotAttribute {
  /** At the element. */
  readonly scanner: XmlScanner;
  readonly attribute: string;
  readonly text: string;
}

/** What a part of a pivot table says to people, in file order. @throws {DocumentFormatError} */
export function* pivotAttributesOf(book: OfficePackage, part: string): Generator<PivotAttribute> {
  const xml = readPart(book.archive, part);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, part, spreadsheetNamespaces);
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    for (const attribute of pivotAttributes[scanner.name] ?? []) {
      const text = scanner.attribute(attribute);
      if (text !== undefined) yield { scanner, attribute, text: decodeStringEscapes(text) };
    }
  }
}

/** What the cells that pivot tables repeat became; a workbook without pivot tables has nothing to remember. */
export class PivotTexts {
  readonly #wanted = new Set<string>();
  readonly #targets = new Map<string, string>();

  /** @param parts of pivot tables and of what they keep of their data */
  constructor(book: OfficePackage, parts: readonly string[]) {
    for (const part of parts) for (const { text } of pivotAttributesOf(book, part)) this.#wanted.add(text);
  }

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  /** The first cell that says a text decides. */
  tell(source: string, target: string): void {
    if (this.#wanted.has(source) && !this.#targets.has(source)) this.#targets.set(source, target);
  }

  targetOf(source: string): string | undefined {
    return this.#targets.get(source);
  }

  /** Those that changed. */
  changes(): ReadonlyMap<string, string> {
    return new Map([...this.#targets].filter(([source, target]) => source !== target));
  }
}
