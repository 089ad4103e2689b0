import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { UnitKind, UnitVisitor } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import type { DocumentOptions } from '../../document-options.ts';
import type { Draft } from '../../xml-rules/xml-flow.ts';
import type { XmlWarnings } from '../../xml-rules/xml-warnings.ts';
import { contentPieces } from './content-pieces.ts';
import { idmlNamespaces } from './idml-package.ts';
import { readParagraph } from './idml-paragraph.ts';
import type { FoundParagraph, Frame, Piece } from './idml-piece.ts';
import { writeParagraph } from './write-idml-paragraph.ts';

export interface StoryReading {
  readonly part: string;
  readonly text: string;
  readonly visit: UnitVisitor;
  readonly options: DocumentOptions;
  readonly warnings: XmlWarnings;
  readonly hiddenConditions: ReadonlySet<string>;
}

interface Story extends StoryReading {
  readonly scanner: XmlScanner;
  paragraphs: number;
}

/** A text on its way through: that of the story, of a cell, of a footnote. */
interface Flow {
  readonly kind: UnitKind;
  readonly frames: Frame[];
  readonly depths: number[];
  pieces: Piece[];
  /** Where the paragraph began. */
  start: number;
  readonly drafts: Draft[];
}

const maxNesting = 50;
/** More than this in one paragraph is an attack or a broken file. */
const maxPieces = 20_000;

/** Visits the paragraphs of a story; gives what is to be replaced, in order. @throws {DocumentFormatError} */
export function readStory(reading: StoryReading): readonly Splice[] {
  const scanner = new XmlScanner(reading.text, reading.part, idmlNamespaces);
  const story: Story = { ...reading, scanner, paragraphs: 0 };
  const drafts = readFlow(story, 'paragraph', 0);
  return drafts.flatMap((draft) => draft()).sort((a, b) => a.start - b.start);
}

/** Reads from the start of an element, or of the part, to its end. */
function readFlow(story: Story, kind: UnitKind, nesting: number): readonly Draft[] {
  const { scanner } = story;
  if (nesting > maxNesting) throw new DocumentFormatError('limit', { part: story.part, limit: maxNesting });
  const flow: Flow = { kind, frames: [], depths: [], pieces: [], start: scanner.end, drafts: [] };
  const { depth, event } = scanner;
  if (event === 'start' && scanner.selfClosing) {
    scanner.next();
    return [];
  }
  while (scanner.next() !== 'done') {
    if (scanner.event === 'end' && event === 'start' && scanner.depth === depth) break;
    if (scanner.event === 'start') readStart(story, flow, nesting);
    else if (scanner.event === 'end') readEnd(story, flow);
  }
  endParagraph(story, flow);
  return flow.drafts;
}

function readStart(story: Story, flow: Flow, nesting: number): void {
  const { scanner } = story;
  const { name } = scanner;
  if (name === 'Content') flow.pieces.push(...contentPieces(scanner, [...flow.frames]));
  else if (name === 'Br') {
    endParagraph(story, flow);
    scanner.skipElement();
  } else if (name === 'ParagraphStyleRange') endParagraph(story, flow);
  else if (isHiddenByCondition(story)) readElement(story, flow, nesting);
  else if (name === 'CharacterStyleRange')
    openFrame(flow, scanner, frameOf(scanner, 'run', { type: 'format' }));
  else if (name === 'Change' && scanner.attribute('ChangeType') !== 'DeletedText') {
    story.warnings.add('tracked-changes-accepted');
    openFrame(flow, scanner, frameOf(scanner, 'silent', { type: 'other' }));
  } else if (name in wrappers)
    openFrame(flow, scanner, frameOf(scanner, 'wrapper', wrappers[name] ?? { type: 'other' }));
  else if (name in containers) return;
  else readElement(story, flow, nesting);
}

/** Text is shown as long as one of its conditions is; names in the list have their blanks escaped. */
function isHiddenByCondition({ scanner, options, hiddenConditions }: Story): boolean {
  if (scanner.name !== 'CharacterStyleRange' || options.hiddenText || hiddenConditions.size === 0)
    return false;
  const conditions = scanner.attribute('AppliedConditions') ?? '';
  return conditions !== '' && conditions.split(' ').every((name) => hiddenConditions.has(unescapeName(name)));
}

