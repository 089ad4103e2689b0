import type { EngineConnection, engineTestSchema } from '@transloom/contracts/engine-connections';
import type { Failure } from '@transloom/contracts/jobs';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import { EngineError, type EngineFailure } from '../../../providers/machine-translation/engine-error.ts';
import {
  type EngineVendor,
  type LanguagePair,
  type LanguagePairs,
  missingSettings,
} from '../../../providers/machine-translation/engine-vendor.ts';
import { anyPair, isPairServed } from '../../../providers/machine-translation/language-pairs.ts';
import { translateSegments } from '../../../providers/machine-translation/translate-segments/translate-segments.ts';
import { storedFailure } from '../limits/engine-failure.ts';
import { measuredEngine } from '../limits/measured-engine.ts';

export interface EngineTrial extends z.infer<typeof engineTestSchema> {
  readonly failure: Failure | null;
  readonly pairs: Exclude<LanguagePairs, 'all'> | null;
}

interface EngineToTry {
  readonly vendor: EngineVendor;
  readonly name: string;
  readonly settings: EngineConnection['settings'];
}

const sampleText = 'The weather is fine today.';
const samplePairs: readonly LanguagePair[] = [
  { source: 'en', target: 'zh-CN' },
  { source: 'en', target: 'es' },
  { source: 'en', target: 'de' },
];
const trialTimeoutMs = 60_000;

/** Asks the engine for its pairs and lets it translate one sentence. @throws {AppError} request.invalid */
export async function tryEngine(
  context: LongContext,
  { vendor, name, settings }: EngineToTry,
): Promise<EngineTrial> {
  const [missing] = missingSettings(vendor, settings);
  if (missing !== undefined) throw new AppError('request.invalid', { field: missing, rule: 'required' });
  const engine = measuredEngine(vendor.connect(settings, context.providers.engines), context.figures);
  const signal = AbortSignal.timeout(trialTimeoutMs);
  const asked = { name, sourceLanguage: 'en', targetLanguage: '' };
  const failed = (failure: EngineFailure): EngineTrial => {
    context.log.warn({ vendor: vendor.id, detail: failure.detail }, 'engine trial failed');
    const stored = storedFailure(failure, asked);
    return {
      ok: false,
      message: failureMessage(stored, context.language) ?? '',
      sample: null,
      failure: stored,
      pairs: null,
    };
  };
  try {
    const pairs = await engine.languagePairs(signal);
    const pair =
      samplePairs.find((one) => isPairServed(pairs, one)) ?? (pairs === 'all' ? undefined : anyPair(pairs));
    if (pair === undefined) return failed({ errorClass: 'unsupported-pair', detail: 'no pair at all' });
    const started = performance.now();
    const [result] = await translateSegments(engine, {
      sourceLanguage: pair.source,
      targetLanguage: pair.target,
      segments: [{ source: plainInline(sampleText), codes: {} }],
      signal,
    });
    if (result?.status !== 'translated')
      return failed(result?.failure ?? { errorClass: 'bad-output', detail: 'nothing' });
    const milliseconds = Math.round(performance.now() - started);
    const sample = { source: sampleText, target: result.target.text, milliseconds };
    return { ok: true, message: '', sample, failure: null, pairs: pairs === 'all' ? null : pairs };
  } catch (error) {
    if (error instanceof EngineError) return failed(error.failure);
    if (signal.aborted) return failed({ errorClass: 'upstream', detail: 'no answer in time' });
    throw error;
  }
}
