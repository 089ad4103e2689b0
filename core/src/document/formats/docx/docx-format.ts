import { rewriteZip } from '../../../archive/rewrite-zip.ts';
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
import { countComments } from './count-comments.ts';
import { processStory } from './process-story.ts';
import type { WordReading } from './story.ts';
import { mainStory, otherStories } from './story-parts.ts';
import { requestFieldUpdate } from './update-fields.ts';
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
  options: ['hiddenText', 'headersAndFooters', 'comments', 'splitByTab'],
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
  const replaced = new Map<string, Uint8Array>();
  const reading: WordReading = { options, visit, report, styles: stylesOf(word) };
  const references = processStory(word.archive, reading, mainStory(word), replaced);
  for (const part of otherStories(word, references, options))
    processStory(word.archive, reading, part, replaced);
  if (!options.comments) report.warn('comments-skipped', countComments(word));
  if (report.hasContents && replaced.size > 0) updateFields(word, replaced);
  rewriteZip(word.archive, replaced, write);
  return { warnings: report.warnings() };
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
