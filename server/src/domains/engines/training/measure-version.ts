import type { ComparedSegment } from '@transloom/contracts/custom-engine-versions';

import { plainInline } from '@transloom/core/inline/inline-text';
import type { z } from 'zod';
import type { JobContext } from '../../../platform/context.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import type { Engine } from '../../../providers/machine-translation/engine-vendor.ts';
import { translateSegments } from '../../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { measureVersionJob } from '../../custom-engines/custom-engines-job-kinds.ts';
import { type ConnectableVariant, requireVariants } from '../../custom-engines/find-connectable.ts';
import { heldOutPairs, recordMeasurement } from '../../custom-engines/versions/measured-version.ts';
import { type ConnectedEngine, connectBase, connectVersion } from '../connect-engine.ts';
import { engineRefusal, storedFailure } from '../limits/engine-failure.ts';
import { answersKey, limitedEngine } from '../limits/limited-engine.ts';
import { storedAnswers } from '../translating/stored-answers.ts';
import { scoreVersion } from './score-version.ts';

type Payload = z.output<typeof measureVersionJob.payload>;
type HeldOut = Awaited<ReturnType<typeof heldOutPairs>>;

/** Kept to be looked at, evenly over the test. */
const samplesKept = 50;
/** Of the segments; with more failures there is nothing to compare. */
const mostFailed = 0.1;

/**
 * Translates the held-out part with a version in each way it can translate, and with its base engine, and keeps the scores.
 * Answers are kept as all are, so that what was translated before a worker was lost is not paid for twice.
 * @throws {AppError} engine.… where too many segments failed
 */
export async function measureVersion(job: JobContext, version: Payload): Promise<LastWrite> {
  const { base, plain, postEdited } = await connectAll(job, version);
  const heldOut = await heldOutPairs(job, version);
  const asked = [base, plain, postEdited].flatMap((engine) => engine ?? []);
  const total = heldOut.pairs.length * asked.length;
  const run = (engine: AskedEngine | undefined) =>
    engine &&
    translateAll(job, heldOut, { engine, done: heldOut.pairs.length * asked.indexOf(engine), total });
  // The base engine first: what is rewritten after it is known then.
  const baseTexts = await run(base);
  const plainTexts = await run(plain);
  const editedTexts = await run(postEdited);
  const compared = heldOut.pairs.flatMap(({ source, target }, i): ComparedSegment[] => {
    const [custom, other, edited] = [plainTexts?.[i], textAt(baseTexts, i), textAt(editedTexts, i)];
    if (custom === undefined || other === undefined || edited === undefined) return [];
    return [{ source, reference: target, custom, base: other, postEdited: edited }];
  });
  const step = Math.max(1, compared.length / samplesKept);
  const samples = compared.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const measured = { ...scoreVersion(compared, heldOut.targetLanguage), samples };
  return (context) => recordMeasurement(context, version, measured);
}

/** Null where nobody was asked, undefined where it failed. */
function textAt(texts: readonly (string | undefined)[] | undefined, i: number): string | null | undefined {
  return texts === undefined ? null : texts[i];
}

interface AskedEngine {
  readonly name: string;
  /** Accounted. */
  readonly engine: Engine;
  /** Tells its answers from those of others. */
  readonly answersKey: string;
}

interface Measured {
  readonly base: AskedEngine | undefined;
  readonly plain: AskedEngine;
  readonly postEdited: AskedEngine | undefined;
}

function connectAll(job: JobContext, version: Payload): Promise<Measured> {
  return job.transact(async (context) => {
    const [plain, postEdited] = await requireVariants(context, version);
    const base = await connectBase(context, plain.connectable);
    const object = { kind: 'custom-engine', id: version.customEngineId };
    const purpose = { module: 'measuring', object } as const;
    const limited = base && { ...base, engine: limitedEngine(job, base, purpose) };
    const answers = base && { cache: storedAnswers(job), engineKey: answersKey(base) };
    const connect = async ({ connectable: custom }: ConnectableVariant) => {
      const own = custom.needsBase ? limited : undefined;
      const wish = { key: version.customEngineId, custom, base: own, ...(answers && { answers }) };
      const connected = await connectVersion(context, wish);
      // What translates with the base engine is accounted there.
      return asked(connected, own === undefined ? limitedEngine(job, connected, purpose) : connected.engine);
    };
    return {
      base: limited && asked(limited, limited.engine),
      plain: await connect(plain),
      postEdited: postEdited && (await connect(postEdited)),
    };
  });
}

function asked(connected: ConnectedEngine, engine: Engine): AskedEngine {
  return { name: connected.name, engine, answersKey: answersKey(connected) };
}

interface Run {
  readonly engine: AskedEngine;
  readonly done: number;
  readonly total: number;
}

/** Undefined where a segment failed. @throws {AppError} engine.… when too many did */
async function translateAll(
  job: JobContext,
  { pairs, sourceLanguage, targetLanguage }: HeldOut,
  { engine: { name, engine, answersKey: engineKey }, done, total }: Run,
): Promise<readonly (string | undefined)[]> {
  let finished = done;
  const results = await translateSegments(engine, {
    sourceLanguage,
    targetLanguage,
    signal: job.signal,
    segments: pairs.map(({ source }) => ({ source: plainInline(source), codes: {} })),
    cache: storedAnswers(job),
    engineKey,
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
