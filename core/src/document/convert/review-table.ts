import { createZip } from '../../archive/create-zip.ts';
import type { InlineText } from '../../inline/inline-text.ts';
import { codeToken } from '../../inline/markup.ts';
import { renderInline } from '../../inline/render-inline.ts';
import { encodeXmlText } from '../../xml/xml-text.ts';

export interface ReviewRow {
  readonly source: InlineText;
  /** Empty where there is none yet. */
  readonly target?: InlineText | undefined;
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const columnTwips = 7000;

/** A Word document with a table of source and target, to be read and commented on; codes are shown by number. */
export function reviewTable(rows: readonly ReviewRow[], titles: readonly [string, string]): Uint8Array {
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
    { name: 'word/document.xml', content: text(documentXml(rows, titles)) },
  ]);
}

function documentXml(rows: readonly ReviewRow[], [source, target]: readonly [string, string]): string {
  const head = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell(run(source, '<w:b/>'))}${cell(run(target, '<w:b/>'))}</w:tr>`;
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFC5CE"/>`);
  const column = `<w:gridCol w:w="${columnTwips}"/>`;
  const body = rows.map(
    (row) => `<w:tr>${cell(runs(row.source))}${cell(row.target ? runs(row.target) : '')}</w:tr>`,
  );
  return (
    `<w:document xmlns:w="${word}"><w:body><w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/>` +
    `<w:tblBorders>${borders.join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr>` +
    `<w:tblGrid>${column}${column}</w:tblGrid>${head}${body.join('')}</w:tbl><w:p/>` +
    '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>' +
    '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>' +
    '</w:sectPr></w:body></w:document>'
  );
}

function cell(content: string): string {
  return `<w:tc><w:tcPr><w:tcW w:w="${columnTwips}" w:type="dxa"/></w:tcPr><w:p>${content}</w:p></w:tc>`;
}

/** In the order Word asks for. */
const marks = { bold: '<w:b/>', italic: '<w:i/>', underline: '<w:u w:val="single"/>' } as const;

function runs(inline: InlineText): string {
  const on = new Set<keyof typeof marks>();
  return renderInline(inline, {
    text: (text) =>
      run(
        text,
        (['bold', 'italic', 'underline'] as const).map((name) => (on.has(name) ? marks[name] : '')).join(''),
      ),
    code: (code) => run(codeToken(code), '<w:color w:val="6B7280"/>'),
    openStyle: ({ name }) => {
      on.add(name);
      return '';
    },
    closeStyle: ({ name }) => {
      on.delete(name);
      return '';
    },
  });
}

function run(text: string, properties: string): string {
  const lines = text.split('\n').map((line) => {
    const parts = line.split('\t').map((part) => `<w:t xml:space="preserve">${encodeXmlText(part)}</w:t>`);
    return parts.join('<w:tab/>');
  });
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${lines.join('<w:br/>')}</w:r>`;
}
