import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context, JobContext } from '../../platform/context.ts';
import { termFaults } from '../engines/translating/term-faults.ts';
import { type EngineTranslation, translateTexts } from '../engines/translating/translate-texts.ts';
import { documentContext } from './document-context.ts';
import type { DocumentRecord } from './documents.store.ts';
import { engineFill } from './segments/engine-fill.ts';
import { type SegmentFill, setFailures } from './segments/segment-fills.store.ts';
import type { SegmentRecord } from './segments/segments.store.ts';
import { segmentsAround } from './segments/segments-around.ts';
import { storedCodes } from './segments/stored-codes.ts';

export interface EngineFilling {
  readonly document: DocumentRecord;
  readonly engineKey: string;
  /** Stores the translations of a batch in the transaction it is given. */
  readonly keep: (context: Context, document: DocumentRecord, fills: readonly SegmentFill[]) => Promise<void>;
  /** Called with the number of segments of each batch that the engine has answered. */
  readonly onAnswered: (segments: number) => Promise<void>;
}

/** Stores translations batch by batch, so that a stop loses at most one. */
export async function fillByEngine(
  job: JobContext,
  filling: EngineFilling,
  segments: readonly SegmentRecord[],
): Promise<void> {
  if (segments.length === 0) return;
  const { document, engineKey, onAnswered } = filling;
  const about = await job.transact((context) => documentContext(context, document));
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
      await keepAnswers(job, filling, segments, translations);
      await onAnswered(translations.length);
    },
  });
}

async function keepAnswers(
  job: JobContext,
  { document, keep }: EngineFilling,
  segments: readonly SegmentRecord[],
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
    await keep(context, document, await withTermFaults(context, document, pairs.flatMap(fillOf)));
    await setFailures(context.db, failures);
  });
}

/** Notes the terms that a translation does not keep, also for engines that cannot be told of terms. */
async function withTermFaults(
  context: Context,
  { sourceLanguage, targetLanguage, projectId }: DocumentRecord,
  fills: readonly MadeFill[],
): Promise<readonly SegmentFill[]> {
  const pairs = fills.map(({ source, fill }) => ({ source, target: fromMarkup(fill.target) }));
  const faults = await termFaults(context, { sourceLanguage, targetLanguage, projectId, pairs });
  return fills.map(({ fill }, i) => {
    const others = fill.engineFaults?.filter(({ kind }) => kind === 'number' || kind === 'codes') ?? [];
    const engineFaults = [...others, ...(faults[i] ?? [])];
    return { ...fill, engineFaults: engineFaults.length > 0 ? engineFaults : null };
  });
}

interface MadeFill {
  readonly source: InlineText;
  readonly fill: SegmentFill;
}

interface Pair {
  readonly segment: SegmentRecord;
  readonly translation: EngineTranslation;
}

function fillOf({ segment, translation }: Pair): MadeFill[] {
  if (translation.status === 'failed') return [];
  return [{ source: fromMarkup(segment.source), fill: engineFill(segment, translation) }];
}
