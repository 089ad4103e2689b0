import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { readTextInside, readXmlContent, type XmlContent } from '../../bilingual/xml-inline.ts';
import { memoqNamespace, xliffName } from './xliff-names.ts';
import { type TagTable, xliff12Vocabulary } from './xliff12-inline.ts';

interface ElementTag {
  /** Offsets of the start tag in the unit's text. */
  readonly start: number;
  readonly end: number;
  /** By resolved name. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** A `trans-unit` of XLIFF 1.2. */
export interface TransUnit extends ElementTag {
  readonly text: string;
  /** Its attributes as they are written, by resolved name. */
  readonly rawNames: ReadonlyMap<string, string>;
  /** Of memoQ's names here; undefined where none is declared. */
  readonly memoqPrefix: string | undefined;
  readonly source?: XmlContent;
  readonly segSource?: XmlContent;
  readonly target?: XmlContent;
  readonly notes: readonly string[];
  /** By `context-type`. */
  readonly contexts: ReadonlyMap<string, string>;
  /** What Trados says of each segment, by id. */
  readonly segmentTags: ReadonlyMap<string, ElementTag>;
}

type Reading = {
  -readonly [Name in 'source' | 'segSource' | 'target']?: XmlContent;
} & {
  readonly notes: string[];
  readonly contexts: Map<string, string>;
  readonly segmentTags: Map<string, ElementTag>;
};

/** @throws {DocumentFormatError} broken, limit */
export function readTransUnit(scanner: XmlScanner, tags: TagTable): TransUnit {
  scanner.next();
  const tag = { start: scanner.start, end: scanner.end, attributes: new Map(scanner.attributes()) };
  const rawNames = new Map(scanner.rawAttributeNames());
  const memoqPrefix = scanner.names.prefixOf(memoqNamespace, 'attribute');
  const reading: Reading = { notes: [], contexts: new Map(), segmentTags: new Map() };
  while (scanner.next() !== 'done') {
    if (scanner.event === 'start') readChild(scanner, reading, tags);
  }
  return { text: scanner.text, rawNames, memoqPrefix, ...tag, ...reading };
}

/** Alternative translations and whatever else has a source and a target of its own is no text of this unit. */
function readChild(scanner: XmlScanner, reading: Reading, tags: TagTable): void {
  const name = xliffName(scanner.name);
  const read = readers[name];
  if (read !== undefined) read(scanner, reading, tags);
  else if (!transparent.has(name)) scanner.skipElement();
}

const transparent = new Set(['context-group', 'sdl:seg-defs']);

const readers: Readonly<Record<string, (scanner: XmlScanner, reading: Reading, tags: TagTable) => void>> = {
  source(scanner, reading, tags) {
    reading.source = readXmlContent(scanner, xliff12Vocabulary({ tags, segmented: false }));
  },
  'seg-source'(scanner, reading, tags) {
    reading.segSource = readXmlContent(scanner, xliff12Vocabulary({ tags, segmented: true }));
  },
  target(scanner, reading, tags) {
    const segmented = (reading.segSource?.segments.length ?? 0) > 0;
    reading.target = readXmlContent(scanner, xliff12Vocabulary({ tags, segmented }));
  },
  note(scanner, reading) {
    const note = readTextInside(scanner).trim();
    if (note !== '') reading.notes.push(note);
  },
  context(scanner, reading) {
    readContext(scanner, reading.contexts);
  },
  'sdl:seg'(scanner, reading) {
    const attributes = new Map(scanner.attributes());
    reading.segmentTags.set(attributes.get('id') ?? '', {
      start: scanner.start,
      end: scanner.end,
      attributes,
    });
    scanner.skipElement();
  },
};

/** All of a `context-group` that stands beside units. */
export function readContexts(scanner: XmlScanner): ReadonlyMap<string, string> {
  const contexts = new Map<string, string>();
  while (scanner.next() !== 'done') {
    if (scanner.event === 'start' && xliffName(scanner.name) === 'context') readContext(scanner, contexts);
  }
  return contexts;
}

function readContext(scanner: XmlScanner, contexts: Map<string, string>): void {
  const type = scanner.attribute('context-type') ?? '';
  contexts.set(type, readTextInside(scanner).trim());
}

/** The text of an element that stands beside units, such as a note. */
export function readLoneText(scanner: XmlScanner): string {
  scanner.next();
  const text = readTextInside(scanner).trim();
  scanner.next();
  return text;
}
