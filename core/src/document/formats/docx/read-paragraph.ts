import { hasWords } from '../../../text/has-words.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { isOn } from '../ooxml/on-off.ts';
import type { Choices } from './choices.ts';
import { collectText } from './collect-text.ts';
import { finishParagraph } from './finish-paragraph.ts';
import type { Paragraph } from './paragraph.ts';
import { readParagraphProperties } from './read-paragraph-properties.ts';
import { type ReadInside, readRun } from './read-run.ts';
import { fieldDetails, isLinkInstruction } from './resolve-fields.ts';
import { readShownText, visitListItem } from './shown-choice.ts';
import type { Story } from './story.ts';
import { wordNamesAt } from './word-names.ts';

type ElementReader = (story: Story, paragraph: Paragraph, readInside: ReadInside) => void;

/** Reads from the start of a paragraph to its end and replaces its text where the visitor wants. */
export function readParagraph(story: Story, readInside: ReadInside): void {
  const { scanner } = story;
  if (scanner.selfClosing) {
    finishUnfinished(story);
    story.paragraphs++;
    scanner.next();
    return;
  }
  const paragraph = beginParagraph(story);
  while (!(scanner.next() === 'end' && scanner.depth === paragraph.depth)) {
    if (scanner.event === 'start') (readers[scanner.name] ?? readOther)(story, paragraph, readInside);
    else if (scanner.event === 'end') closeElement(story, paragraph);
  }
  const { start: contentEnd, end } = scanner;
  if (!paragraph.properties?.endDeleted || story.mutedAt !== undefined) {
    finishParagraph(story, paragraph, contentEnd);
    return;
  }
  story.reading.report.warn('tracked-changes-accepted');
  story.unfinished = { paragraph, contentEnd, end };
}

/** Goes on with the paragraph before where its end is deleted; the two are one unit, with the number of the first. */
function beginParagraph(story: Story): Paragraph {
  const { scanner, unfinished } = story;
  const before = unfinished?.paragraph;
  if (before === undefined) story.paragraphs++;
  const gap = { start: unfinished?.end ?? 0, end: scanner.start };
  const joined = before && {
    start: before.joined?.start ?? before.start,
    gaps: [...(before.joined?.gaps ?? []), gap],
    pieces: before.pieces.length,
  };
  story.unfinished = undefined;
  return {
    number: before?.number ?? story.paragraphs,
    depth: scanner.depth,
    names: wordNamesAt(scanner),
    pieces: before?.pieces ?? [],
    closing: [],
    droppedBookmarks: before?.droppedBookmarks ?? new Set(),
    joined,
    start: scanner.start,
    contentStart: scanner.end,
  };
}

/** Where no paragraph follows, one with a deleted end stands for itself. */
export function finishUnfinished(story: Story): void {
  const { unfinished } = story;
  if (unfinished === undefined) return;
  story.unfinished = undefined;
  finishParagraph(story, unfinished.paragraph, unfinished.contentEnd);
}

function closeElement({ scanner }: Story, { pieces, closing }: Paragraph): void {
  const element = closing.at(-1);
  if (element === undefined) return;
  if (scanner.depth === element.contentDepth) element.start = scanner.start;
  if (scanner.depth !== element.depth) return;
  closing.pop();
  pieces.push({ kind: 'close', start: element.start ?? scanner.start, end: scanner.end });
}

const transparent: ElementReader = () => {};
const dropped: ElementReader = ({ scanner }) => scanner.skipElement();
const accepted: ElementReader = ({ reading }) => reading.report.warn('tracked-changes-accepted');
const refused: ElementReader = ({ scanner, reading }) => {
  reading.report.warn('tracked-changes-accepted');
  scanner.skipElement();
};
const hidden: ElementReader = ({ scanner }, { pieces }) => {
  const start = scanner.start;
  scanner.skipElement();
  pieces.push({ kind: 'hidden', start, end: scanner.end });
};
const directed: ElementReader = (story, paragraph) => openElement(story, paragraph, 'direction');

const readers: Readonly<Record<string, ElementReader>> = {
  'w:pPr': readParagraphProperties,
  'w:r': (story, paragraph, readInside) => readRun(story, paragraph, readInside),
  'w:hyperlink': (story, paragraph) => openElement(story, paragraph, 'link'),
  'w:bdo': directed,
  'w:dir': directed,
  'w:fldSimple': readSimpleField,
  'w:sdt': readControl,
  'w:ins': accepted,
  'w:moveTo': accepted,
  'w:del': refused,
  'w:moveFrom': refused,
  'w:smartTag': transparent,
  'w:customXml': transparent,
  'w:smartTagPr': dropped,
  'w:customXmlPr': dropped,
  'w:proofErr': dropped,
  'w:moveFromRangeStart': dropped,
  'w:moveFromRangeEnd': dropped,
  'w:moveToRangeStart': dropped,
  'w:moveToRangeEnd': dropped,
  'w:bookmarkStart': readBookmark,
  'w:bookmarkEnd': readBookmark,
  'w:commentRangeStart': hidden,
  'w:commentRangeEnd': hidden,
  'w:permStart': hidden,
  'w:permEnd': hidden,
  'm:oMath': readFormula,
  'm:oMathPara': readFormula,
};

