import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import { collectText } from './collect-text.ts';
import type { Paragraph } from './paragraph.ts';
import type { PieceRun } from './piece.ts';
import { plainLook, readRunLook } from './run-look.ts';
import { innerField, readShownText, visitCondition } from './shown-choice.ts';
import { nest, type Story } from './story.ts';

const longestDisplay = 40;

/** Reads paragraphs inside the element that has just begun, such as a drawing with a text box. */
export type ReadInside = (story: Story) => void;

interface RunReading {
  readonly story: Story;
  readonly paragraph: Paragraph;
  readonly readInside: ReadInside;
  readonly depth: number;
  run: PieceRun;
}

/** Reads from the start of a run to its end. */
export function readRun(story: Story, paragraph: Paragraph, readInside: ReadInside): void {
  const { scanner } = story;
  const reading: RunReading = {
    story,
    paragraph,
    readInside,
    depth: scanner.depth,
    run: { look: plainLook },
  };
  while (!(scanner.next() === 'end' && scanner.depth === reading.depth)) {
    if (scanner.event === 'start') readChild(reading, scanner.name);
  }
}

function readChild(reading: RunReading, name: string): void {
  const placeholder = placeholders[name];
  if (placeholder !== undefined) addPlaceholder(reading, placeholder);
  else (readers[name] ?? readObject)(reading);
}

type ChildReader = (reading: RunReading) => void;
const dropped: ChildReader = ({ story }) => story.scanner.skipElement();

const placeholders: Readonly<Record<string, InlineCodeDetails>> = {
  'w:tab': { type: 'tab', display: 'tab', equivalent: '\t' },
  'w:ptab': { type: 'tab', display: 'tab', equivalent: '\t' },
  'w:cr': { type: 'break', display: 'br', equivalent: '\n' },
  'w:footnoteReference': { type: 'note', display: 'note', required: true },
  'w:endnoteReference': { type: 'note', display: 'note', required: true },
  'w:footnoteRef': { type: 'note', display: 'note', required: true },
  'w:endnoteRef': { type: 'note', display: 'note', required: true },
  'w:annotationRef': { type: 'comment', display: 'comment', required: true },
};

const readers: Readonly<Record<string, ChildReader>> = {
  'w:rPr': readLook,
  'w:t': readText,
  'w:noBreakHyphen': (reading) => addText(reading, '\u2011', skipChild(reading)),
  'w:softHyphen': (reading) => {
    const { paragraph, run } = reading;
    paragraph.pieces.push({ kind: 'hidden', run, ofWords: true, ...skipChild(reading) });
  },
  'w:lastRenderedPageBreak': dropped,
  'w:delText': dropped,
  'w:delInstrText': dropped,
  'w:br': readBreak,
  'w:sym': readSymbol,
  'w:fldChar': readFieldMark,
  'w:instrText': readInstruction,
  'w:commentReference': (reading) => {
    reading.paragraph.pieces.push({ kind: 'hidden', run: reading.run, ...skipChild(reading) });
  },
  'w:ruby': readRuby,
};

/** The same few looks stand at all runs of a document, so each is understood once. */
function readLook(reading: RunReading): void {
  const { scanner, looks } = reading.story;
  const { text, start, rawName, selfClosing } = scanner;
  const { version } = scanner.names;
  const endTag = `</${rawName}>`;
  const end = selfClosing ? scanner.end : text.indexOf(endTag, start) + endTag.length;
  const known = looks.get(text.slice(start, end));
  if (known?.version === version) {
    scanner.jumpOverElement(end);
    reading.run = { look: known.look };
  } else {
    reading.run = { look: readRunLook(scanner, reading.story.reading.styles.isEmpty) };
    looks.set(text.slice(start, scanner.end), { look: reading.run.look, version });
  }
}

function skipChild({ story: { scanner } }: RunReading): { start: number; end: number } {
  const start = scanner.start;
  scanner.skipElement();
  return { start, end: scanner.end };
}

/** Without `xml:space` white space at the edges is layout of the XML; line ends count as spaces. */
function readText(reading: RunReading): void {
  const { scanner } = reading.story;
  const { start } = scanner;
  const preserve = scanner.attribute('xml:space') === 'preserve';
  const own = readShownText(reading.story, reading.story.conditions);
  const text = own.includes('\n') ? own.replaceAll('\n', ' ') : own;
  addText(reading, preserve ? text : text.replace(/^[ \t]+|[ \t]+$/g, ''), { start, end: scanner.end });
}

function addText(reading: RunReading, text: string, range: { start: number; end: number }): void {
  if (text === '') return;
  const { run, paragraph } = reading;
  if (isExcluded(reading)) {
    reading.story.reading.report.warn('excluded-text-skipped');
    paragraph.pieces.push({
      kind: 'placeholder',
      details: excludedDetails(text),
      spoken: true,
      run,
      ...range,
    });
  } else if (isHidden(reading)) {
    reading.story.reading.report.warn('hidden-text-skipped');
    const details: InlineCodeDetails = { type: 'other', display: 'hidden', required: true };
    paragraph.pieces.push({ kind: 'placeholder', details, run, ...range });
  } else paragraph.pieces.push({ kind: 'text', text, run, ...range });
}

