import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { type OfficePackage, partOfType, readPart } from '../ooxml/office-package.ts';
import { NumberRows } from './number-rows.ts';
import { placeOfPlainRun, readPlainRun } from './plain-run.ts';
import { type RichRun, readRichText } from './rich-text.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

/** Of what stands between the tags of an item; the tags themselves for an empty element. */
export interface SharedStringPlace {
  readonly start: number;
  readonly end: number;
  readonly isEmptyElement: boolean;
}

/** The table of texts that cells refer to by number. Only where they stand is remembered of plain ones. */
export class SharedStrings {
  readonly part: string;
  /** As the file spells the names of its elements: empty, or such as `x:`. */
  readonly prefix: string;
  /** Where items can be added; undefined without a table. */
  readonly end: number | undefined;
  readonly #text: string;
  /** Place of the item, whether it is an empty element, and place of its characters. */
  readonly #items = new NumberRows(5);
  /** Runs of the items that are not plain. */
  readonly #rich = new Map<number, readonly RichRun[]>();

  /** @throws {DocumentFormatError} */
  constructor(text: string, part: string) {
    const scanner = new XmlScanner(text, part, spreadsheetNamespaces);
    while (scanner.next() !== 'start');
    this.#text = text;
    this.part = part;
    this.prefix = scanner.rawName.slice(0, scanner.rawName.indexOf(':') + 1);
    while (scanner.next() !== 'end') {
      if (scanner.event !== 'start') continue;
      if (scanner.name === 'x:si') this.#readItem(scanner);
      else scanner.skipElement();
    }
    this.end = scanner.end > scanner.start ? scanner.start : undefined;
    while (scanner.next() !== 'done');
  }

  get length(): number {
    return this.#items.length;
  }

  runsOf(index: number): readonly RichRun[] | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= this.length) return undefined;
    const [start, end] = [this.#items.get(index, 3), this.#items.get(index, 4)];
    return this.#rich.get(index) ?? [readPlainRun(this.#text, start, end)];
  }

  placeOf(index: number): SharedStringPlace {
    const [start, end] = [this.#items.get(index, 0), this.#items.get(index, 1)];
    return { start, end, isEmptyElement: this.#items.get(index, 2) === 1 };
  }

  #readItem(scanner: XmlScanner): void {
    const { start: tagStart, end: tagEnd, selfClosing } = scanner;
    const runs = readRichText(scanner);
    const start = selfClosing ? tagStart : tagEnd;
    const end = selfClosing ? tagEnd : scanner.start;
    const plain = placeOfPlainRun(this.#text, { start, end }, runs);
    if (plain === undefined) this.#rich.set(this.length, runs);
    this.#items.add([start, end, selfClosing ? 1 : 0, plain?.start ?? 0, plain?.end ?? 0]);
  }
}

/** Undefined for a workbook without such a table. @throws {DocumentFormatError} */
export function readSharedStrings(book: OfficePackage): SharedStrings | undefined {
  const part = partOfType(book, 'sharedStrings');
  const xml = part === undefined ? undefined : readPart(book.archive, part);
  return part === undefined || xml === undefined ? undefined : new SharedStrings(xml.text, part);
}
