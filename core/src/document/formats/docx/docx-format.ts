import { rewriteZip } from '../../../archive/rewrite-zip.ts';
import type { InlineText } from '../../../inline/inline-text.ts';
import type {
  DocumentFormat,
  DocumentReport,
  FormatOptions,
  UnitVisitor,
  WriteOutput,
} from '../../document-format.ts';
import {
  isOfficePackage,
  type OfficePackage,
  openOfficePackage,
  partOfType,
  readPart,
} from '../ooxml/office-package.ts';
import { PartEdits } from '../ooxml/part-edits.ts';
import { visitDrawnObjects } from '../ooxml/visit-drawn-objects.ts';
import { visitProperties } from '../ooxml/visit-properties.ts';
import { editedParts } from '../ooxml/write-package.ts';
import { countComments } from './count-comments.ts';
import { processStory } from './process-story.ts';
import type { WordReading } from './story.ts';
import { mainStory, otherStories, type StoryPart } from './story-parts.ts';
import { requestFieldUpdate } from './update-fields.ts';
import { visitNumbering } from './visit-numbering.ts';
import { WordReport } from './word-report.ts';
import { readWordStyles } from './word-styles.ts';

const mainType =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\..*main\+xml$/i;

/** Word documents: docx, docm, dotx, dotm; transitional and strict. */
export const docxFormat: DocumentFormat = {
  id: 'docx',
  name: 'Word document',
  extensions: ['docx', 'docm', 'dotx', 'dotm'],
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  styles: true,
  options: [
    ...(['hiddenText', 'headersAndFooters', 'comments', 'altText', 'documentProperties'] as const),
    ...(['splitByTab', 'excludedStyles', 'excludedColors'] as const),
  ],
  recognize: (file) => (isOfficePackage(file, mainType) ? 3 : 0),
  process: processWord,
};

function processWord(
  file: Uint8Array,
  visit: UnitVisitor,
  options: FormatOptions,
  write: WriteOutput,
): DocumentReport {
  const word = openOfficePackage(file, mainType);
  const report = new WordReport();
  const reading = beginReading(word, { visit, options, report });
  const replaced = visitStories(word, reading);
  if (!options.comments) report.warn('comments-skipped', countComments(word));
  const edits = new PartEdits();
  if (options.documentProperties) visitProperties(word, visit, edits);
  for (const [part, bytes] of editedParts(word, edits)) replaced.set(part, bytes);
  if (report.hasContents && replaced.size > 0) updateFields(word, replaced);
  rewriteZip(word.archive, replaced, write);
  return { warnings: report.warnings() };
}

function beginReading(
  word: OfficePackage,
  given: Pick<WordReading, 'visit' | 'options' | 'report'>,
): WordReading {
  const { excludedStyles, excludedColors } = given.options;
  return {
    ...given,
    styles: stylesOf(word),
    excludedStyles: lowerCase(excludedStyles),
    excludedColors: lowerCase(excludedColors),
    descriptions: new Map(),
  };
}

function lowerCase(names: readonly string[] = []): ReadonlySet<string> {
  return new Set(names.map((name) => name.trim().toLowerCase()));
}

/** Takes all running text past the visitor; gives the parts that change. */
function visitStories(word: OfficePackage, reading: WordReading): Map<string, Uint8Array> {
  const replaced = new Map<string, Uint8Array>();
  const edits = new PartEdits();
  const drawing = { ...reading, book: word, edits, targets: new Map<string, InlineText>() };
  const seen = new Set<string>();
  const visitStory = (part: StoryPart) => {
    const references = processStory(word.archive, reading, part, replaced);
    visitDrawnObjects(drawing, part.name, { seen, chartData: true });
    return references;
  };
  const references = visitStory(mainStory(word));
  for (const part of otherStories(word, references, reading.options)) visitStory(part);
  visitNumbering(word, reading, edits);
  for (const [part, bytes] of editedParts(word, edits)) replaced.set(part, bytes);
  return replaced;
}

function stylesOf(word: OfficePackage): WordReading['styles'] {
  const part = partOfType(word, 'styles');
  return readWordStyles(part === undefined ? undefined : readPart(word.archive, part), part ?? '');
}

function updateFields(word: OfficePackage, replaced: Map<string, Uint8Array>): void {
  const part = partOfType(word, 'settings');
  const xml = part === undefined ? undefined : readPart(word.archive, part);
  const settings = part === undefined || xml === undefined ? undefined : requestFieldUpdate(xml, part);
  if (part !== undefined && settings !== undefined) replaced.set(part, settings);
}
