import type { InlineText } from '../../../inline/inline-text.ts';
import { plainInline } from '../../../inline/inline-text.ts';
import { toMarkup } from '../../../inline/markup.ts';
import { attributeRange } from '../../../xml/attribute-range.ts';
import { readElementText } from '../../../xml/element-text.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute, encodeXmlText } from '../../../xml/xml-text.ts';
import type { DocumentWarningCode, FormatOptions, UnitKind, UnitVisitor } from '../../document-format.ts';
import { isBlank } from './blank.ts';
import { directionEdits } from './drawing-direction.ts';
import { drawingNamespaces } from './drawing-namespaces.ts';
import { type DrawingParagraph, readDrawingParagraph, writeDrawingRuns } from './drawing-paragraph.ts';
import { DrawingShapes } from './drawing-shapes.ts';
import { type OfficePackage, readPart } from './office-package.ts';
import type { OfficeReport } from './office-report.ts';
import type { PartEdits } from './part-edits.ts';
import { readRunInline, writeRunInline } from './run-inline.ts';

export interface DrawingVisit {
  readonly book: Pick<OfficePackage, 'archive'>;
  readonly visit: UnitVisitor;
  readonly options: FormatOptions;
  readonly report: OfficeReport;
  readonly edits: PartEdits;
  /** Targets by the markup of the source, for parts that repeat a text for older programs. */
  readonly targets: Map<string, InlineText>;
}

/** What is particular to a part with drawings. */
export interface DrawingPart {
  /** It shows again what another one says. */
  readonly repeats?: boolean;
  /** Of all its units, where the part decides. */
  readonly kind?: UnitKind;
  /** Whether names of series and categories are read, which a chart has from its data. */
  readonly chartData?: boolean;
  /** Why text in a shape for this purpose is left out; `unseen` where nobody sees it. */
  readonly skips?: (placeholder: string | undefined) => DocumentWarningCode | 'unseen' | undefined;
}

/** Says whether the part is a slide that is not shown. @throws {DocumentFormatError} */
export function visitDrawing(walk: DrawingVisit, part: string, about: DrawingPart = {}): boolean {
  const xml = readPart(walk.book.archive, part);
  if (xml === undefined) return false;
  const scanner = new XmlScanner(xml.text, part, drawingNamespaces);
  const place: Place = {
    scanner,
    about,
    shapes: new DrawingShapes(),
    around: new Map(),
    paragraphs: 0,
    descriptions: new Map(),
    data: new Map(),
  };
  while (scanner.next() !== 'done') {
    if (scanner.event === 'start') enterElement(walk, place);
    if (scanner.event === 'end') leaveElement(place);
  }
  return place.shapes.onHiddenSlide;
}

interface Place {
  readonly scanner: XmlScanner;
  readonly about: DrawingPart;
  readonly shapes: DrawingShapes;
  /** Depth of the outermost element of a kind that is open. */
  readonly around: Map<Surrounding, number>;
  paragraphs: number;
  /** By id of the shape: copies may share one. */
  readonly descriptions: Map<string, number>;
  /** What texts of the chart's data became: they stand in it many times. */
  readonly data: Map<string, InlineText | undefined>;
}

type Surrounding = 'title' | 'cell' | 'fallback' | 'data' | 'name' | 'literal' | 'trend';

const surroundings: Readonly<Record<string, Surrounding>> = {
  'c:title': 'title',
  'cx:title': 'title',
  'a:tc': 'cell',
  /** Repeats what was said before it, for older programs. */
  'mc:Fallback': 'fallback',
  'c:strCache': 'data',
  'c:multiLvlStrCache': 'data',
  'cx:strDim': 'data',
  'c:tx': 'name',
  'c:strLit': 'literal',
  'c:trendline': 'trend',
};

function enterElement(walk: DrawingVisit, place: Place): void {
  const { scanner, around, shapes } = place;
  const surrounding = surroundings[scanner.name];
  if (surrounding !== undefined && !around.has(surrounding)) around.set(surrounding, scanner.depth);
  shapes.enter(scanner);
  if (scanner.name === 'a:p') readParagraph(walk, place);
  else if (walk.options.altText && scanner.name.endsWith(':cNvPr')) visitDescription(walk, place);
  else if (isValue(place)) visitValue(walk, place);
}

/** Names that stand in the chart itself, and those it keeps of its data where these are not read elsewhere. */
function isValue({ scanner: { name }, around, about }: Place): boolean {
  if (around.has('data')) return about.chartData === true && /^(?:c:v|cx:pt)$/.test(name);
  if (name === 'c:name') return around.has('trend');
  return name === 'c:v' && (around.has('name') || around.has('literal'));
}

