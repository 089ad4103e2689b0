import { hasWords } from '../../../text/has-words.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { attributeEdit } from '../ooxml/attribute-edit.ts';
import { readPart } from '../ooxml/office-package.ts';
import { presentIn } from '../ooxml/visit-drawn-objects.ts';
import { type PivotAttribute, pivotAttributesOf } from './pivot-texts.ts';
import { uniqueName } from './renames.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import { encodeStringEscapes } from './string-escapes.ts';
import type { WorkbookSheet } from './workbook.ts';
import { visitPlainText, type WorkbookWalk } from './workbook-walk.ts';

/** What Excel can hold in a name. */
const longestName = 255;

/** Of pivot tables and what they keep of their data. */
export function pivotParts({ book }: Pick<WorkbookWalk, 'book'>, sheets: readonly WorkbookSheet[]) {
  const caches = book.relationships.filter(({ type }) => type === 'pivotCacheDefinition');
  const tables = sheets.flatMap(({ part }) =>
    presentIn(book, part).filter(({ type }) => type === 'pivotTable'),
  );
  const namesOf = (list: typeof caches) => [...new Set(list.map(({ target }) => target))];
  return { caches: namesOf(caches), tables: namesOf(tables) };
}

/**
 * Pivot tables follow the cells they repeat and keep their data by; what no cell says is a text of its own. Comes after
 * all cells.
 * @throws {DocumentFormatError}
 */
export function visitPivots(walk: WorkbookWalk, { caches, tables }: ReturnType<typeof pivotParts>): void {
  const fields = new Set<string>();
  for (const part of caches) followCells(walk, part, fields);
  for (const part of tables) visitPivotTable(walk, part, fields);
}

/** New names of fields and of what stands in them must differ from the others there; what no cell changed stays. */
function followCells(walk: WorkbookWalk, part: string, fields: Set<string>): void {
  const kept = keptNames(walk, part);
  for (const name of kept[0] ?? []) fields.add(name);
  let field = 0;
  for (const { scanner, attribute, text } of pivotAttributesOf(walk.book, part)) {
    const isField = scanner.name === 'x:cacheField';
    if (isField) field++;
    const target = walk.pivots.targetOf(text) ?? text;
    if (target === text) continue;
    const name = uniqueName(target, isField ? fields : (kept[field] ?? new Set()), longestName);
    addEdit(walk.edits, { scanner, attribute, text: name });
  }
}

/** In lower case: those of fields, then for each field those of what stands in it. */
function keptNames({ book, pivots }: WorkbookWalk, part: string): readonly Set<string>[] {
  const kept = [new Set<string>()];
  for (const { scanner, text } of pivotAttributesOf(book, part)) {
    const isField = scanner.name === 'x:cacheField';
    if (isField) kept.push(new Set());
    if ((pivots.targetOf(text) ?? text) === text) kept.at(isField ? 0 : -1)?.add(text.toLowerCase());
  }
  return kept;
}

function visitPivotTable(walk: WorkbookWalk, part: string, fields: ReadonlySet<string>): void {
  const counts = new Map<string, number>();
  for (const { scanner, attribute, text } of pivotAttributesOf(walk.book, part)) {
    const count = (counts.get(scanner.name) ?? 0) + 1;
    counts.set(scanner.name, count);
    if (!hasWords(text)) continue;
    if (walk.pivots.targetOf(text) === undefined) {
      const id = `${part}#${scanner.name.slice(2)}-${count}.${attribute}`;
      const unit = { id, kind: 'attribute', maxLength: longestName } as const;
      walk.pivots.tell(text, visitPlainText(walk, text, unit) ?? text);
    }
    const target = walk.pivots.targetOf(text) ?? text;
    if (target === text) continue;
    const name = target.slice(0, longestName);
    const unlike = scanner.name === 'x:dataField' ? unlikeFields(name, fields) : name;
    addEdit(walk.edits, { scanner, attribute, text: unlike });
  }
}

/** The values of a field may not be called as a field is; Excel's own way out is a space. */
function unlikeFields(name: string, fields: ReadonlySet<string>): string {
  let unlike = name;
  while (fields.has(unlike.toLowerCase())) unlike += ' ';
  return unlike;
}

function addEdit(edits: WorkbookWalk['edits'], { scanner, attribute, text }: PivotAttribute): void {
  const edit = attributeEdit(scanner, attribute, encodeStringEscapes(text));
  if (edit !== undefined) edits.add(scanner.part, edit);
}

const captioned = /[:}](?:slicer|timeline)$/;

/** Titles of the filters that stand on a sheet. */
export function visitCaptions(walk: WorkbookWalk, sheet: string): void {
  for (const { type, target: part } of presentIn(walk.book, sheet)) {
    const xml = type === 'slicer' || type === 'timeline' ? readPart(walk.book.archive, part) : undefined;
    if (xml === undefined) continue;
    let count = 0;
    for (const { scanner, text } of captionsIn(new XmlScanner(xml.text, part, spreadsheetNamespaces))) {
      const unit = { id: `${part}#${type}-${++count}`, kind: 'title', maxLength: longestName } as const;
      const written = visitPlainText(walk, text, unit);
      if (written !== undefined) addEdit(walk.edits, { scanner, attribute: 'caption', text: written });
    }
  }
}

function* captionsIn(scanner: XmlScanner): Generator<Pick<PivotAttribute, 'scanner' | 'text'>> {
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start' || !captioned.test(scanner.name)) continue;
    const text = scanner.attribute('caption') ?? '';
    if (hasWords(text)) yield { scanner, text };
  }
}
