import { createZip } from '../archive/create-zip.ts';
import { encodeXmlAttribute, encodeXmlText } from '../xml/xml-text.ts';
import type { PageBlock, PagesDocument } from './pages-document.ts';
import { WordAddresses, type WordRelationship } from './word-addresses.ts';
import { wordRuns } from './word-runs.ts';

/** A Word document of the paragraphs, headings, lists and tables of pages; it flows, and shows no picture. */
export function writeWordDocument(document: PagesDocument, language?: string): Uint8Array {
  const { body, headers, footers } = sortBlocks(document);
  const [inHeaders, inFooters, inBody] = [new WordAddresses(), new WordAddresses(), new WordAddresses()];
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelationships,
    'word/styles.xml': stylesPart(language),
    'word/header1.xml': storyPart('hdr', headers, inHeaders),
    'word/_rels/header1.xml.rels': relationships(inHeaders.relationships),
    'word/footer1.xml': storyPart('ftr', footers, inFooters),
    'word/_rels/footer1.xml.rels': relationships(inFooters.relationships),
    'word/document.xml': documentPart(document, body, inBody),
    'word/_rels/document.xml.rels': relationships([...documentRelationships, ...inBody.relationships]),
  };
  const files = Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) }));
  return createZip(files);
}

/** Bookmarks stand on no page, and headings say the same. */
function sortBlocks({ blocks: all }: PagesDocument) {
  const blocks = all.filter(({ places }) => places.length > 0);
  const isRepeated = ({ places }: PageBlock) => places.length > 1;
  const headers = blocks.filter((block) => isRepeated(block) && block.kind === 'header');
  const footers = blocks.filter((block) => isRepeated(block) && block.kind === 'footer');
  const body = blocks.filter((block) => !headers.includes(block) && !footers.includes(block));
  return { body, headers, footers };
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const wordNamespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const override = (part: string, type: string) =>
  `<Override PartName="/word/${part}.xml" ContentType="${officeTypes}.${type}+xml"/>`;

const contentTypes =
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  override('document', 'document.main') +
  override('styles', 'styles') +
  override('header1', 'header') +
  `${override('footer1', 'footer')}</Types>`;

function relationships(list: readonly WordRelationship[]): string {
  const items = list.map(
    ([id, type, target, mode]) =>
      `<Relationship Id="${id}" Type="${relationshipTypes}/${type}" Target="${encodeXmlAttribute(target)}"` +
      `${mode === undefined ? '' : ` TargetMode="${mode}"`}/>`,
  );
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return `${declaration}<Relationships xmlns="${namespace}">${items.join('')}</Relationships>`;
}

const packageRelationships = relationships([['rId1', 'officeDocument', 'word/document.xml']]);
const documentRelationships: readonly WordRelationship[] = [
  ['rId1', 'styles', 'styles.xml'],
  ['rId2', 'header', 'header1.xml'],
  ['rId3', 'footer', 'footer1.xml'],
];

function stylesPart(language: string | undefined): string {
  const heading = (level: number) =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/>` +
    '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/>' +
    `<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`;
  const tag = language === undefined ? '' : encodeXmlText(language);
  const lang = tag === '' ? '' : `<w:lang w:val="${tag}" w:eastAsia="${tag}" w:bidi="${tag}"/>`;
  return (
    `${declaration}<w:styles ${wordNamespaces}><w:docDefaults><w:rPrDefault><w:rPr>${lang}</w:rPr></w:rPrDefault>` +
    '<w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
    `${[1, 2, 3].map(heading).join('')}</w:styles>`
  );
}

function storyPart(name: 'hdr' | 'ftr', blocks: readonly PageBlock[], addresses: WordAddresses): string {
  const paragraphs = blocks.map((block) => paragraphOf(block, { addresses })).join('') || '<w:p/>';
  return `${declaration}<w:${name} ${wordNamespaces}>${paragraphs}</w:${name}>`;
}

function documentPart(
  { pages }: PagesDocument,
  body: readonly PageBlock[],
  addresses: WordAddresses,
): string {
  const [first] = pages;
  const size = `<w:pgSz w:w="${twips(first?.width ?? 595)}" w:h="${twips(first?.height ?? 842)}"/>`;
  const margins =
    '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>';
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId2"/>' +
    `<w:footerReference w:type="default" r:id="rId3"/>${size}${margins}</w:sectPr>`;
  return `${declaration}<w:document ${wordNamespaces}><w:body>${bodyOf(body, addresses)}${section}</w:body></w:document>`;
}

function twips(points: number): number {
  return Math.min(31_680, Math.max(1_440, Math.round(points * 20))); // what Word takes
}

/** Cells that follow one another in one table are written as one. */
function bodyOf(blocks: readonly PageBlock[], addresses: WordAddresses): string {
  const levels = headingLevels(blocks);
  let xml = '';
  for (let index = 0; index < blocks.length; ) {
    const table = blocks.slice(index, endOfTable(blocks, index));
    const [block] = table;
    if (block === undefined) {
      const paragraph = blocks[index];
      const level = levels.get(paragraph?.look.size ?? 0);
      if (paragraph !== undefined) xml += paragraphOf(paragraph, { level, addresses });
      index += 1;
    } else {
      xml += `${tableOf(table, addresses)}<w:p/>`;
      index += table.length;
    }
  }
  return xml;
}

function endOfTable(blocks: readonly PageBlock[], start: number): number {
  const first = blocks[start];
  let end = start;
  while (first?.cell !== undefined && isSameTable(first, blocks[end])) end += 1;
  return end;
}

function isSameTable(a: PageBlock, b: PageBlock | undefined): boolean {
  return b?.cell?.table === a.cell?.table && b?.cell !== undefined && b.places[0]?.page === a.places[0]?.page;
}

function tableOf(cells: readonly PageBlock[], addresses: WordAddresses): string {
  const columns = Math.max(...cells.map(({ cell }) => cell?.column ?? 0)) + 1;
  const width = Math.floor(9_600 / columns);
  const rows = [...Map.groupBy(cells, ({ cell }) => cell?.row ?? 0).values()].map((row) => {
    const written = Array.from({ length: columns }, (_, column) => {
      const inCell = row.filter(({ cell }) => cell?.column === column);
      const content = inCell.map((block) => paragraphOf(block, { addresses })).join('') || '<w:p/>';
      return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
    });
    return `<w:tr>${written.join('')}</w:tr>`;
  });
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`)
    .join('');
  const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns);
  const properties = `<w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr>`;
  return `<w:tbl>${properties}<w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

/** The larger the size, the higher the heading. */
function headingLevels(blocks: readonly PageBlock[]): ReadonlyMap<number, number> {
  const sizes = new Set(blocks.filter(({ kind }) => kind === 'heading').map(({ look }) => look.size));
  return new Map([...sizes].sort((a, b) => b - a).map((size, index) => [size, Math.min(3, index + 1)]));
}

const alignments = {
  start: '',
  center: '<w:jc w:val="center"/>',
  end: '<w:jc w:val="end"/>',
  justify: '<w:jc w:val="both"/>',
};

function paragraphOf(
  block: PageBlock,
  { level, addresses }: { readonly level?: number | undefined; readonly addresses: WordAddresses },
): string {
  const style = block.kind === 'heading' ? `<w:pStyle w:val="Heading${level ?? 3}"/>` : '';
  const properties = `<w:pPr>${style}${alignments[block.look.align]}</w:pPr>`;
  return `<w:p>${properties}${wordRuns(block, addresses)}</w:p>`;
}
