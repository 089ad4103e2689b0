import type { ComparedSegment, VersionScores } from '@transloom/contracts/custom-engine-versions';
import { tokenizationFor } from '@transloom/core/custom-engines/statistical/train-statistical-engine';
import { plainInline } from '@transloom/core/inline/inline-text';
import { scoreCorpus } from '@transloom/core/scoring/score-corpus';
import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import type { Engine } from '../../providers/machine-translation/engine-vendor.ts';
import { translateSegments } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { measureVersionJob } from '../custom-engines/custom-engines-job-kinds.ts';
import { requireVersion } from '../custom-engines/find-connectable.ts';
import { heldOutPairs, recordMeasurement } from '../custom-engines/measured-version.ts';
import { connectEngine } from './connect-engine.ts';
import { engineRefusal, storedFailure } from './engine-failure.ts';
import { measuredEngine } from './measured-engine.ts';

type HeldOut = Awaited<ReturnType<typeof heldOutPairs>>;

/** Kept to be looked at, evenly over the test. */
const samplesKept = 50;
/** Of the segments; with more failures there is nothing to compare. */
const mostFailed = 0.1;

/** Translates the held-out part with a version and with its base engine, and keeps both scores. */
export async function measureVersion(
  job: JobContext,
  version: z.output<typeof measureVersionJob.payload>,
): Promise<void> {
  const { custom, base } = await connectBoth(job, version);
  const heldOut = await heldOutPairs(job, version);
  const total = heldOut.pairs.length * (base === undefined ? 1 : 2);
  const run = (engine: NamedEngine, done: number) => translateAll(job, heldOut, { ...engine, done, total });
  const customTexts = await run(custom, 0);
  const baseTexts = base === undefined ? null : await run(base, heldOut.pairs.length);
  const compared = heldOut.pairs.flatMap(({ source, target }, i): ComparedSegment[] => {
    const [own, other] = [customTexts[i], baseTexts === null ? null : baseTexts[i]];
    if (own === undefined || other === undefined) return [];
    return [{ source, reference: target, custom: own, base: other }];
  });
  const scores = scoresOf(compared, heldOut.targetLanguage);
  const step = Math.max(1, compared.length / samplesKept);
  const samples = compared.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  await job.transact((context) => recordMeasurement(context, version, { scores, samples }));
}

interface NamedEngine {
  readonly name: string;
  readonly engine: Engine;
}

function connectBoth(job: JobContext, version: z.output<typeof measureVersionJob.payload>) {
  return job.transact(async (context) => {
    const connectable = await requireVersion(context, version);
    const { baseEngine, name } = connectable;
    const base = baseEngine === null ? undefined : await connectEngine(context, baseEngine);
    const engine = measuredEngine(await connectable.connect(base?.engine), context.figures);
    return { custom: { name, engine } satisfies NamedEngine, base };
  });
}

interface Run extends NamedEngine {
  readonly done: number;
  readonly total: number;
}

/** Undefined where a segment failed. @throws {AppError} engine.… when too many did */
async function translateAll(
  job: JobContext,
  { pairs, sourceLanguage, targetLanguage }: HeldOut,
  { name, engine, done, total }: Run,
): Promise<readonly (string | undefined)[]> {
  let finished = done;
  const results = await translateSegments(engine, {
    ...{ sourceLanguage, targetLanguage, signal: job.signal },
    segments: pairs.map(({ source }) => ({ source: plainInline(source), codes: {} })),
    onTranslated: async (some) => {
      finished += some.length;
      await job.progress(finished, total, 'measuring');
    },
  });
  const failures = results.flatMap((result) => (result.status === 'failed' ? [result.failure] : []));
  const [first] = failures;
  if (first !== undefined && failures.length > mostFailed * pairs.length)
    throw engineRefusal(storedFailure(first, { name, sourceLanguage, targetLanguage }));
  return results.map((result) => (result.status === 'failed' ? undefined : result.target.text));
}

function scoresOf(compared: readonly ComparedSegment[], targetLanguage: string): VersionScores {
  const tokenization = tokenizationFor(targetLanguage);
  const scored = (of: (segment: ComparedSegment) => string) =>
    scoreCorpus(
      compared.map((segment) => ({ hypothesis: of(segment), references: [segment.reference] })),
      { tokenization },
    );
  const custom = scored((segment) => segment.custom);
  const base = compared.every((segment) => segment.base === null)
    ? null
    : scored((segment) => segment.base ?? '');
  return {
    segments: compared.length,
    custom: { bleu: custom.bleu, chrf: custom.chrf },
    base: base && { bleu: base.bleu, chrf: base.chrf },
    bleuSignature: custom.signature,
    chrfSignature: custom.chrfSignature,
  };
}
