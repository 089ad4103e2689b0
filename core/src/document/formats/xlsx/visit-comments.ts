import { readElementText } from '../../../xml/element-text.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import { readPart } from '../ooxml/office-package.ts';
import { plainLook, textOf } from '../ooxml/run-nodes.ts';
import { readRunText, visitRunText } from '../ooxml/visit-runs.ts';
import { readRichText, runNodes, writeRichText } from './rich-text.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

import { visitPlainText, type WorkbookWalk } from './workbook-walk.ts';

/** What a thread says before and after it was translated, by the cell it is on. */
type ThreadTexts = Map<string, { readonly before: string; readonly after: string }[]>;

/** The parts of a sheet's comments: threads, and the notes that older programs show for them. */
interface CommentParts {
  readonly notes: string | undefined;
  readonly threads: string | undefined;
}

export function visitComments(walk: WorkbookWalk, { notes, threads }: CommentParts): void {
  const threadTexts: ThreadTexts = new Map();
  if (threads !== undefined) visitThreads(walk, threads, threadTexts);
  if (notes !== undefined) visitNotes(walk, notes, threadTexts);
}

function visitThreads(walk: WorkbookWalk, part: string, threadTexts: ThreadTexts): void {
  const thread = { reference: '', number: 0, threadTexts };
  eachElement(walk, part, (scanner) => {
    if (scanner.name === 'xtc:threadedComment') thread.reference = scanner.attribute('ref') ?? '';
    else if (scanner.name === 'xtc:text') visitThreadText(walk, scanner, thread);
    else if (scanner.name === 'xtc:mentions') dropMentions(walk, scanner, thread);
  });
}

interface Thread {
  readonly reference: string;
  number: number;
  readonly threadTexts: ThreadTexts;
}

function visitThreadText(walk: WorkbookWalk, scanner: XmlScanner, thread: Thread): void {
  const { part, end: start } = scanner;
  const { reference, threadTexts } = thread;
  const before = readElementText(scanner);
  const id = `${part}#${reference}.${++thread.number}`;
  const after = visitPlainText(walk, before, { id, kind: 'comment' });
  const texts = threadTexts.get(reference) ?? [];
  texts.push({ before, after: after ?? before });
  threadTexts.set(reference, texts);
  if (after !== undefined && scanner.end > start)
    walk.edits.add(part, { start, end: scanner.start, xml: encodeXmlText(after) });
}

/** They point at letters of the text that was there. */
function dropMentions(walk: WorkbookWalk, scanner: XmlScanner, { threadTexts, reference }: Thread): void {
  const { start, part } = scanner;
  scanner.skipElement();
  const last = threadTexts.get(reference)?.at(-1);
  if (last !== undefined && last.before !== last.after)
    walk.edits.add(part, { start, end: scanner.end, xml: '' });
}

function visitNotes(walk: WorkbookWalk, part: string, threadTexts: ThreadTexts): void {
  let reference = '';
  eachElement(walk, part, (scanner) => {
    if (scanner.name === 'x:comment') reference = scanner.attribute('ref') ?? '';
    else if (scanner.name === 'x:text') visitNote(walk, scanner, { reference, threadTexts });
  });
}

function visitNote(
  walk: WorkbookWalk,
  scanner: XmlScanner,
  { reference, threadTexts }: Omit<Thread, 'number'>,
): void {
  const { part, end: start, rawName } = scanner;
  const prefix = rawName.slice(0, rawName.indexOf(':') + 1);
  const nodes = runNodes(readRichText(scanner), plainLook);
  const thread = threadTexts.get(reference);
  const written =
    thread === undefined
      ? visitRunText(readRunText(nodes, { splitLines: false, part }), noteUnit(part, reference), walk)
      : retell(textOf(nodes), thread);
  if (written !== undefined && scanner.end > start)
    walk.edits.add(part, { start, end: scanner.start, xml: writeRichText(written, plainLook, prefix) });
}

function noteUnit(part: string, reference: string) {
  return { id: `${part}#${reference}`, kind: 'comment' } as const;
}

/** The note of a thread repeats its texts behind words of Excel's own. */
function retell(text: string, thread: readonly { readonly before: string; readonly after: string }[]) {
  let replaced = text;
  let from = 0;
  for (const { before, after } of thread) {
    const at = replaced.indexOf(before, from);
    if (at < 0 || before === after) continue;
    replaced = replaced.slice(0, at) + after + replaced.slice(at + before.length);
    from = at + after.length;
  }
  return replaced === text ? undefined : ([{ kind: 'text', text: replaced, look: plainLook }] as const);
}

/** Comments that are not read, for the report. */
export function countComments(walk: WorkbookWalk, { notes, threads }: CommentParts): number {
  let count = 0;
  eachElement(walk, threads ?? notes ?? '', ({ name }) => {
    if (name === 'x:comment' || name === 'xtc:threadedComment') count++;
  });
  return count;
}

function eachElement(walk: WorkbookWalk, part: string, read: (scanner: XmlScanner) => void): void {
  const xml = part === '' ? undefined : readPart(walk.book.archive, part);
  if (xml === undefined) return;
  const scanner = new XmlScanner(xml.text, part, spreadsheetNamespaces);
  while (scanner.next() !== 'done') if (scanner.event === 'start') read(scanner);
}
