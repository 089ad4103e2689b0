import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { attributeEdit } from '../ooxml/attribute-edit.ts';
import { readPart } from '../ooxml/office-package.ts';
import type { PartEdit } from '../ooxml/part-edits.ts';
import { renameInFormula } from './rename-in-formula.ts';
import type { Renames } from './renames.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import type { WorkbookWalk } from './workbook-walk.ts';

/** Elements whose text is a formula, whatever the namespace: cells, names, charts, rules, tables, sparklines. */
const formulas = /(?:^|[:}])(?:f|formula[12]?|definedName|calculatedColumnFormula|totalsRowFormula)$/;
const mayHold =
  /<(?:\w+:)?(?:f|formula[12]?|definedName|calculatedColumnFormula|totalsRowFormula|hyperlink|worksheetSource|table)\b|TargetMode=/;
/** Attributes that name a place or a sheet. */
const places: Readonly<Record<string, string>> = { 'x:hyperlink': 'location', 'x:worksheetSource': 'sheet' };

/** Formulas, links and charts follow the new names of sheets and of columns of tables. */
export function renameReferences(walk: WorkbookWalk): void {
  if (walk.renames.isEmpty) return;
  for (const part of walk.book.archive.entriesByName.keys()) {
    if (!/^xl\/.*\.(?:xml|rels)$/i.test(part) || /(?:sharedStrings|styles|calcChain)\.xml$/i.test(part))
      continue;
    const xml = readPart(walk.book.archive, part);
    if (xml !== undefined && mayHold.test(xml.text)) renameInPart(walk, xml.text, part);
  }
}

function renameInPart({ renames, edits }: WorkbookWalk, text: string, part: string): void {
  const scanner = new XmlScanner(text, part, spreadsheetNamespaces);
  const place: FormulaPlace = { scanner, table: undefined, inFormula: [] };
  while (scanner.next() !== 'done') {
    if (scanner.event === 'start') enterElement(place);
    const edit = scanner.event === 'start' ? placeEdit(scanner, renames) : formulaEdit(place, renames);
    if (edit !== undefined) edits.add(part, edit);
  }
}

interface FormulaPlace {
  readonly scanner: XmlScanner;
  /** The one whose part this is. */
  table: string | undefined;
  /** By depth of the element. */
  readonly inFormula: boolean[];
}

function enterElement(place: FormulaPlace): void {
  const { scanner, inFormula } = place;
  inFormula[scanner.depth] = formulas.test(scanner.name);
  if (scanner.name === 'x:table') place.table = scanner.attribute('displayName');
}

function formulaEdit({ scanner, table, inFormula }: FormulaPlace, renames: Renames): PartEdit | undefined {
  if (scanner.event !== 'text' || !inFormula[scanner.depth]) return undefined;
  const formula = scanner.value();
  const renamed = renameInFormula(formula, renames, table);
  const { start, end } = scanner;
  return renamed === formula ? undefined : { start, end, xml: encodeXmlText(renamed) };
}

function placeEdit(scanner: XmlScanner, renames: Renames) {
  if (scanner.name.endsWith('}Relationship')) return linkEdit(scanner, renames);
  const name = places[scanner.name];
  const place = name === undefined ? undefined : scanner.attribute(name);
  if (name === undefined || place === undefined) return undefined;
  const renamed =
    name === 'sheet' ? (renames.sheets.get(place.toLowerCase()) ?? place) : renameInFormula(place, renames);
  return renamed === place ? undefined : attributeEdit(scanner, name, renamed);
}

/** Links of shapes to places in the file: `#Sheet1!A1`. */
function linkEdit(scanner: XmlScanner, renames: Renames) {
  const target = scanner.attribute('Target') ?? '';
  if (!target.startsWith('#')) return undefined;
  const renamed = `#${renameInFormula(target.slice(1), renames)}`;
  return renamed === target ? undefined : attributeEdit(scanner, 'Target', renamed);
}
