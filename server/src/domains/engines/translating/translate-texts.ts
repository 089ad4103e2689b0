import type { QuotaModule } from '@transloom/contracts/billing';
import type { Failure } from '@transloom/contracts/jobs';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import type {
  Engine,
  EngineSegment,
  TextFault,
  TextSurroundings,
  TranslationContext,
} from '../../../providers/machine-translation/engine-vendor.ts';
import type { FindGivenTerms } from '../../../providers/machine-translation/given-terms.ts';
import {
  type NumberedTranslation,
  type SegmentTranslation,
  translateSegments,
} from '../../../providers/machine-translation/translate-segments/translate-segments.ts';
import { countEngineCalls } from '../../billing/engine-months.ts';
import { type ConnectedEngine, connectEngine } from '../connect-engine.ts';
import { keepGlossary } from '../glossaries/keep-glossary.ts';
import { type AskedEngine, storedFailure } from '../limits/engine-failure.ts';
import { answersKey, limitedEngine } from '../limits/limited-engine.ts';
import { pausedFailure } from '../limits/paused-failure.ts';
import { recordRun } from '../limits/record-engine-health.ts';
import { countCharacters } from '../use/expected-use.ts';
import { foundSurroundings } from './found-surroundings.ts';
import { storedAnswers } from './stored-answers.ts';

export interface TextsToTranslate {
  readonly engineKey: string;
  /** What the characters are used for. */
  readonly module: QuotaModule;
  /** What they stand in; absent for texts of no document. */
  readonly documentId?: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Whose memories and term bases are read, where it names any. */
  readonly projectId?: string;
  /** What is said of the whole document, for engines that can use it. */
  readonly document: Pick<TranslationContext, 'document' | 'summary' | 'style' | 'address'>;
  readonly segments: readonly EngineSegment[];
  /** Given for these texts alone, before those of the term bases. */
  readonly terms?: FindGivenTerms;
  /** What stands before and behind segments, by their places; asked for batch by batch. */
  readonly around: (context: Context, indices: readonly number[]) => Promise<readonly TextSurroundings[]>;
  readonly signal: AbortSignal;
  /** The engine itself is looked at: what another one writes in its place would mislead. */
  readonly withoutFallback?: true;
  /** Called as batches end, so that what is translated can be kept at once. */
  readonly onTranslated?: (translations: readonly EngineTranslation[]) => Promise<void>;
  /** Told now and then what is being written, by engines that can tell; nothing of it has been checked. */
  readonly onDraft?: (draft: EngineDraft) => void;
}

/** What is needed of texts to find what stands around them. */
type SurroundedTexts = Pick<
  TextsToTranslate,
  'segments' | 'around' | 'terms' | 'sourceLanguage' | 'targetLanguage' | 'projectId'
>;

