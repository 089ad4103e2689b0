import type { EngineConnection, engineTestSchema } from '@transloom/contracts/engine-connections';
import type { Failure } from '@transloom/contracts/jobs';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import {
  EngineError,
  type EngineErrorClass,
  type EngineFailure,
} from '../../../providers/machine-translation/engine-error.ts';
import {
  type EngineVendor,
  type LanguagePair,
  type LanguagePairs,
  missingSettings,
} from '../../../providers/machine-translation/engine-vendor.ts';
import { anyPair, isPairServed } from '../../../providers/machine-translation/language-pairs.ts';
import { translateSegments } from '../../../providers/machine-translation/translate-segments/translate-segments.ts';
import { accountedTrial, type Trial } from '../limits/accounted-trial.ts';
import { storedFailure } from '../limits/engine-failure.ts';
import { measuredEngine } from '../limits/measured-engine.ts';

export interface EngineTrial extends z.infer<typeof engineTestSchema> {
  readonly failure: Failure | null;
  readonly pairs: Exclude<LanguagePairs, 'all'> | null;
}

interface EngineToTry extends Trial {
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
const nothing = { status: 'failed', failure: { errorClass: 'bad-output', detail: 'nothing' } } as const;
const trialTimeoutMs = 60_000;
const ofTheLedger: readonly EngineErrorClass[] = ['no-characters', 'member-quota', 'day-cap', 'object-cap'];

/**
 * Asks the engine for its pairs and lets it translate one sentence, which is a use like any other. Where the ledger
 * refuses that, nothing is said against the engine.
 * @throws {AppError} request.invalid
 */
export async function tryEngine(
  context: LongContext,
  { vendor, name, settings, ...trial }: EngineToTry,
): Promise<EngineTrial> {
  const [missing] = missingSettings(vendor, settings);
  if (missing !== undefined) throw new AppError('request.invalid', { field: missing, rule: 'required' });
  const measured = measuredEngine(vendor.connect(settings, context.providers.engines), context.figures);
  const engine = accountedTrial(context, measured, trial);
  const signal = AbortSignal.timeout(trialTimeoutMs);
  const failed = (failure: EngineFailure, pairs: EngineTrial['pairs'] = null) =>
    failedTrial(context, { vendor, name, pairs }, failure);
  try {
    const pairs = await engine.languagePairs(signal);
    const kept = pairs === 'all' ? null : pairs;
    const pair = samplePair(pairs);
    if (pair === undefined) return failed({ errorClass: 'unsupported-pair', detail: 'no pair at all' });
    const started = performance.now();
    const [result = nothing] = await translateSegments(engine, {
      sourceLanguage: pair.source,
      targetLanguage: pair.target,
      segments: [{ source: plainInline(sampleText), codes: {} }],
      signal,
    });
    if (result.status === 'failed') return failed(result.failure, kept);
    const milliseconds = Math.round(performance.now() - started);
    const sample = { source: sampleText, target: result.target.text, milliseconds };
    return { ok: true, message: '', sample, failure: null, pairs: kept };
  } catch (error) {
    if (error instanceof EngineError) return failed(error.failure);
    if (signal.aborted) return failed({ errorClass: 'upstream', detail: 'no answer in time' });
    throw error;
  }
}

function samplePair(pairs: LanguagePairs): LanguagePair | undefined {
  const usual = samplePairs.find((one) => isPairServed(pairs, one));
  return usual ?? (pairs === 'all' ? undefined : anyPair(pairs));
}

/** Where the ledger refused, nothing failed at the engine, and what it said of its pairs is kept. */
function failedTrial(
  context: LongContext,
  { vendor, name, pairs }: Pick<EngineToTry, 'vendor' | 'name'> & Pick<EngineTrial, 'pairs'>,
  failure: EngineFailure,
): EngineTrial {
  context.log.warn({ vendor: vendor.id, detail: failure.detail }, 'engine trial failed');
  const isOfLedger = ofTheLedger.includes(failure.errorClass);
  const stored = storedFailure(failure, { name, sourceLanguage: 'en', targetLanguage: '' });
  return {
    ok: false,
    message: failureMessage(stored, context.language) ?? '',
    sample: null,
    failure: isOfLedger ? null : stored,
    pairs: isOfLedger ? pairs : null,
  };
}
