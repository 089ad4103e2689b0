import { alignSentences } from '@transloom/core/alignment/align-sentences';
import { sidesByLanguage } from '@transloom/core/alignment/split-by-language';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import { isSpaced } from '@transloom/core/language/language-tag';
import { AppError } from '../../../../platform/app-error.ts';
import { currentSegmentation } from '../../../document-settings/segmentation.ts';
import { type FileReader, segmentFile } from '../../../documents/parsing/segment-file.ts';
import type { SegmentRow } from '../../../documents/parsing/segment-row.ts';
import { storedCodes } from '../../../documents/segments/stored-codes.ts';
import { uploadedFile } from '../../../files/uploaded-content.ts';
import type { NewCheckedFile, NewCheckedSegment } from '../segments/checked-segments.store.ts';
import { readTable } from './read-table.ts';

export interface Languages {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

interface FilesToRead extends Languages {
  readonly fileId: string;
  /** The file with the translation; absent where `fileId` holds both languages. */
  readonly translationFileId?: string | undefined;
}

/** The pairs of an uploaded file. @throws {AppError} document.…, qa-check.no-translation */
export async function readFileToCheck(
  job: FileReader,
  { fileId, translationFileId, ...languages }: FilesToRead,
): Promise<NewCheckedFile> {
  if (translationFileId !== undefined) return readPair(job, { fileId, translationFileId, ...languages });
  const table = await readTable(job, fileId);
  if (table !== undefined) return table;
  const { rows, name, format } = await sentencesOf(job, fileId, languages);
  if (rows.some(({ target }) => target !== ''))
    return { name, format, kind: 'bilingual', fileId, documentId: null, segments: rows.map(ofFile) };
  const sides = sidesByLanguage(rows.map(textOf), languages);
  const source = rows.filter((_, i) => sides[i] === 'source');
  const target = rows.filter((_, i) => sides[i] === 'target');
  if (source.length === 0 || target.length === 0) throw new AppError('qa-check.no-translation', { name });
  const segments = paired(source, target, languages);
  return { name, format, kind: 'pair', fileId, documentId: null, segments };
}

interface PairToRead extends Languages {
  readonly fileId: string;
  readonly translationFileId: string;
}

async function readPair(
  job: FileReader,
  { fileId, translationFileId, ...languages }: PairToRead,
): Promise<NewCheckedFile> {
  const source = await sentencesOf(job, fileId, languages);
  const target = await sentencesOf(job, translationFileId, {
    sourceLanguage: languages.targetLanguage,
    targetLanguage: languages.sourceLanguage,
  });
  return {
    name: target.name,
    format: target.format,
    kind: 'pair',
    fileId: translationFileId,
    documentId: null,
    segments: paired(source.rows, target.rows, languages),
  };
}

async function sentencesOf(job: FileReader, fileId: string, languages: Languages) {
  const { name, format, segmentation } = await job.transact(async (context) => ({
    ...(await uploadedFile(context, fileId)),
    segmentation: await currentSegmentation(context),
  }));
  const read = await segmentFile(job, {
    fileId,
    name,
    format,
    segmentation,
    ...languages,
    optionsOf: () => ({}),
  });
  return { name, format: read.format, rows: read.segments };
}

const textOf = ({ source, codes }: SegmentRow) => plainText(fromMarkup(source), storedCodes(codes));

function ofFile(row: SegmentRow): NewCheckedSegment {
  const { unitId, spanStart, spanEnd, source, target, codes, confirmed, locked } = row;
  const place = { unitId, spanStart, spanEnd };
  return { ...place, source, target, codes, confirmed, locked, writable: true, ...ofNoDocument };
}

const ofNoDocument = { documentSegmentId: null, version: 0 } as const;

/**
 * Sentences of two texts, aligned. Their tags have nothing to do with one another, so that the source is plain text; that of
 * the translation stay, because it is written back. A row of several sentences has no place of its own.
 */
function paired(
  source: readonly SegmentRow[],
  target: readonly SegmentRow[],
  { sourceLanguage, targetLanguage }: Languages,
): readonly NewCheckedSegment[] {
  const beads = alignSentences({ source: source.map(textOf), target: target.map(textOf) });
  return beads.map((bead) => {
    const [sources, targets] = [
      bead.source.flatMap((i) => source[i] ?? []),
      bead.target.flatMap((i) => target[i] ?? []),
    ];
    const [only] = targets;
    const single = targets.length === 1 ? only : undefined;
    return {
      unitId: only?.unitId ?? '',
      spanStart: only?.spanStart ?? 0,
      spanEnd: only?.spanEnd ?? 0,
      source: joined(sources, sourceLanguage),
      target: single?.source ?? joined(targets, targetLanguage),
      codes: single?.codes ?? {},
      confirmed: false,
      locked: false,
      writable: single !== undefined,
      ...ofNoDocument,
    };
  });
}

function joined(rows: readonly SegmentRow[], language: string): string {
  return toMarkup(plainInline(rows.map(textOf).join(isSpaced(language) ? ' ' : '')));
}