export interface EngineDraft {
  readonly index: number;
  readonly engine: string;
  readonly target: InlineText;
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
 * The one way by which texts of people reach an engine: with the terms, similar translations and neighbors it can use,
 * with what is known from before, and accounted. What the engine fails at goes to the engine somebody chose for that,
 * and to no other; each translation names the engine it is by. Failures come back per segment.
 * @throws {AppError} resource.not-found, engine.not-configured
 */
export async function translateTexts(
  context: LongContext,
  request: TextsToTranslate,
): Promise<readonly EngineTranslation[]> {
  const connected = await context.transact((short) => connectEngine(short, request.engineKey));
  const fallback = request.withoutFallback ? undefined : await connectFallback(context, connected);
  const { onTranslated } = request;
  const isFinal = ({ status }: EngineTranslation) => status === 'translated' || fallback === undefined;
  const everything = request.segments.map((_, index) => index);
  const first = await translateBy(
    context,
    connected,
    { request, indices: everything },
    async (translations) => {
      const final = translations.filter(isFinal);
      if (final.length > 0) await onTranslated?.(final);
    },
  );
  const open = first.filter((one) => !isFinal(one)).map(({ index }) => index);
  if (fallback === undefined || open.length === 0) return first;
  const second = await translateBy(context, fallback, { request, indices: open }, onTranslated);
  const byIndex = new Map(second.map((one) => [one.index, one]));
  return first.map((one) => byIndex.get(one.index) ?? one);
}

/** Undefined where nobody chose one, or where it is gone or lacks something. */
async function connectFallback(
  context: LongContext,
  { fallbackKey }: ConnectedEngine,
): Promise<ConnectedEngine | undefined> {
  if (fallbackKey === null) return undefined;
  try {
    return await context.transact((short) => connectEngine(short, fallbackKey));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.warn({ engineKey: fallbackKey, code: error.code }, 'the chosen fallback cannot be asked');
    return undefined;
  }
}

interface SomeTexts {
  readonly request: TextsToTranslate;
  /** Places of the segments to translate. */
  readonly indices: readonly number[];
}

/** Translates some of the segments by one engine. Indices of the translations are those of the request. */
async function translateBy(
  context: LongContext,
  connected: ConnectedEngine,
  { request, indices }: SomeTexts,
  onTranslated: TextsToTranslate['onTranslated'],
): Promise<readonly EngineTranslation[]> {
  const { module, documentId, sourceLanguage, targetLanguage, signal, onDraft } = request;
  const { name, key: engineKey } = connected;
  const asked = { name, sourceLanguage, targetLanguage };
  const paused = await pausedFailure(context, connected);
  if (paused !== null) {
    const refused = indices.map((index): EngineTranslation => {
      return { index, engine: name, status: 'failed', failure: paused };
    });
    await onTranslated?.(refused);
    return refused;
  }
  const engine = limitedEngine(context, connected, {
    module,
    object: documentId === undefined ? undefined : { kind: 'document', id: documentId },
  });
  const { projectId } = request;
  const glossary = await keepGlossary(context, connected, {
    sourceLanguage,
    targetLanguage,
    projectId,
    signal,
  });
  const placed = (one: NumberedTranslation) =>
    translation({ ...one, index: indices[one.index] ?? one.index }, asked);
  const results = await translateSegments(engine, {
    sourceLanguage,
    targetLanguage,
    segments: indices.flatMap((index) => request.segments[index] ?? []),
    signal,
    context: { ...request.document, ...(glossary !== undefined && { glossary }) },
    surround: (some) => {
      const places = some.flatMap((index) => indices[index] ?? []);
      return context.transact((short) => surroundings(short, engine, request, places));
    },
    cache: storedAnswers(context),
    engineKey: answersKey(connected),
    ...(onTranslated !== undefined && { onTranslated: (numbered) => onTranslated(numbered.map(placed)) }),
    ...(onDraft !== undefined && {
      onDraft: ({ index, target }) => onDraft({ index: indices[index] ?? index, engine: name, target }),
    }),
  });
  logFailures(context, engineKey, results);
  await countKnown(context, connected, { request, indices, results });
  await recordRun(context, connected, { asked, results });
  return results.map((result, index) => placed({ index, translation: result }));
}

interface SomeResults extends SomeTexts {
  readonly results: readonly SegmentTranslation[];
}

async function countKnown(
  context: LongContext,
  { accountKey: engineKey, accountName: engineName, ownerId }: ConnectedEngine,
  { request, indices, results }: SomeResults,
): Promise<void> {
  const segments = indices.flatMap((index) => request.segments[index] ?? []);
  const knownCharacters = countKnownCharacters(segments, results);
  if (knownCharacters === 0) return;
  await context.transact((short) =>
    countEngineCalls(short, { engineKey, engineName, ownerId }, { knownCharacters }),
  );
}

/** Of texts that the engine had answered before. */
export function countKnownCharacters(
  segments: readonly EngineSegment[],
  results: readonly SegmentTranslation[],
): number {
  return countCharacters(
    segments.filter((_, index) => {
      const result = results[index];
      return result?.status === 'translated' && result.origin === 'cached';
    }),
  );
}

/** Nothing is looked for that the engine does not read. */
export async function surroundings(
  context: Context,
  { reads = [] }: Engine,
  { segments, around, terms = () => [], sourceLanguage, targetLanguage, projectId }: SurroundedTexts,
  indices: readonly number[],
): Promise<readonly TextSurroundings[]> {
  const texts = indices.flatMap((index) => segments[index]?.source ?? []);
  const found = await foundSurroundings(context, reads, { texts, sourceLanguage, targetLanguage, projectId });
  const readsAround = reads.includes('before') || reads.includes('after');
  const neighbors = readsAround ? await around(context, indices) : [];
  return found.map((one, i) => ({
    ...one,
    ...neighbors[i],
    ...(reads.includes('terms') && {
      terms: [...terms(texts[i]?.text ?? ''), ...(one.terms ?? [])],
    }),
  }));
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
