import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import type { JobContext } from '../../platform/context.ts';
import { type EngineTranslation, translateTexts } from '../engines/translating/translate-texts.ts';
import { documentContext } from './document-context.ts';
import type { DocumentRecord } from './documents.store.ts';
import { keepFills } from './segments/keep-fills.ts';
import {
  countUntranslated,
  type SegmentFill,
  setFailures,
  type UntranslatedSegment,
} from './segments/segment-fills.store.ts';
import { segmentsAround } from './segments/segments-around.ts';
import { storedCodes } from './segments/stored-codes.ts';

/** Stores translations batch by batch, so that a stop loses at most one. */
export async function fillByEngine(
  job: JobContext,
  document: DocumentRecord,
  engineKey: string,
  segments: readonly UntranslatedSegment[],
): Promise<void> {
  const [first] = segments;
  if (first === undefined) return;
  const { about, left } = await job.transact(async (context) => ({
    about: await documentContext(context, document),
    left: await countUntranslated(context.db, document.id, first.number - 1),
  }));
  let done = document.segmentCount - left;
  await translateTexts(job, {
    engineKey,
    module: 'pretranslation',
    documentId: document.id,
    projectId: document.projectId,
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
    document: about,
    segments: segments.map(({ source, codes }) => ({
      source: fromMarkup(source),
      codes: storedCodes(codes),
    })),
    around: (context, indices) => {
      const numbers = indices.flatMap((index) => segments[index]?.number ?? []);
      return segmentsAround(context, document.id, numbers);
    },
    signal: job.signal,
    onTranslated: async (translations) => {
      await keep(job, document, segments, translations);
      done += translations.length;
      await job.progress(done, document.segmentCount, 'translating');
    },
  });
}

async function keep(
  job: JobContext,
  document: DocumentRecord,
  segments: readonly UntranslatedSegment[],
  translations: readonly EngineTranslation[],
): Promise<void> {
  const pairs = translations.flatMap((translation) => {
    const segment = segments[translation.index];
    return segment === undefined ? [] : [{ segment, translation }];
  });
  const failures = pairs.flatMap(({ segment: { id }, translation }) =>
    translation.status === 'failed' ? [{ id, failure: translation.failure }] : [],
  );
  await job.transact(async (context) => {
    await keepFills(context, document, pairs.flatMap(fillOf));
    await setFailures(context.db, failures);
  });
}

interface Pair {
  readonly segment: UntranslatedSegment;
  readonly translation: EngineTranslation;
}

function fillOf({ segment: { id, version }, translation }: Pair): SegmentFill[] {
  if (translation.status === 'failed') return [];
  const { engine, version: engineVersion, codesRestored } = translation;
  const target = toMarkup(translation.target);
  return [
    {
      id,
      baseVersion: version,
      target,
      origin: 'engine',
      matchRate: null,
      engine,
      engineVersion,
      codesRestored,
      autoReplaced: false,
      memoryEntryId: null,
    },
  ];
}
