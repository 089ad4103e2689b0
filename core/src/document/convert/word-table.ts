import { createZip } from '../../archive/create-zip.ts';
import type { InlineText } from '../../inline/inline-text.ts';
import { codeToken } from '../../inline/markup.ts';
import { renderInline } from '../../inline/render-inline.ts';
import { encodeXmlText } from '../../xml/xml-text.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export interface WordColumn {
  readonly title: string;
  readonly twips: number;
}

/** A Word document on a landscape page with one table; cells are runs as `run` and `inlineRuns` write them. */
export function wordTable(columns: readonly WordColumn[], rows: readonly (readonly string[])[]): Uint8Array {
  const text = (content: string) => Buffer.from(declaration + content);
  return createZip([
    {
      name: '[Content_Types].xml',
      content: text(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: text(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
    },
    { name: 'word/document.xml', content: text(documentXml(columns, rows)) },
  ]);
}

function documentXml(columns: readonly WordColumn[], rows: readonly (readonly string[])[]): string {
  const titles = columns.map(({ title, twips }) => cell(run(title, '<w:b/>'), twips));
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFC5CE"/>`);
  const body = rows.map(
    (cells) => `<w:tr>${columns.map(({ twips }, i) => cell(cells[i] ?? '', twips)).join('')}</w:tr>`,
  );
  return (
    `<w:document xmlns:w="${word}"><w:body><w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/>` +
    `<w:tblBorders>${borders.join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr>` +
    `<w:tblGrid>${columns.map(({ twips }) => `<w:gridCol w:w="${twips}"/>`).join('')}</w:tblGrid>` +
    `<w:tr><w:trPr><w:tblHeader/></w:trPr>${titles.join('')}</w:tr>${body.join('')}</w:tbl><w:p/>` +
    '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>' +
    '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>' +
    '</w:sectPr></w:body></w:document>'
  );
}

function cell(content: string, twips: number): string {
  return `<w:tc><w:tcPr><w:tcW w:w="${twips}" w:type="dxa"/></w:tcPr><w:p>${content}</w:p></w:tc>`;
}

/** In the order Word asks for. */
const styleNames = ['bold', 'italic', 'underline'] as const;

/** Styled runs of a text; codes are shown by number. `written` changes what text is written as. */
export function inlineRuns(inline: InlineText, written: (text: string) => string = (text) => text): string {
  const on = new Map<(typeof styleNames)[number], string>();
  return renderInline(inline, {
    text: (text) => run(written(text), styleNames.map((name) => on.get(name) ?? '').join('')),
    code: (code) => run(codeToken(code), '<w:color w:val="6B7280"/>'),
    openStyle: ({ name, color }) => {
      on.set(name, styleXml(name, color));
      return '';
    },
    closeStyle: ({ name }) => {
      on.delete(name);
      return '';
    },
  });
}

function styleXml(name: (typeof styleNames)[number], color: string | undefined): string {
  if (name !== 'underline') return `<w:${name.slice(0, 1)}/>`;
  const hue = color === undefined ? '' : ` w:color="${color.slice(1).toUpperCase()}"`;
  return `<w:u w:val="single"${hue}/>`;
}

/** Text with run properties in WordprocessingML; line breaks and tabs become elements. */
export function run(text: string, properties: string): string {
  const lines = text.split('\n').map((line) => {
    const parts = line.split('\t').map((part) => `<w:t xml:space="preserve">${encodeXmlText(part)}</w:t>`);
    return parts.join('<w:tab/>');
  });
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${lines.join('<w:br/>')}</w:r>`;
}
