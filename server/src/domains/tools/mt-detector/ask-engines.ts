import type { Failure } from '@transloom/contracts/jobs';
import { similarityOf, summarize } from '@transloom/core/detection/similarity';
import { plainInline } from '@transloom/core/inline/inline-text';
import { AppError, failureOf } from '../../../platform/app-error.ts';
import { translateTexts } from '../../engines/translating/translate-texts.ts';
import type { StepEnd } from '../../work/work-definition.ts';
import { addAnswers, type DetectedRow, findAllDetected, type NewAnswer } from './detected-segments.store.ts';
import type { DetectorResult, DetectorState, DetectorStep } from './sample-pairs.ts';

/**
 * Lets each engine translate the sample and compares. An engine that fails is named with its reason, and the others go on
 * (D4.39).
 */
export async function askEngines(step: DetectorStep): Promise<StepEnd<DetectorState, DetectorResult>> {
  const { workId, options } = step.work;
  let { state } = step.work;
  const keys = [...new Set(options.engineKeys)];
  const rows = await step.transact(({ db }) => findAllDetected(db, workId));
  for (const [i, engineKey] of keys.entries()) {
    if (state.engines.some((one) => one.engineKey === engineKey)) continue;
    await step.progress(i, keys.length, 'compare');
    const { answers, ...engine } = await askEngine(step, engineKey, rows);
    state = { ...state, engines: [...state.engines, { engineKey, ...engine }] };
    await step.keep({ state, write: ({ db }) => addAnswers(db, engineKey, answers) });
  }
  const done = await step.transact(({ db }) => findAllDetected(db, workId));
  return { counts: { segments: state.segments, sampled: done.length }, result: resultOf(state, done) };
}

interface EngineAnswers {
  readonly name: string;
  readonly failure: Failure | null;
  readonly answers: readonly NewAnswer[];
}

async function askEngine(
  step: DetectorStep,
  engineKey: string,
  rows: readonly DetectedRow[],
): Promise<EngineAnswers> {
  const { sourceLanguage, targetLanguage } = step.work.options;
  try {
    const translations = await translateTexts(step, {
      engineKey,
      module: 'detector',
      sourceLanguage,
      targetLanguage,
      document: {},
      segments: rows.map(({ source }) => ({ source: plainInline(source), codes: {} })),
      around: async (_, indices) => indices.map(() => ({})),
      signal: step.signal,
      withoutFallback: true,
    });
    const answers = translations.flatMap((one): NewAnswer[] => {
      const row = rows[one.index];
      if (one.status === 'failed' || row === undefined) return [];
      const similarity = similarityOf(row.target, one.target.text);
      return similarity === undefined ? [] : [{ id: row.id, similarity, text: one.target.text }];
    });
    const failed = translations.find((one) => one.status === 'failed');
    // Single texts may be refused; figures of less than half of the sample would mislead.
    const isLost = answers.length * 2 < rows.length;
    return {
      name: translations[0]?.engine ?? engineKey,
      failure: isLost && failed?.status === 'failed' ? failed.failure : null,
      answers,
    };
  } catch (error) {
    step.signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    const failure = failureOf(error);
    return { name: String(failure.params['engine'] ?? engineKey), failure, answers: [] };
  }
}

function resultOf(state: DetectorState, rows: readonly DetectedRow[]): DetectorResult {
  const engines = state.engines.map(({ engineKey, name, failure }) => {
    const own = rows.flatMap(({ answers }) => answers[engineKey]?.similarity ?? []);
    const status = failure === null ? ('done' as const) : ('failed' as const);
    return { engineKey, name, status, failure, shares: failure === null ? sharesOf(own) : null };
  });
  const best = sharesOf(rows.flatMap((row) => row.best ?? []));
  return { segments: state.segments, sampled: rows.length, short: state.short, engines, best };
}

function sharesOf(similarities: readonly number[]) {
  const shares = summarize(similarities);
  return shares === undefined ? null : { mean: shares.mean, bands: { ...shares.bands } };
}
