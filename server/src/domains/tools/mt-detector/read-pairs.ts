import type { DetectorOptions } from '@transloom/contracts/mt-detector';
import { fromMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import { currentSegmentation } from '../../document-settings/segmentation.ts';
import { documentsOfProject } from '../../documents/document-summary.ts';
import { type FileReader, segmentFile } from '../../documents/parsing/segment-file.ts';
import { readSegmentsAfter } from '../../documents/segments/read-segments.ts';
import { uploadedFile } from '../../files/uploaded-content.ts';
import { requireProject } from '../../projects/require-project.ts';

export interface TextPair {
  readonly source: string;
  readonly target: string;
}

/** Translated segments, without tags. @throws {AppError} document.…, detector.not-translated */
export async function readPairs(job: FileReader, options: DetectorOptions): Promise<readonly TextPair[]> {
  const pairs = options.from === 'project' ? await ofProject(job, options) : await ofDocuments(job, options);
  const translated = pairs.filter(({ source, target }) => source.trim() !== '' && target.trim() !== '');
  if (translated.length === 0) throw new AppError('detector.not-translated');
  return translated;
}

async function ofDocuments(job: FileReader, options: DetectorOptions): Promise<readonly TextPair[]> {
  const { sourceLanguage, targetLanguage } = options;
  const pairs: TextPair[] = [];
  for (const fileId of options.fileIds) {
    const { name, format, segmentation } = await job.transact(async (context) => ({
      ...(await uploadedFile(context, fileId)),
      segmentation: await currentSegmentation(context),
    }));
    const languages = { sourceLanguage, targetLanguage };
    const file = { fileId, name, format, segmentation, ...languages, optionsOf: () => ({}) };
    const { segments } = await segmentFile(job, file);
    pairs.push(...segments.map(pairOf));
  }
  return pairs;
}

const segmentsPerRead = 500;

async function ofProject(
  job: FileReader,
  { projectId, targetLanguage }: DetectorOptions,
): Promise<readonly TextPair[]> {
  const documents = await job.transact(async (context) => {
    await requireProject(context, projectId ?? '');
    return documentsOfProject(context, projectId ?? '');
  });
  const pairs: TextPair[] = [];
  for (const document of documents.filter((one) => one.targetLanguage === targetLanguage))
    for (let after = 0; ; ) {
      const page = { after, limit: segmentsPerRead };
      const segments = await job.transact((context) => readSegmentsAfter(context, document.documentId, page));
      pairs.push(...segments.map(pairOf));
      const last = segments.at(-1);
      if (last === undefined || segments.length < segmentsPerRead) break;
      after = last.number;
    }
  return pairs;
}

function pairOf({ source, target }: TextPair): TextPair {
  return { source: fromMarkup(source).text, target: fromMarkup(target).text };
}