function leaveElement({ scanner, around, shapes }: Place): void {
  shapes.leave(scanner);
  const surrounding = surroundings[scanner.name];
  if (surrounding !== undefined && around.get(surrounding) === scanner.depth) around.delete(surrounding);
}

/** Why what stands here is left out. */
function skipReason({ options }: DrawingVisit, { shapes, about }: Place) {
  if (shapes.hidden && !options.hiddenText) return 'hidden-text-skipped';
  return about.skips?.(shapes.placeholder);
}

function isRepeating({ about, around }: Place): boolean {
  return about.repeats === true || around.has('fallback');
}

function readParagraph(walk: DrawingVisit, place: Place): void {
  const { scanner } = place;
  const skip = skipReason(walk, place);
  const paragraph = readDrawingParagraph(scanner);
  const repeating = isRepeating(place);
  if (!repeating) place.paragraphs++;
  if (paragraph === undefined) return;
  const inline = readRunInline(paragraph.nodes, scanner.part);
  if (inline === undefined) return;
  if (skip !== undefined) {
    if (skip !== 'unseen' && !repeating) walk.report.warn(skip);
    return;
  }
  const { source, codes } = inline;
  const markup = toMarkup(source);
  const id = `${scanner.part}#p${place.paragraphs}`;
  const unit = { id, kind: unitKind(place), source, codes, segmentable: true };
  const target = repeating ? walk.targets.get(markup) : walk.visit(unit);
  if (target === undefined) return;
  walk.targets.set(markup, target);
  const { nodes, restored } = writeRunInline(inline, target);
  if (restored && !repeating) walk.report.warn('codes-restored');
  writeParagraph(walk, scanner, paragraph, nodes);
}

function unitKind({ about, around, shapes }: Place): UnitKind {
  if (about.kind !== undefined) return about.kind;
  if (around.has('title')) return 'title';
  if (around.has('cell')) return 'cell';
  const { placeholder } = shapes;
  if (placeholder === undefined) return 'text-box';
  return placeholderKinds[placeholder] ?? 'paragraph';
}

const placeholderKinds: Readonly<Record<string, UnitKind>> = {
  title: 'title',
  ctrTitle: 'title',
  hdr: 'header',
  ftr: 'footer',
};

function writeParagraph(
  { edits, options }: DrawingVisit,
  { part, text }: XmlScanner,
  paragraph: DrawingParagraph,
  nodes: Parameters<typeof writeDrawingRuns>[0],
): void {
  const { start, end, prefix, switched } = paragraph;
  const language = options.targetLanguage;
  for (const edit of directionEdits(text, paragraph, language)) edits.add(part, edit);
  edits.add(part, { start, end, xml: writeDrawingRuns(nodes, { prefix, switched, language }) });
}

/** A name that a chart keeps of its data. */
function visitValue(walk: DrawingVisit, { scanner, data }: Place): void {
  const { part, end: start } = scanner;
  const text = readElementText(scanner);
  if (isBlank(text)) return;
  if (!data.has(text)) {
    const id = `${part}#v${data.size + 1}`;
    const source = plainInline(text);
    data.set(text, walk.visit({ id, kind: 'text-box', source, codes: {}, segmentable: true }));
  }
  const target = data.get(text);
  if (target === undefined || scanner.end === start) return;
  walk.edits.add(part, { start, end: scanner.start, xml: encodeXmlText(target.text) });
}

/** What a shape or picture is said to show. */
function visitDescription(walk: DrawingVisit, place: Place): void {
  const { scanner } = place;
  if (isRepeating(place) || skipReason(walk, place) !== undefined) return;
  const shape = shapeName(place);
  for (const name of ['title', 'descr']) {
    const text = scanner.attribute(name);
    if (text === undefined || isBlank(text)) continue;
    const id = `${scanner.part}#${shape}.${name}`;
    const source = plainInline(text);
    const target = walk.visit({ id, kind: 'attribute', source, codes: {}, segmentable: true });
    const range = attributeRange(scanner.text, scanner.start, name);
    if (target !== undefined && range !== undefined)
      walk.edits.add(scanner.part, { ...range, xml: `"${encodeXmlAttribute(target.text)}"` });
  }
}

/** Unique in the part. */
function shapeName({ scanner, descriptions }: Place): string {
  const id = scanner.attribute('id') ?? '';
  const count = (descriptions.get(id) ?? 0) + 1;
  descriptions.set(id, count);
  return count === 1 ? `shape-${id}` : `shape-${id}-${count}`;
}