/** Readers see what it says, since the sentence goes on around it. */
function excludedDetails(text: string): InlineCodeDetails {
  return { type: 'other', display: text.slice(0, longestDisplay), equivalent: text, required: true };
}

/** By the style or the marking that the options name. */
function isExcluded({ run, paragraph, story: { reading } }: RunReading): boolean {
  const { excludedStyles, excludedColors } = reading;
  const { marked, runStyle } = run.look;
  if (marked !== undefined && excludedColors.has(marked)) return true;
  if (excludedStyles.size === 0) return false;
  const names = [reading.styles.nameOf(paragraph.properties?.style)];
  if (runStyle !== undefined) names.push(reading.styles.nameOf(runStyle));
  return names.some((name) => name !== undefined && excludedStyles.has(name.toLowerCase()));
}

function isHidden({ run, paragraph, story: { reading } }: RunReading): boolean {
  if (reading.options.hiddenText) return false;
  const { hidden, runStyle } = run.look;
  return hidden ?? reading.styles.isHidden(paragraph.properties?.style, runStyle);
}

function addPlaceholder(reading: RunReading, details: InlineCodeDetails, spoken = false): void {
  const range = skipChild(reading);
  reading.paragraph.pieces.push({ kind: 'placeholder', details, spoken, run: reading.run, ...range });
}

function readBreak(reading: RunReading): void {
  const type = reading.story.scanner.attribute('w:type');
  if (type === 'page' || type === 'column') {
    addPlaceholder(reading, { type: 'break', display: type, required: true });
  } else addPlaceholder(reading, { type: 'break', display: 'br', equivalent: '\n' });
}

/** A character of a symbol font; those in the private area have no meaning elsewhere. */
function readSymbol(reading: RunReading): void {
  const code = Number.parseInt(reading.story.scanner.attribute('w:char') ?? '', 16);
  const shown = code > 32 && code < 0xe000 ? String.fromCharCode(code) : 'symbol';
  addPlaceholder(reading, { type: 'other', display: shown, required: true });
}

function readFieldMark(reading: RunReading): void {
  const type = reading.story.scanner.attribute('w:fldCharType');
  const mark = type === 'begin' || type === 'separate' ? type : 'end';
  tellCondition(reading.story, mark);
  reading.paragraph.pieces.push({ kind: 'field', mark, run: reading.run, ...skipChild(reading) });
}

/** An instruction is whole where the result begins, or at the end of a field without one. */
function tellCondition(story: Story, mark: 'begin' | 'separate' | 'end'): void {
  const { instructions } = story;
  if (mark === 'begin') instructions.push([]);
  else if (mark === 'separate') story.conditions = visitCondition(story, instructions.at(-1) ?? []);
  else {
    instructions.pop();
    story.conditions = new Map();
    const { start } = story.scanner;
    instructions.at(-1)?.push({ text: innerField, start, end: start });
  }
}

function readInstruction(reading: RunReading): void {
  const { scanner, instructions } = reading.story;
  const { start, end: contentStart } = scanner;
  const text = collectText(scanner);
  instructions.at(-1)?.push({ text, start: contentStart, end: scanner.start });
  reading.paragraph.pieces.push({ kind: 'instruction', text, run: reading.run, start, end: scanner.end });
}

/** Reading aids over a word: the word is text, the aid is meant for the source language alone. */
function readRuby(reading: RunReading): void {
  const { story, paragraph, readInside } = reading;
  const { scanner } = story;
  const { depth } = scanner;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    if (scanner.name === 'w:rt') story.reading.report.warn('excluded-text-skipped');
    if (scanner.name === 'w:rt' || scanner.name === 'w:rubyPr') scanner.skipElement();
    else if (scanner.name === 'w:r') nest(story, () => readRun(story, paragraph, readInside));
  }
}

const objectTypes: Readonly<Record<string, InlineCodeDetails>> = {
  'w:drawing': { type: 'image', display: 'image', required: true },
  'w:pict': { type: 'image', display: 'image', required: true },
  'w:object': { type: 'image', display: 'object', required: true },
};

/** Whatever else stands in a run stays as it is, but the text boxes in it are read. */
function readObject(reading: RunReading): void {
  const { scanner } = reading.story;
  const { start, name, selfClosing } = scanner;
  if (selfClosing) scanner.next();
  else reading.readInside(reading.story);
  const details = objectTypes[name] ?? { type: 'other', display: 'object', required: true };
  reading.paragraph.pieces.push({ kind: 'placeholder', details, run: reading.run, start, end: scanner.end });
}
