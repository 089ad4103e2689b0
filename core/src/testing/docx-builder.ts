import { buildZip } from './zip-builder.ts';

/** A small Word document for a test. Contents are WordprocessingML under the prefix `w`. */
export interface DocxContents {
  readonly body: readonly string[];
  readonly headers?: readonly string[];
  readonly footers?: readonly string[];
  readonly footnotes?: readonly string[];
  readonly endnotes?: readonly string[];
  readonly comments?: readonly string[];
  readonly styles?: readonly string[];
  readonly settings?: readonly string[];
  /** Addresses of `w:hyperlink` elements, by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
  /** Whatever else the main part refers to, such as charts; contents as the file has them. */
  readonly parts?: readonly DocxPart[];
  /** Contents of the core properties. */
  readonly properties?: string;
  readonly mainContentType?: string;
  /** How the main part is written, such as in another encoding. */
  readonly encode?: (xml: string) => string | Uint8Array;
}

export interface DocxPart {
  /** Last word of the relationship's address. */
  readonly type: string;
  /** Below `word/`. */
  readonly name: string;
  readonly content: string;
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declarations = [
  `xmlns:w="${word}"`,
  `xmlns:r="${relations}"`,
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mainType = `${types}.document.main+xml`;

export function buildDocx(contents: DocxContents): Uint8Array {
  const others = otherParts(contents);
  const sections = others.filter(({ type }) => type === 'header' || type === 'footer');
  const references = sections.map(({ type, id }) => `<w:${type}Reference w:type="default" r:id="${id}"/>`);
  const main = wordPart(
    'document',
    `<w:body>${contents.body.join('')}<w:sectPr>${references.join('')}</w:sectPr></w:body>`,
  );
  const { properties } = contents;
  const core =
    properties === undefined ? [] : [{ id: 'core', type: 'core-properties', name: 'docProps/core.xml' }];
  return buildZip([
    { name: '[Content_Types].xml', content: contentTypes(contents.mainContentType ?? mainType, others) },
    {
      name: '_rels/.rels',
      content: relationships([{ id: 'rId1', type: 'officeDocument', name: 'word/document.xml' }, ...core]),
    },
    { name: 'word/document.xml', content: contents.encode?.(main) ?? main },
    { name: 'word/_rels/document.xml.rels', content: relationships(others, contents.links) },
    ...others.map(({ name, content }) => ({ name: `word/${name}`, content })),
    ...(properties === undefined ? [] : [{ name: 'docProps/core.xml', content: coreProperties(properties) }]),
  ]);
}

function coreProperties(content: string): string {
  const packages = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
  return `${declaration}<cp:coreProperties xmlns:cp="${packages}" xmlns:dc="http://purl.org/dc/elements/1.1/">${content}</cp:coreProperties>`;
}

/** A paragraph of runs and whatever else. */
export function paragraph(...content: readonly string[]): string {
  return `<w:p>${content.join('')}</w:p>`;
}

/** A run with text; `properties` are the children of its `w:rPr`. */
export function run(text: string, properties = ''): string {
  return runOf(`<w:t xml:space="preserve">${text}</w:t>`, properties);
}

/** A run with anything in it. */
export function runOf(content: string, properties = ''): string {
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
}

/** A complex field, spelled out as Word does. */
export function field(instruction: string, ...result: readonly string[]): string {
  const mark = (type: string) => runOf(`<w:fldChar w:fldCharType="${type}"/>`);
  const code = runOf(`<w:instrText xml:space="preserve"> ${instruction} </w:instrText>`);
  return `${mark('begin')}${code}${mark('separate')}${result.join('')}${mark('end')}`;
}

function otherParts(contents: DocxContents) {
  const notes = (root: string, local: string, texts: readonly string[] | undefined) =>
    texts === undefined
      ? []
      : [
          part(
            root,
            texts.map((text, i) => `<w:${local} w:id="${i}">${text}</w:${local}>`),
          ),
        ];
  const part = (root: string, content: readonly string[], name = root, type = root) => ({
    id: `rId_${name}`,
    type,
    name: `${name}.xml`,
    content: wordPart(root, content.join('')),
  });
  return [
    ...(contents.headers ?? []).map((text, i) => part('hdr', [text], `header${i + 1}`, 'header')),
    ...(contents.footers ?? []).map((text, i) => part('ftr', [text], `footer${i + 1}`, 'footer')),
    ...notes('footnotes', 'footnote', contents.footnotes),
    ...notes('endnotes', 'endnote', contents.endnotes),
    ...notes('comments', 'comment', contents.comments),
    ...(contents.styles === undefined ? [] : [part('styles', contents.styles)]),
    ...(contents.settings === undefined ? [] : [part('settings', contents.settings)]),
    ...(contents.parts ?? []).map((given, i) => ({ ...given, id: `rId_part${i + 1}` })),
  ];
}

function wordPart(root: string, content: string): string {
  return `${declaration}\n<w:${root} ${declarations}>${content}</w:${root}>`;
}

function contentTypes(main: string, parts: readonly { type: string; name: string }[]): string {
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const all = [{ name: 'document.xml', contentType: main }].concat(
    parts.map(({ type, name }) => ({ name, contentType: `${types}.${type}+xml` })),
  );
  const overrides = all.map(
    ({ name, contentType }) => `<Override PartName="/word/${name}" ContentType="${contentType}"/>`,
  );
  const defaults = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="png" ContentType="image/png"/>',
  ];
  return `${declaration}<Types xmlns="${namespace}">${defaults.join('')}${overrides.join('')}</Types>`;
}

function relationships(
  parts: readonly { id: string; type: string; name: string }[],
  links: Readonly<Record<string, string>> = {},
): string {
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relationship = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"${mode}/>`;
  const list = [
    ...parts.map(({ id, type, name }) => relationship(id, type, name)),
    ...Object.entries(links).map(([id, url]) => relationship(id, 'hyperlink', url, ' TargetMode="External"')),
  ];
  return `${declaration}<Relationships xmlns="${namespace}">${list.join('')}</Relationships>`;
}
