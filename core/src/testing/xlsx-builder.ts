import { buildZip } from './zip-builder.ts';

/** A part a sheet refers to, such as its comments. */
export interface SheetPart {
  /** Last word of the relationship's address. */
  readonly type: string;
  /** Below `xl/`. */
  readonly name: string;
  readonly content: string;
}

export interface SheetContents {
  readonly name: string;
  readonly state?: string;
  /** Elements before the rows, such as `<cols>`. */
  readonly before?: string;
  /** Contents of the rows, from the first on; or whole `<row>` elements. */
  readonly rows?: readonly string[];
  /** Elements behind the rows. */
  readonly after?: string;
  readonly parts?: readonly SheetPart[];
}

/** A small workbook for a test. Contents are SpreadsheetML without prefix. */
export interface XlsxContents {
  readonly sheets: readonly SheetContents[];
  /** Contents of the shared strings. */
  readonly strings?: readonly string[];
  /** Contents of the style sheet. */
  readonly styles?: string;
  /** Elements of the workbook behind its sheets. */
  readonly workbook?: string;
  readonly mainContentType?: string;
  /** Parts that nothing needs a relationship to. */
  readonly parts?: readonly { readonly name: string; readonly content: string }[];
  /** What the workbook itself refers to, such as data of pivot tables. */
  readonly workbookParts?: readonly SheetPart[];
  /** Relationships of the package beside the workbook. */
  readonly packageParts?: readonly SheetPart[];
  readonly strict?: boolean;
  /** How the parts spell their own names: `x:` writes `<x:c>`; only for contents without attributes' prefixes. */
  readonly prefix?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function buildXlsx(contents: XlsxContents): Uint8Array {
  const { sheets, strings = [], styles, workbook = '', parts = [], packageParts = [] } = contents;
  const { workbookParts = [] } = contents;
  const base = contents.strict ? 'http://purl.oclc.org/ooxml' : 'http://schemas.openxmlformats.org';
  const part = (root: string, inside: string) => sheetPart(contents, root, inside);
  const relations = (list: readonly Relation[]) => relationships(list, base);
  const main = sheets.map(({ name, state = 'visible' }, i) => {
    return `<sheet name="${name}" sheetId="${i + 1}" state="${state}" r:id="sheet${i + 1}"/>`;
  });
  return buildZip([
    { name: '[Content_Types].xml', content: contentTypes(contents) },
    {
      name: '_rels/.rels',
      content: relations([
        { id: 'main', type: 'officeDocument', target: 'xl/workbook.xml' },
        ...packageParts.map(({ type, name }) => ({ id: type, type, target: name })),
      ]),
    },
    { name: 'xl/workbook.xml', content: part('workbook', `<sheets>${main.join('')}</sheets>${workbook}`) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_, i) => ({ id: `sheet${i + 1}`, type: 'worksheet', target: sheetName(i) })),
        { id: 'strings', type: 'sharedStrings', target: 'sharedStrings.xml' },
        { id: 'styles', type: 'styles', target: 'styles.xml' },
        ...workbookParts.map(({ type, name }) => ({ id: type, type, target: name })),
      ]),
    },
    { name: 'xl/sharedStrings.xml', content: part('sst', strings.map((si) => `<si>${si}</si>`).join('')) },
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: part('styleSheet', styles) }]),
    ...sheets.flatMap((sheet, i) => sheetFiles(sheet, i, { part, relations })),
    ...packageParts.map(({ name, content }) => ({ name, content })),
    ...workbookParts.map(({ name, content }) => ({ name: `xl/${name}`, content })),
    ...parts,
  ]);
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

interface Writers {
  readonly part: (root: string, inside: string) => string;
  readonly relations: (list: readonly Relation[]) => string;
}

function sheetFiles(sheet: SheetContents, index: number, { part, relations }: Writers) {
  const { rows = [], before = '', after = '', parts = [] } = sheet;
  const data = rows.map((row, i) => (row.startsWith('<row') ? row : `<row r="${i + 1}">${row}</row>`));
  const list = parts.map(({ type, name }) => ({ id: type, type, target: `../${name}` }));
  return [
    {
      name: `xl/${sheetName(index)}`,
      content: part('worksheet', `${before}<sheetData>${data.join('')}</sheetData>${after}`),
    },
    ...(list.length === 0
      ? []
      : [{ name: `xl/worksheets/_rels/sheet${index + 1}.xml.rels`, content: relations(list) }]),
    ...parts.map(({ name, content }) => ({ name: `xl/${name}`, content })),
  ];
}

function sheetName(index: number): string {
  return `worksheets/sheet${index + 1}.xml`;
}

function sheetPart({ strict, prefix = '' }: XlsxContents, root: string, inside: string): string {
  const base = strict ? 'http://purl.oclc.org/ooxml' : 'http://schemas.openxmlformats.org';
  const office = strict
    ? `${base}/officeDocument/relationships`
    : `${base}/officeDocument/2006/relationships`;
  const main = strict ? `${base}/spreadsheetml/main` : `${base}/spreadsheetml/2006/main`;
  const own = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  const spelled = `<${root} ${own}="${main}" xmlns:r="${office}">${inside}</${root}>`;
  return declaration + (prefix === '' ? spelled : spelled.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`));
}

function relationships(list: readonly Relation[], base: string): string {
  const written = list.map(({ id, type, target }) => {
    const year = base.includes('purl') ? '' : '/2006';
    return `<Relationship Id="${id}" Type="${base}/officeDocument${year}/relationships/${type}" Target="${target}"/>`;
  });
  return `${declaration}<Relationships xmlns="${packages}/relationships">${written.join('')}</Relationships>`;
}

function contentTypes({ mainContentType = `${types}.sheet.main+xml`, sheets }: XlsxContents): string {
  const overrides = sheets.map(
    (_, i) => `<Override PartName="/xl/${sheetName(i)}" ContentType="${types}.worksheet+xml"/>`,
  );
  return [
    `${declaration}<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${mainContentType}"/>`,
    `<Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>`,
    ...overrides,
    '</Types>',
  ].join('');
}

/** A cell with a shared string. */
export function shared(place: string, index: number, style = 0): string {
  return `<c r="${place}"${style === 0 ? '' : ` s="${style}"`} t="s"><v>${index}</v></c>`;
}

/** A cell that holds its text itself. */
export function inline(place: string, text: string): string {
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
