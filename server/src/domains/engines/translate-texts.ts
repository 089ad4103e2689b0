import type { Failure } from '@transloom/contracts/jobs';
import type { InlineText } from '@transloom/core/inline/inline-text';
import type { LongContext } from '../../platform/context.ts';
import type { EngineSegment } from '../../providers/machine-translation/engine-vendor.ts';
import {
  type NumberedTranslation,
  type SegmentTranslation,
  translateSegments,
} from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import { connectEngine } from './connect-engine.ts';
import { type AskedEngine, storedFailure } from './engine-failure.ts';
import { recordEngineFailure } from './record-engine-failure.ts';

export interface TextsToTranslate {
  readonly engineKey: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Name of the document, for engines that can use it. */
  readonly document: string;
  readonly segments: readonly EngineSegment[];
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
    }
  | { readonly status: 'failed'; readonly failure: Failure }
);

/**
 * Translates by exactly the engine named; failures come back per segment.
 * @throws {AppError} resource.not-found, engine.not-configured
 */
export async function translateTexts(
  context: LongContext,
  request: TextsToTranslate,
): Promise<readonly EngineTranslation[]> {
  const { sourceLanguage, targetLanguage, segments, signal, onTranslated } = request;
  const connected = await context.transact((short) => connectEngine(short, request.engineKey));
  const asked = { name: connected.name, sourceLanguage, targetLanguage };
  const results = await translateSegments(connected.engine, {
    sourceLanguage,
    targetLanguage,
    segments,
    signal,
    context: { document: request.document },
    ...(onTranslated !== undefined && {
      onTranslated: (numbered) => onTranslated(numbered.map((one) => translation(one, asked))),
    }),
  });
  logFailures(context, connected.key, results);
  await recordEngineFailure(context, connected, asked, results);
  return results.map((result, index) => translation({ index, translation: result }, asked));
}

function translation(
  { index, translation: result }: NumberedTranslation,
  asked: AskedEngine,
): EngineTranslation {
  const engine = asked.name;
  if (result.status === 'failed')
    return { index, engine, status: 'failed', failure: storedFailure(result.failure, asked) };
  const { target, version, codesRestored } = result;
  return { index, engine, status: 'translated', target, version, codesRestored };
}

function logFailures(context: LongContext, engineKey: string, results: readonly SegmentTranslation[]): void {
  const details = new Set(
    results.flatMap((result) =>
      result.status === 'failed' ? [`${result.failure.errorClass}: ${result.failure.detail}`] : [],
    ),
  );
  if (details.size > 0) context.log.warn({ engineKey, details: [...details].slice(0, 5) }, 'engine failed');
}
