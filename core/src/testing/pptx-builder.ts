import { buildZip } from './zip-builder.ts';

/** A part a slide refers to, such as its notes; contents as the file has them. */
export interface SlidePart {
  /** Last word of the relationship's address. */
  readonly type: string;
  /** Below `ppt/`. */
  readonly name: string;
  readonly content: string;
  readonly parts?: readonly SlidePart[];
}

export interface SlideContents {
  /** Shapes. */
  readonly shapes: readonly string[];
  /** Attributes of `p:sld`, with a space before each. */
  readonly attributes?: string;
  readonly parts?: readonly SlidePart[];
}

/** A small presentation for a test. Contents are PresentationML under the prefixes `p` and `a`. */
export interface PptxContents {
  readonly slides: readonly SlideContents[];
  /** Places of the slides in the order they are shown; as they stand where it is absent. */
  readonly order?: readonly number[];
  readonly mainContentType?: string;
  readonly strict?: boolean;
  /** Contents of the core properties. */
  readonly properties?: string;
}

interface Entry {
  readonly name: string;
  readonly content: string;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.presentationml';

export function buildPptx(contents: PptxContents): Uint8Array {
  const { slides, order = slides.map((_, i) => i), properties, strict = false } = contents;
  const shown = order.map((i, at) => `<p:sldId id="${256 + at}" r:id="slide${i + 1}"/>`).join('');
  const relations = (list: readonly Relation[]) => relationships(list, strict);
  const own = properties === undefined ? [] : [propertiesRelation];
  return buildZip([
    { name: '[Content_Types].xml', content: contentTypes(contents) },
    {
      name: '_rels/.rels',
      content: relations([{ id: 'main', type: 'officeDocument', target: 'ppt/presentation.xml' }, ...own]),
    },
    {
      name: 'ppt/presentation.xml',
      content: pptxPart('presentation', `<p:sldIdLst>${shown}</p:sldIdLst>`, { strict }),
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: relations(
        slides.map((_, i) => ({
          id: `slide${i + 1}`,
          type: 'slide',
          target: `/ppt/slides/slide${i + 1}.xml`,
        })),
      ),
    },
    ...slides.flatMap((slide, i) => slideFiles(slide, i + 1, strict)),
    ...(properties === undefined ? [] : [{ name: 'docProps/core.xml', content: coreProperties(properties) }]),
  ]);
}

const propertiesRelation = { id: 'core', type: 'core-properties', target: 'docProps/core.xml' };

function slideFiles({ shapes, attributes = '', parts = [] }: SlideContents, number: number, strict: boolean) {
  const content = pptxPart('sld', tree(shapes), { attributes, strict });
  return partFiles({ type: 'slide', name: `slides/slide${number}.xml`, content, parts }, strict);
}

function partFiles({ name, content, parts = [] }: SlidePart, strict: boolean): readonly Entry[] {
  const list = parts.map((part, i) => ({ id: `rel${i + 1}`, type: part.type, target: `/ppt/${part.name}` }));
  const [, folder = '', file = ''] = /^(.*\/)([^/]*)$/.exec(name) ?? [];
  return [
    { name: `ppt/${name}`, content },
    ...(list.length === 0
      ? []
      : [{ name: `ppt/${folder}_rels/${file}.rels`, content: relationships(list, strict) }]),
    ...parts.flatMap((part) => partFiles(part, strict)),
  ];
}

/** Shapes as slides, layouts, masters and notes have them. */
export function tree(shapes: readonly string[]): string {
  return `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes.join('')}</p:spTree></p:cSld>`;
}

export function pptxPart(
  root: string,
  content: string,
  { attributes = '', strict = false }: { readonly attributes?: string; readonly strict?: boolean } = {},
): string {
  return `${declaration}<p:${root} ${pptxNames(strict)}${attributes}>${content}</p:${root}>`;
}

export function pptxNames(strict = false): string {
  const base = strict ? 'http://purl.oclc.org/ooxml' : 'http://schemas.openxmlformats.org';
  const year = strict ? '' : '/2006';
  return [
    `xmlns:p="${base}/presentationml${year}/main"`,
    `xmlns:a="${base}/drawingml${year}/main"`,
    `xmlns:c="${base}/drawingml${year}/chart"`,
    `xmlns:dgm="${base}/drawingml${year}/diagram"`,
    `xmlns:r="${base}/officeDocument${year}/relationships"`,
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
    'xmlns:pc="http://schemas.microsoft.com/office/powerpoint/2018/8/main"',
  ].join(' ');
}

export interface ShapeContents {
  readonly id?: number;
  /** Of `p:cNvPr`, with a space before each. */
  readonly attributes?: string;
  /** Type of placeholder, such as `title`. */
  readonly placeholder?: string;
}

/** A shape with paragraphs. */
export function shape(
  paragraphs: readonly string[],
  { id = 2, attributes = '', placeholder }: ShapeContents = {},
): string {
  const ph = placeholder === undefined ? '' : `<p:ph type="${placeholder}"/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"${attributes}/><p:cNvSpPr/><p:nvPr>${ph}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${paragraphs.join('')}</p:txBody></p:sp>`;
}

export function slideParagraph(...content: readonly string[]): string {
  return `<a:p>${content.join('')}</a:p>`;
}

/** A run; `attributes` (with a space before each) and `children` are of its `a:rPr`. */
export function slideRun(text: string, attributes = '', children = ''): string {
  return `<a:r><a:rPr lang="en-US"${attributes}>${children}</a:rPr><a:t>${text}</a:t></a:r>`;
}

function relationships(list: readonly Relation[], strict: boolean): string {
  const base = strict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const written = list.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${base}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${written.join('')}</Relationships>`;
}

function contentTypes({ mainContentType = `${types}.presentation.main+xml`, slides }: PptxContents): string {
  const overrides = slides.map(
    (_, i) => `<Override PartName="/ppt/slides/slide${i + 1}.xml" ContentType="${types}.slide+xml"/>`,
  );
  return [
    `${declaration}<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/ppt/presentation.xml" ContentType="${mainContentType}"/>`,
    ...overrides,
    '</Types>',
  ].join('');
}

function coreProperties(content: string): string {
  return `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${content}</cp:coreProperties>`;
}
