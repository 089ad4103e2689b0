import type { InlineText } from '../../../inline/inline-text.ts';
import { plainInline } from '../../../inline/inline-text.ts';
import { toMarkup } from '../../../inline/markup.ts';
import { attributeRange } from '../../../xml/attribute-range.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import type { FormatOptions, UnitKind, UnitVisitor } from '../../document-format.ts';
import { isBlank } from './blank.ts';
import { drawingNamespaces } from './drawing-namespaces.ts';
import { type DrawingParagraph, readDrawingParagraph, writeDrawingRuns } from './drawing-paragraph.ts';
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
  /** By markup of the source: what parts that repeat a text for older programs follow. */
  readonly told: Map<string, InlineText>;
}

/** `repeats` where the part shows again what another one says. @throws {DocumentFormatError} */
export function visitDrawing(walk: DrawingVisit, part: string, repeats = false): void {
  const xml = readPart(walk.book.archive, part);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, part, drawingNamespaces);
  const place: Place = { scanner, title: undefined, paragraphs: 0, repeats, fallback: undefined };
  while (scanner.next() !== 'done') {
    if (scanner.event === 'end' && scanner.depth === place.fallback) place.fallback = undefined;
    if (scanner.event === 'end' && scanner.depth === place.title) place.title = undefined;
    if (scanner.event === 'start') readElement(walk, place);
  }
}

interface Place {
  readonly scanner: XmlScanner;
  /** Depth of the title of a chart or of one of its axes. */
  title: number | undefined;
  paragraphs: number;
  readonly repeats: boolean;
  /** Depth of the element that repeats what was said before it, for older programs. */
  fallback: number | undefined;
}

function readElement(walk: DrawingVisit, place: Place): void {
  const { scanner } = place;
  if (scanner.name === 'mc:Fallback') place.fallback ??= scanner.depth;
  else if (/^(?:c|cx):title$/.test(scanner.name)) place.title ??= scanner.depth;
  else if (scanner.name === 'a:p') readParagraph(walk, place);
  else if (walk.options.altText && scanner.name.endsWith(':cNvPr')) visitDescription(walk, place);
}

function readParagraph(walk: DrawingVisit, place: Place): void {
  const { scanner } = place;
  const inTitle = place.title !== undefined;
  const repeating = place.repeats || place.fallback !== undefined;
  const paragraph = readDrawingParagraph(scanner);
  if (!repeating) place.paragraphs++;
  if (paragraph === undefined) return;
  const id = repeating ? undefined : `${scanner.part}#p${place.paragraphs}`;
  visitParagraph(walk, paragraph, { id, part: scanner.part, kind: inTitle ? 'title' : 'text-box' });
}

interface ParagraphUnit {
  /** Undefined for a paragraph that repeats another. */
  readonly id: string | undefined;
  readonly part: string;
  readonly kind: UnitKind;
}

function visitParagraph(
  walk: DrawingVisit,
  paragraph: DrawingParagraph,
  { id, part, kind }: ParagraphUnit,
): void {
  const inline = readRunInline(paragraph.nodes, part);
  if (inline === undefined) return;
  const { source, codes } = inline;
  const markup = toMarkup(source);
  const target =
    id === undefined ? walk.told.get(markup) : walk.visit({ id, kind, source, codes, segmentable: true });
  if (target === undefined) return;
  walk.told.set(markup, target);
  const { nodes, restored } = writeRunInline(inline, target);
  if (restored && id !== undefined) walk.report.warn('codes-restored');
  const { start, end, prefix } = paragraph;
  const language = walk.options.targetLanguage;
  walk.edits.add(part, { start, end, xml: writeDrawingRuns(nodes, { prefix, language }) });
}

/** What a shape or picture is said to show. */
function visitDescription(walk: DrawingVisit, { scanner, repeats, fallback }: Place): void {
  if (repeats || fallback !== undefined) return;
  for (const name of ['title', 'descr']) {
    const text = scanner.attribute(name);
    if (text === undefined || isBlank(text)) continue;
    const id = `${scanner.part}#shape-${scanner.attribute('id') ?? ''}.${name}`;
    const target = walk.visit({
      id,
      kind: 'attribute',
      source: plainInline(text),
      codes: {},
      segmentable: true,
    });
    const range = attributeRange(scanner.text, scanner.start, name);
    if (target !== undefined && range !== undefined)
      walk.edits.add(scanner.part, { ...range, xml: `"${encodeXmlAttribute(target.text)}"` });
  }
}
