import { limits } from '@transloom/contracts/limits';
import type { ExtractionOptions } from '@transloom/contracts/term-extraction';
import { alignSentences } from '@transloom/core/alignment/align-sentences';
import { fromMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import { isSpaced } from '@transloom/core/language/language-tag';
import { tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import type { TranslatedSegment } from '@transloom/core/term-extraction/translate-terms';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { currentSegmentation } from '../../document-settings/segmentation.ts';
import { documentsOfProject } from '../../documents/document-summary.ts';
import { segmentFile } from '../../documents/parsing/segment-file.ts';
import { readSegmentsAfter } from '../../documents/segments/read-segments.ts';
import { storedCodes } from '../../documents/segments/stored-codes.ts';
import { uploadedFile } from '../../files/uploaded-content.ts';
import { wantedEntries } from '../../memories/entries/wanted-entries.ts';
import { exportedUnits } from '../../memories/exchange/exported-units.ts';
import { requireProject } from '../../projects/require-project.ts';

/** The segments to extract from, each with its translation or none. @throws {AppError} document.…, extraction.… */
export async function readOrigin(
  job: JobContext,
  options: ExtractionOptions,
): Promise<readonly TranslatedSegment[]> {
  const segments: TranslatedSegment[] = [];
  let characters = 0;
  for await (const segment of segmentsOf(job, options)) {
    characters += segment.source.length + segment.target.length;
    if (characters > limits.extractionCharacters)
      throw new AppError('extraction.too-long', { limit: limits.extractionCharacters });
    segments.push(segment);
  }
  if (segments.every(({ source }) => source.trim() === '')) throw new AppError('extraction.no-text');
  return segments;
}

function segmentsOf(job: JobContext, options: ExtractionOptions): AsyncIterable<TranslatedSegment> {
  switch (options.from) {
    case 'documents':
      return ofDocuments(job, options);
    case 'project':
      return ofProject(job, options);
    case 'memory':
      return ofMemory(job, options);
  }
}

async function* ofDocuments(
  job: JobContext,
  { fileIds, translationFileIds, sourceLanguage, targetLanguage }: ExtractionOptions,
): AsyncGenerator<TranslatedSegment> {
  const other = targetLanguage ?? (sourceLanguage === 'en' ? 'fr' : 'en');
  for (const [i, fileId] of fileIds.entries()) {
    await job.progress(i, fileIds.length, 'read');
    const rows = await sentencesOf(job, fileId, { sourceLanguage, targetLanguage: other });
    const translationId = translationFileIds[i];
    if (translationId === undefined) {
      yield* rows;
      continue;
    }
    const languages = { sourceLanguage: other, targetLanguage: sourceLanguage };
    yield* paired(rows, await sentencesOf(job, translationId, languages), {
      sourceLanguage,
      targetLanguage: other,
    });
  }
}

interface Languages {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

async function sentencesOf(
  job: JobContext,
  fileId: string,
  languages: Languages,
): Promise<readonly TranslatedSegment[]> {
  const { name, format, segmentation } = await job.transact(async (context) => ({
    ...(await uploadedFile(context, fileId)),
    segmentation: await currentSegmentation(context),
  }));
  const file = { fileId, name, format, segmentation, ...languages, optionsOf: () => ({}) };
  const { segments } = await segmentFile(job, file);
  return segments.map(({ source, target, codes }) => ({
    source: plainText(fromMarkup(source), storedCodes(codes)),
    target: plainText(fromMarkup(target), storedCodes(codes)),
  }));
}

function paired(
  sources: readonly TranslatedSegment[],
  targets: readonly TranslatedSegment[],
  { sourceLanguage, targetLanguage }: Languages,
): readonly TranslatedSegment[] {
  const [source, target] = [sources, targets].map((rows) => rows.map((row) => row.source));
  if (source === undefined || target === undefined) return [];
  const join = (texts: readonly string[], numbers: readonly number[], language: string) =>
    numbers.map((number) => texts[number] ?? '').join(isSpaced(language) ? ' ' : '');
  return alignSentences({ source, target }).map((bead) => ({
    source: join(source, bead.source, sourceLanguage),
    target: join(target, bead.target, targetLanguage),
  }));
}

const segmentsPerRead = 500;

async function* ofProject(
  job: JobContext,
  { projectId, targetLanguage }: ExtractionOptions,
): AsyncGenerator<TranslatedSegment> {
  const documents = await job.transact(async (context) => {
    await requireProject(context, projectId ?? '');
    return documentsOfProject(context, projectId ?? '');
  });
  const wanted = documents.filter((document) => document.targetLanguage === targetLanguage);
  for (const [i, { documentId }] of wanted.entries()) {
    await job.progress(i, wanted.length, 'read');
    for (let after = 0; ; ) {
      const page = { after, limit: segmentsPerRead };
      const segments = await job.transact((context) => readSegmentsAfter(context, documentId, page));
      yield* segments.map(({ source, target }) => ({
        source: fromMarkup(source).text,
        target: fromMarkup(target).text,
      }));
      const last = segments.at(-1);
      if (last === undefined || segments.length < segmentsPerRead) break;
      after = last.number;
    }
  }
}

async function* ofMemory(
  job: JobContext,
  { memoryId, sourceLanguage, targetLanguage }: ExtractionOptions,
): AsyncGenerator<TranslatedSegment> {
  const wanted = await job.transact(({ db }) => wantedEntries(db, memoryId ?? '', {}));
  const languages = { sourceLanguage, targetLanguage: targetLanguage ?? '' };
  for await (const unit of exportedUnits(job, { ...wanted, total: 0 })) {
    const entry = tmxEntry(unit, languages);
    if (entry !== undefined) yield { source: entry.source.text, target: entry.target.text };
  }
}
