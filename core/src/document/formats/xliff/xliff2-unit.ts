import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { readTextInside, readXmlContent, type XmlContent } from '../../bilingual/xml-inline.ts';
import { xliffName } from './xliff-names.ts';
import { xliff2Vocabulary } from './xliff2-inline.ts';

interface Tag {
  /** Offsets of the start tag in the unit's text. */
  readonly start: number;
  readonly end: number;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface Xliff2Segment extends Tag {
  readonly source: XmlContent;
  readonly target?: XmlContent;
}

/** A `unit` of XLIFF 2. */
export interface Xliff2Unit {
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
  readonly segments: readonly Xliff2Segment[];
}

interface Reading {
  readonly notes: string[];
  readonly data: Map<string, string>;
  readonly segments: Xliff2Segment[];
}

/** @throws {DocumentFormatError} broken, limit */
export function readXliff2Unit(scanner: XmlScanner): Xliff2Unit {
  scanner.next();
  const attributes = new Map(scanner.attributes());
  const reading: Reading = { notes: [], data: new Map(), segments: [] };
  while (scanner.next() !== 'done') {
    if (scanner.event === 'start') readChild(scanner, reading);
  }
  return { text: scanner.text, attributes, notes: reading.notes, segments: reading.segments };
}

/** What stands between segments has no words; modules have sources and targets of their own. */
function readChild(scanner: XmlScanner, { notes, data, segments }: Reading): void {
  const name = xliffName(scanner.name);
  if (name === 'note') {
    const note = readTextInside(scanner).trim();
    if (note !== '') notes.push(note);
  } else if (name === 'data') {
    const id = scanner.attribute('id') ?? '';
    data.set(id, readTextInside(scanner));
  } else if (name === 'segment') {
    const segment = readSegment(scanner, data);
    if (segment !== undefined) segments.push(segment);
  } else if (name !== 'notes' && name !== 'originalData') {
    scanner.skipElement();
  }
}

function readSegment(scanner: XmlScanner, data: ReadonlyMap<string, string>): Xliff2Segment | undefined {
  const { start, end, depth } = scanner;
  const attributes = new Map(scanner.attributes());
  const vocabulary = xliff2Vocabulary(data);
  let source: XmlContent | undefined;
  let target: XmlContent | undefined;
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event !== 'start') continue;
    const name = xliffName(scanner.name);
    if (name === 'source') source = readXmlContent(scanner, vocabulary);
    else if (name === 'target') target = readXmlContent(scanner, vocabulary);
    else scanner.skipElement();
  }
  return source && { start, end, attributes, source, ...(target && { target }) };
}
