import type { Failure } from '@transloom/contracts/jobs';
import type { InlineText } from '@transloom/core/inline/inline-text';
import type { Context, LongContext } from '../../platform/context.ts';
import type {
  Engine,
  EngineSegment,
  TextFault,
  TextSurroundings,
  TranslationContext,
} from '../../providers/machine-translation/engine-vendor.ts';
import {
  type NumberedTranslation,
  type SegmentTranslation,
  translateSegments,
} from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { UsageModule } from '../billing/hold-characters.ts';
import { accountedEngine } from './accounted-engine.ts';
import { connectEngine } from './connect-engine.ts';
import { type AskedEngine, storedFailure } from './engine-failure.ts';
import { foundSurroundings } from './found-surroundings.ts';
import { recordEngineFailure } from './record-engine-failure.ts';
import { storedAnswers } from './stored-answers.ts';

export interface TextsToTranslate {
  readonly engineKey: string;
  /** What the characters are used for. */
  readonly module: UsageModule;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** What is said of the whole document, for engines that can use it. */
  readonly document: Pick<TranslationContext, 'document' | 'summary'>;
  readonly segments: readonly EngineSegment[];
  /** What stands before and behind segments, by their places; asked for batch by batch. */
  readonly around: (context: Context, indices: readonly number[]) => Promise<readonly TextSurroundings[]>;
  readonly signal: AbortSignal;
  /** Called as batches end, so that what is translated can be kept at once. */
  readonly onTranslated?: (translations: readonly EngineTranslation[]) => Promise<void>;
}

export type EngineTranslation = { readonly index: number; readonly engine: string } & (
  | {
      readonly status: 'translated';
      readonly target: InlineText;
      readonly version: string;
      /** The engine lost codes, which were put back where they likely belong. */
      readonly codesRestored: boolean;
      /** Numbers and terms it got wrong twice. */
      readonly faults: readonly TextFault[];
    }
  | { readonly status: 'failed'; readonly failure: Failure }
);

/**
 * The one way by which texts of people reach an engine: by exactly the engine named, with the terms, similar
 * translations and neighbors it can use, with what is known from before, and accounted. Failures come back per segment.
 * @throws {AppError} resource.not-found, engine.not-configured
 */
export async function translateTexts(
  context: LongContext,
  request: TextsToTranslate,
): Promise<readonly EngineTranslation[]> {
  const { engineKey, module, sourceLanguage, targetLanguage, segments, signal, onTranslated } = request;
  const connected = await context.transact((short) => connectEngine(short, engineKey));
  const engine = accountedEngine(context, connected.engine, { engineKey, module, monthlyLimit: null });
  const asked = { name: connected.name, sourceLanguage, targetLanguage };
  const results = await translateSegments(engine, {
    sourceLanguage,
    targetLanguage,
    segments,
    signal,
    context: request.document,
    surround: (indices) => context.transact((short) => surroundings(short, engine, request, indices)),
    cache: storedAnswers(context),
    engineKey: JSON.stringify([engineKey, connected.settings]),
    ...(onTranslated !== undefined && {
      onTranslated: (numbered) => onTranslated(numbered.map((one) => translation(one, asked))),
    }),
  });
  logFailures(context, connected.key, results);
  await recordEngineFailure(context, connected, asked, results);
  return results.map((result, index) => translation({ index, translation: result }, asked));
}

/** Nothing is looked for that the engine does not read. */
async function surroundings(
  context: Context,
  { reads = [] }: Engine,
  { segments, around, sourceLanguage, targetLanguage }: TextsToTranslate,
  indices: readonly number[],
): Promise<readonly TextSurroundings[]> {
  const texts = indices.flatMap((index) => segments[index]?.source ?? []);
  const found = await foundSurroundings(context, reads, { texts, sourceLanguage, targetLanguage });
  const readsAround = reads.includes('before') || reads.includes('after');
  const neighbors = readsAround ? await around(context, indices) : [];
  return found.map((one, i) => ({ ...one, ...neighbors[i] }));
}

function translation(
  { index, translation: result }: NumberedTranslation,
  asked: AskedEngine,
): EngineTranslation {
  const engine = asked.name;
  if (result.status === 'failed')
    return { index, engine, status: 'failed', failure: storedFailure(result.failure, asked) };
  const { target, version, codesRestored, faults } = result;
  return { index, engine, status: 'translated', target, version, codesRestored, faults };
}

function logFailures(context: LongContext, engineKey: string, results: readonly SegmentTranslation[]): void {
  const details = new Set(
    results.flatMap((result) =>
      result.status === 'failed' ? [`${result.failure.errorClass}: ${result.failure.detail}`] : [],
    ),
  );
  if (details.size > 0) context.log.warn({ engineKey, details: [...details].slice(0, 5) }, 'engine failed');
}
