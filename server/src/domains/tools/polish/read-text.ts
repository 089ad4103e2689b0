import { type PolishOptions, type polishContract, polishedFileOf } from '@transloom/contracts/polish';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { hasWords } from '@transloom/core/text/has-words';
import type { z } from 'zod';
import { currentSegmentation } from '../../document-settings/segmentation.ts';
import { type FileReader, segmentFile } from '../../documents/parsing/segment-file.ts';
import { uploadedFile } from '../../files/uploaded-content.ts';
import type { StepContext, StepEnd } from '../../work/work-definition.ts';
import { clearSegments, insertSegments, type NewSegment } from './segments/polished-segments.store.ts';

export interface PolishState {
  readonly round: number;
  readonly engine: string | null;
  readonly version: string | null;
}
export type PolishStep = StepContext<PolishOptions, PolishState>;
export type PolishResult = z.input<typeof polishContract.result>;

/** Splits the text into lines, or the document into sentences, and keeps them to be polished. */
export async function readText(step: PolishStep): Promise<StepEnd<PolishState, PolishResult>> {
  const { workId, options } = step.work;
  const { text, language } = options;
  const fileId = polishedFileOf(options);
  const segments = fileId === null ? linesOf(text ?? '') : await readSegments(step, { fileId, language });
  return {
    counts: { segments: segments.length, done: 0 },
    write: async ({ db, actor: { organizationId } }) => {
      await clearSegments(db, workId);
      await insertSegments(db, { workId, organizationId }, segments);
    },
  };
}

/** Lines with words; white space around them stays outside, so that paragraphs stay what they are. */
export function linesOf(text: string): readonly NewSegment[] {
  return text.split('\n').flatMap((line, i) => {
    const source = line.trim();
    if (!hasWords(source)) return [];
    const spanStart = line.indexOf(source);
    const place = { unitId: String(i), spanStart, spanEnd: spanStart + source.length };
    return [{ ...place, source: toMarkup(plainInline(source)), characters: [...source].length }];
  });
}

interface PolishedFile {
  readonly fileId: string;
  readonly language: string;
}

/** The sentences of a document that have words. @throws {AppError} document.… */
export async function readSegments(
  job: FileReader,
  { fileId, language }: PolishedFile,
): Promise<readonly NewSegment[]> {
  const file = await job.transact(async (context) => ({
    ...(await uploadedFile(context, fileId)),
    segmentation: await currentSegmentation(context),
  }));
  const { segments } = await segmentFile(job, {
    fileId,
    name: file.name,
    format: file.format,
    segmentation: file.segmentation,
    sourceLanguage: language,
    targetLanguage: language,
    optionsOf: () => ({}),
  });
  return segments.flatMap(({ unitId, spanStart, spanEnd, source, locked }) => {
    const { text } = fromMarkup(source);
    if (locked || !hasWords(text)) return [];
    return [{ unitId, spanStart, spanEnd, source, characters: [...text].length }];
  });
}
