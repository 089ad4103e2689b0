import type { Splice } from '../../../text/splice-text.ts';
import { isSpace } from '../../../xml/xml-attributes.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { DocumentOptions } from '../../document-options.ts';
import type { XmlRule } from '../../xml-rules/xml-vocabulary.ts';
import type { OdfStyles } from './odf-styles.ts';

interface OpenTable {
  readonly depth: number;
  /** Columns whose cells are not shown, as ranges [from, to). */
  readonly hidden: { readonly from: number; readonly to: number }[];
  columns: number;
  /** Index of the next cell of the row. */
  cells: number;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface ValueCell extends Place {
  /** Place of the whole attribute with the blank before it. */
  readonly attribute: Place;
}

const group: XmlRule = { role: 'group' };
const skipped: XmlRule = { role: 'skipped' };
const hidden: XmlRule = { role: 'skipped', warning: 'hidden-text-skipped' };
const computed: XmlRule = { role: 'skipped', warning: 'formula-text-skipped' };

/** Tells which cells of tables are read: not those that are hidden, computed or numbers. */
export class TableReader {
  readonly #options: DocumentOptions;
  readonly #styles: OdfStyles;
  readonly #isSheet: boolean;
  readonly #tables: OpenTable[] = [];
  readonly #valueCells: ValueCell[] = [];
  readonly #muted = new Set<number>();
  /** Attributes that say what a formula gave for the old texts. */
  readonly #results: Place[] = [];

  constructor(options: DocumentOptions, styles: OdfStyles, isSheet: boolean) {
    this.#options = options;
    this.#styles = styles;
    this.#isSheet = isSheet;
  }

  /** Undefined for what is no part of a table. */
  rule(scanner: XmlScanner): XmlRule | undefined {
    switch (scanner.name) {
      case 'table:table':
        return this.#openTable(scanner);
      case 'table:table-column':
        return this.#readColumn(scanner);
      case 'table:table-row':
        return this.#openRow(scanner);
      case 'table:table-cell':
      case 'table:covered-table-cell':
        return this.#readCell(scanner);
      default:
        return undefined;
    }
  }

  /** Whether the cell that begins there has comments that are read, but no text. */
  isMuted(cellStart: number): boolean {
    return this.#muted.has(cellStart);
  }

  /** A cell whose text changed does not repeat it as its value any more, and formulas are computed anew. */
  withoutOldValues(splices: readonly Splice[]): readonly Splice[] {
    const starts = splices.map(({ start }) => start).sort((a, b) => a - b);
    const changed = this.#valueCells.filter(({ start, end }) => firstFrom(starts, start) < end);
    const results = splices.length === 0 ? [] : this.#results;
    const places = [...changed.map(({ attribute }) => attribute), ...results];
    const removed = places.map(({ start, end }) => ({ start, end, text: '' }));
    return removed.length === 0 ? splices : [...splices, ...removed].sort((a, b) => a.start - b.start);
  }

  #openTable(scanner: XmlScanner): XmlRule {
    const style = this.#styles.get(`table ${scanner.attribute('table:style-name') ?? ''}`);
    if (style?.hidden && this.#options.hiddenText !== true) return hidden;
    while ((this.#tables.at(-1)?.depth ?? 0) >= scanner.depth) this.#tables.pop();
    this.#tables.push({ depth: scanner.depth, hidden: [], columns: 0, cells: 0 });
    return group;
  }

  #readColumn(scanner: XmlScanner): XmlRule {
    const table = this.#tableOf(scanner);
    if (table === undefined) return skipped;
    const from = table.columns;
    table.columns += repeated(scanner);
    if (isCollapsed(scanner)) table.hidden.push({ from, to: table.columns });
    return skipped;
  }

  #openRow(scanner: XmlScanner): XmlRule {
    const table = this.#tableOf(scanner);
    if (table !== undefined) table.cells = 0;
    return isCollapsed(scanner) && this.#options.hiddenText !== true ? hiddenOrEmpty(scanner) : group;
  }

  #readCell(scanner: XmlScanner): XmlRule {
    const table = this.#tableOf(scanner);
    const column = table?.cells ?? 0;
    if (table !== undefined) table.cells += repeated(scanner);
    const isHidden = table?.hidden.some(({ from, to }) => column >= from && column < to) ?? false;
    if (isHidden && this.#options.hiddenText !== true) return hiddenOrEmpty(scanner);
    if (this.#isSheet && this.#options.excludedColumns?.includes(letterOf(column))) return skipped;
    if (scanner.attribute('table:formula') !== undefined) return this.#formulaRule(scanner);
    const type = scanner.attribute('office:value-type') ?? 'string';
    if (type !== 'string' && this.#isSheet) return this.#mutedRule(scanner);
    this.#noteValue(scanner);
    return group;
  }

  /** Its text follows from something else; a comment on it is read or counted all the same. */
  #mutedRule({ text, start, end, rawName, selfClosing }: XmlScanner, rule: XmlRule = skipped): XmlRule {
    const close = selfClosing ? end : text.indexOf(`</${rawName}`, end);
    if (!text.slice(end, close).includes('annotation')) return rule;
    this.#muted.add(start);
    return group;
  }

  /** Texts it may give follow from texts that change; numbers do not. */
  #formulaRule(scanner: XmlScanner): XmlRule {
    if (!this.#isSheet || scanner.attribute('office:value-type') !== 'string')
      return this.#mutedRule(scanner);
    for (const name of resultAttributes) this.#results.push(...wholeAttribute(scanner, name));
    return this.#mutedRule(scanner, scanner.selfClosing ? skipped : computed);
  }

  #noteValue(scanner: XmlScanner): void {
    if (scanner.selfClosing) return;
    const end = scanner.text.indexOf(`</${scanner.rawName}`, scanner.end);
    for (const attribute of wholeAttribute(scanner, 'office:string-value'))
      this.#valueCells.push({ start: scanner.start, end, attribute });
  }

  #tableOf({ depth }: XmlScanner): OpenTable | undefined {
    while ((this.#tables.at(-1)?.depth ?? 0) >= depth) this.#tables.pop();
    return this.#tables.at(-1);
  }
}

/** The first of sorted numbers that is no smaller; infinity where all are. */
function firstFrom(sorted: readonly number[], least: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? least) < least) from = middle + 1;
    else to = middle;
  }
  return sorted[from] ?? Number.POSITIVE_INFINITY;
}

const resultAttributes = ['office:value-type', 'office:string-value', 'calcext:value-type'];

/** Place of an attribute with the blank before it; nothing where the element has none of that name. */
function wholeAttribute(scanner: XmlScanner, name: string): readonly Place[] {
  const place = scanner.attributePlace(name);
  if (place === undefined) return [];
  const { text } = scanner;
  const nameStart = text.lastIndexOf(name.replace(/^.*:/, ''), place.start);
  let start = nameStart;
  while (!isSpace(text.charCodeAt(start))) start--;
  return [{ start, end: place.end + 1 }];
}

function isCollapsed(scanner: XmlScanner): boolean {
  const visibility = scanner.attribute('table:visibility');
  return visibility === 'collapse' || visibility === 'filter';
}

/** Only what has text is missed. */
function hiddenOrEmpty({ text, end, rawName, selfClosing }: XmlScanner): XmlRule {
  if (selfClosing) return skipped;
  return /:p[\s>]/.test(text.slice(end, text.indexOf(`</${rawName}`, end))) ? hidden : skipped;
}

function repeated(scanner: XmlScanner): number {
  const count = Number(scanner.attribute('table:number-columns-repeated') ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}

/** `A` for the first column. */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}