function openElement(
  { scanner }: Story,
  { pieces, closing }: Paragraph,
  display: 'link' | 'direction',
): void {
  const { start, end } = scanner;
  const isLink = display === 'link';
  const details = { type: isLink ? 'link' : 'other', display } as const;
  const destination = isLink ? { destination: scanner.text.slice(start, end) } : {};
  pieces.push({ kind: 'open', details, ...destination, start, end });
  closing.push({ depth: scanner.depth });
}

function readSimpleField(story: Story, paragraph: Paragraph): void {
  const { scanner } = story;
  if (isLinkInstruction(scanner.attribute('w:instr') ?? '')) openElement(story, paragraph, 'link');
  else {
    const start = scanner.start;
    const details = fieldDetails(collectText(scanner));
    const spoken = details.equivalent !== undefined;
    if (spoken) story.reading.report.warn('fields-skipped');
    paragraph.pieces.push({ kind: 'placeholder', details, spoken, start, end: scanner.end });
  }
}

/** A content control: its text is translated; a prompt and a check box stay, and a list shows what its choice became. */
function readControl(story: Story, { pieces, closing }: Paragraph): void {
  const { scanner } = story;
  const { start, depth } = scanner;
  const control: Control = { fixed: false, text: '', choices: new Map() };
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event !== 'start') continue;
    readControlPart(story, control);
    if (scanner.name !== 'w:sdtContent' || scanner.depth !== depth + 1 || control.fixed) continue;
    const details = { type: 'other', display: 'field', required: true } as const;
    pieces.push({ kind: 'open', details, start, end: scanner.end });
    closing.push({ depth, contentDepth: depth + 1 });
    return;
  }
  const { text: equivalent } = control;
  const spoken = hasWords(equivalent);
  if (spoken && !control.choices.has(equivalent)) story.reading.report.warn('fields-skipped');
  const details = { type: 'field', display: 'field', required: true, ...(spoken && { equivalent }) } as const;
  pieces.push({ kind: 'placeholder', details, spoken, start, end: scanner.end });
}

interface Control {
  fixed: boolean;
  text: string;
  readonly choices: Choices;
}

function readControlPart(story: Story, control: Control): void {
  const { scanner } = story;
  if (scanner.name === 'w:listItem') visitListItem(story, control.choices);
  if (fixedControls.has(scanner.name) && isOn(scanner.attribute('w:val'))) control.fixed = true;
  if (scanner.name === 'w:t') control.text += readShownText(story, control.choices);
}

const fixedControls = new Set(['w:showingPlcHdr', 'w14:checkbox', 'w:dropDownList', 'w:comboBox']);

/** `_GoBack` marks where the author stopped typing. */
function readBookmark({ scanner, repeatedBookmarks }: Story, { pieces, droppedBookmarks }: Paragraph): void {
  const { start, name } = scanner;
  const bookmarkId = scanner.attribute('w:id') ?? '';
  const bookmarkName = scanner.attribute('w:name') ?? '';
  if (bookmarkName === '_GoBack') droppedBookmarks.add(bookmarkId);
  scanner.skipElement();
  if (droppedBookmarks.has(bookmarkId)) return;
  const edge = name === 'w:bookmarkStart' ? 'start' : 'end';
  const repeated = repeatedBookmarks.has(bookmarkName);
  pieces.push({ kind: 'bookmark', edge, bookmarkId, repeated, start, end: scanner.end });
}

function readFormula({ scanner }: Story, { pieces }: Paragraph): void {
  const start = scanner.start;
  const equivalent = collectText(scanner);
  pieces.push({
    kind: 'placeholder',
    details: { type: 'other', display: 'formula', required: true, ...(equivalent !== '' && { equivalent }) },
    spoken: true,
    start,
    end: scanner.end,
  });
}

function readOther(story: Story, { pieces }: Paragraph, readInside: ReadInside): void {
  const { scanner } = story;
  const { start, selfClosing } = scanner;
  if (scanner.name === 'w:p')
    throw new DocumentFormatError('broken', { part: scanner.part, at: start, reason: 'p' });
  if (selfClosing) scanner.next();
  else readInside(story);
  const details = { type: 'other', display: 'object', required: true } as const;
  pieces.push({ kind: 'placeholder', details, start, end: scanner.end });
}
