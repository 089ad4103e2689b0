import { isOn } from '../ooxml/on-off.ts';
import { finishUnfinished, readParagraph } from './read-paragraph.ts';
import { readSection } from './read-paragraph-properties.ts';
import { readChoices, readShownChoice } from './shown-choice.ts';
import { nest, type Story } from './story.ts';
import { visitDescription } from './visit-description.ts';

/** Reads what stands inside the element that has just begun, or the whole part, and stops at its end. */
export function readStory(story: Story): void {
  const { scanner } = story;
  const depth = scanner.depth;
  while (scanner.next() !== 'done') {
    if (scanner.event === 'start') enterElement(story);
    if (scanner.event !== 'end') continue;
    if (scanner.depth === (story.unfinished?.paragraph.depth ?? 0) - 1) finishUnfinished(story);
    if (scanner.depth === depth) return;
    leaveElement(story);
  }
}

/** Marks of places may stand between two halves of a paragraph. */
const marks = /^w:(?:p|proofErr|(?:bookmark|commentRange|moveFromRange|moveToRange|perm)(?:Start|End))$/;

function enterElement(story: Story): void {
  const { name } = story.scanner;
  if (story.unfinished !== undefined && !marks.test(name)) finishUnfinished(story);
  startHandlers[name]?.(story);
  if (name === 'v:textpath' || story.reading.options.altText) visitDescription(story);
}

function leaveElement(story: Story): void {
  const { name, depth } = story.scanner;
  if (name === 'w:tc') story.cells--;
  if (depth === story.mutedAt) story.mutedAt = undefined;
}

const startHandlers: Readonly<Record<string, (story: Story) => void>> = {
  'w:p': (story) => readParagraph(story, readDrawing),
  'w:tc': (story) => {
    story.cells++;
  },
  'w:trPr': readRowProperties,
  'w:del': mute,
  'w:moveFrom': mute,
  'w:sectPr': readSection,
  'w:dropDownList': readListed,
  'w:comboBox': readListed,
  'w:sdtContent': readListedContent,
  // A file of another format, which programs insert when they open this one.
  'w:altChunk': ({ reading }) => reading.report.warn('excluded-text-skipped'),
  'mc:AlternateContent': readAlternatives,
};

/** Text boxes in a drawing are stories of their own: fields and cells around do not reach into them. */
function readDrawing(story: Story): void {
  const { fields, cells } = story;
  story.fields = [];
  story.cells = 0;
  nest(story, story.scanner.name === 'mc:AlternateContent' ? readAlternatives : readStory);
  story.fields = fields;
  story.cells = cells;
}

/** The list of a control around whole paragraphs. */
function readListed(story: Story): void {
  const depth = story.scanner.depth - 1;
  story.listed = { depth, choices: readChoices(story) };
}

/** What the list shows is no text of its own: it changes with the choices. */
function readListedContent(story: Story): void {
  const { listed } = story;
  if (listed?.depth !== story.scanner.depth) return;
  story.listed = undefined;
  readShownChoice(story, listed.choices);
}

function mute(story: Story): void {
  story.mutedAt ??= story.scanner.depth;
}

function readRowProperties(story: Story): void {
  const { scanner, reading } = story;
  const depth = scanner.depth;
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    const hidden =
      scanner.name === 'w:hidden' && isOn(scanner.attribute('w:val')) && !reading.options.hiddenText;
    if (hidden) reading.report.warn('hidden-text-skipped');
    if (scanner.name === 'w:del') reading.report.warn('tracked-changes-accepted');
    if (hidden || scanner.name === 'w:del') story.mutedAt ??= depth - 1;
  }
}

/** The first branch is read; the others say the same for older programs and follow what it becomes. */
function readAlternatives(story: Story): void {
  const { scanner } = story;
  const { depth } = scanner;
  const outer = story.repeating;
  let branches = 0;
  story.alternatives.push(new Map());
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    repeat(story, outer || branches > 0);
    branches++;
    if (scanner.selfClosing) scanner.next();
    else readStory(story);
  }
  story.alternatives.pop();
  repeat(story, outer);
}

function repeat(story: Story, repeating: boolean): void {
  story.repeating = repeating;
  story.reading.report.silent = repeating;
}