function unescapeName(name: string): string {
  return name.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

const wrappers: Readonly<Record<string, InlineCodeDetails>> = {
  HyperlinkTextSource: { type: 'link', display: 'link' },
  CrossReferenceSource: { type: 'link', display: 'reference' },
  XMLElement: { type: 'other', display: 'tag', required: true },
};

const containers: Readonly<Record<string, true>> = { 'idPkg:Story': true, Story: true };

function frameOf(scanner: XmlScanner, kind: Frame['kind'], details: InlineCodeDetails): Frame {
  const { text, start, end, rawName, selfClosing } = scanner;
  const tag = text.slice(start, end);
  const open = selfClosing ? tag.replace(/\s*\/>$/, '>') : tag + propertiesOf(scanner);
  return { kind, name: rawName, details, open, start, end: Number.POSITIVE_INFINITY };
}

/** What stands in front of the text says how it looks. */
function propertiesOf({ text, end }: XmlScanner): string {
  const head = text.slice(end, end + longestProperties);
  return /^\s*<Properties>[\s\S]*?<\/Properties>/.exec(head)?.[0] ?? '';
}

const longestProperties = 20_000;

function openFrame(flow: Flow, scanner: XmlScanner, frame: Frame): void {
  flow.frames.push(frame);
  flow.depths.push(scanner.depth);
}

function readEnd(story: Story, flow: Flow): void {
  const { scanner } = story;
  if (scanner.name === 'ParagraphStyleRange') endParagraph(story, flow);
  if (flow.depths.at(-1) !== scanner.depth) return;
  flow.depths.pop();
  const frame = flow.frames.pop();
  if (frame !== undefined) frame.end = scanner.end;
}

/** Anything else in a paragraph is one code; tables, notes and anchored frames have texts of their own. */
function readElement(story: Story, flow: Flow, nesting: number): void {
  const { scanner, text } = story;
  const { name, start } = scanner;
  if (headElements.has(name)) {
    scanner.skipElement();
    return;
  }
  const drafts = readInner(story, nesting);
  const { end } = scanner;
  const details = detailsOf(name);
  const speaks = name === 'TextVariableInstance';
  const raw = text.slice(start, end);
  flow.pieces.push({
    kind: 'code',
    start,
    end,
    frames: [...flow.frames],
    details,
    raw,
    inContent: false,
    speaks,
    drafts,
  });
}

/** Say how the story or the run looks. */
const headElements = new Set([
  'Properties',
  'StoryPreference',
  'InCopyExportOption',
  'MetadataPacketPreference',
]);

function detailsOf(name: string): InlineCodeDetails {
  if (name === 'Footnote' || name === 'Endnote') return { type: 'note', display: 'note', required: true };
  if (name === 'Note') return { type: 'comment', display: 'comment', required: true };
  const type = name === 'TextVariableInstance' ? 'field' : 'other';
  return { type, display: name, required: true };
}

/** Goes from the start of an element to its end. */
function readInner(story: Story, nesting: number): readonly Draft[] {
  const { scanner, options, warnings } = story;
  const { name } = scanner;
  if (name === 'Footnote' || name === 'Endnote') return readFlow(story, 'note', nesting + 1);
  if (name === 'Table') return readCells(story, nesting);
  if (name === 'Note' && options.comments) return readFlow(story, 'comment', nesting + 1);
  if (name === 'HiddenText' && options.hiddenText) return readFlow(story, 'paragraph', nesting + 1);
  if (name === 'Note') warnings.add('comments-skipped');
  if (name === 'HiddenText' || name === 'CharacterStyleRange') warnings.add('hidden-text-skipped');
  if (name === 'Change') warnings.add('tracked-changes-accepted');
  scanner.skipElement();
  return [];
}

function readCells(story: Story, nesting: number): readonly Draft[] {
  const { scanner } = story;
  const { depth } = scanner;
  const drafts: Draft[] = [];
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event === 'start' && scanner.name === 'Cell')
      drafts.push(...readFlow(story, 'cell', nesting + 1));
  }
  return drafts;
}

function endParagraph(story: Story, flow: Flow): void {
  const { pieces, kind } = flow;
  const found = { pieces, start: flow.start, end: story.scanner.start };
  flow.pieces = [];
  flow.start = story.scanner.end;
  if (pieces.length === 0) return;
  if (pieces.length > maxPieces)
    throw new DocumentFormatError('limit', { part: story.part, limit: maxPieces });
  story.paragraphs++;
  const id = `${story.part}#p-${story.paragraphs}`;
  flow.drafts.push(() => visitParagraph(story, { id, kind, found }));
}

interface NamedParagraph {
  readonly id: string;
  readonly kind: UnitKind;
  readonly found: FoundParagraph;
}

/** The paragraph, then the texts inside its codes. */
function visitParagraph({ visit, warnings }: Story, { id, kind, found }: NamedParagraph): readonly Splice[] {
  const paragraph = readParagraph(found);
  const { source, codes } = paragraph ?? {};
  const target =
    source !== undefined && codes !== undefined && hasWords(source.text)
      ? visit({ id, kind, source, codes, segmentable: true })
      : undefined;
  const inner = found.pieces.flatMap((piece) =>
    piece.kind === 'code' ? piece.drafts.flatMap((draft) => draft()) : [],
  );
  if (paragraph === undefined || target === undefined) return inner;
  const { start, end } = paragraph.range;
  const written = writeParagraph(paragraph, target, inner);
  if (written.restored) warnings.add('codes-restored');
  const outside = inner.filter((splice) => splice.end <= start || splice.start >= end);
  return [...outside, { start, end, text: written.xml }];
}
