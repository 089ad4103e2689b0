import type { Failure } from '@transloom/contracts/jobs';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import { type LastWrite, nothingLeft } from '../../platform/queue/last-write.ts';
import type { CleanableAsset, CleaningContext, CleaningPayload } from './cleanable-asset.ts';
import {
  type CleaningRow,
  countFound,
  countRemoved,
  deleteSomeFindings,
  deleteSpentCleanings,
  findCleaning,
  findFindingsBehind,
  updateCleaning,
} from './cleanings.store.ts';
import { FindingKeeper } from './finding-keeper.ts';

/** The job of an asset that checks, cleans and undoes. */
export function cleaningJobOf(asset: CleanableAsset): BoundJob {
  return handleJob(asset.job, (job, payload) => runCleaning(job, payload, asset), {
    announce: asset.announce,
    afterFailure: (context, payload, failure) => failCleaning(context, payload, { asset, failure }),
  });
}

const done = { check: 'checked', clean: 'cleaned', undo: 'undone' } as const;

async function runCleaning(
  job: JobContext,
  payload: CleaningPayload,
  asset: CleanableAsset,
): Promise<LastWrite> {
  const { assetId, cleaningId, work } = payload;
  const cleaning = await job.transact(({ db }) => findCleaning(db, cleaningId));
  if (cleaning === undefined || cleaning.finishedAt !== null) return nothingLeft;
  const run = { job, asset, payload, cleaning };
  if (work === 'check') await check(run);
  else if (work === 'clean') await takeOut(run);
  else await putBack(run);
  if (work !== 'check') await asset.finish(job, assetId);
  return async (context) => {
    await updateCleaning(context.db, cleaningId, { status: done[work], finishedAt: context.now() });
    await asset.endTurn(context.db, assetId, cleaningId);
  };
}

interface Run {
  readonly job: JobContext;
  readonly asset: CleanableAsset;
  readonly payload: CleaningPayload;
  readonly cleaning: CleaningRow;
}

async function check({ job, asset, payload, cleaning }: Run): Promise<void> {
  const { assetId, cleaningId } = payload;
  await job.transact(({ db }) => deleteSpentCleanings(db, assetId, cleaningId));
  while ((await job.transact(({ db }) => deleteSomeFindings(db, assetId))) > 0) job.signal.throwIfAborted();
  const { organizationId } = job.actor;
  const keeper = new FindingKeeper({ organizationId, cleaningId });
  await asset.check(job, { assetId, cleaningId, options: cleaning.options }, keeper);
  await job.transact(({ db }) => countFound(db, cleaningId));
}

const findingsPerStep = 2_000;

/** Removes entries that are useless by themselves first, so that the useful one of several stays. */
async function takeOut(run: Run): Promise<void> {
  const { cleaning, payload, asset } = run;
  const total = foundFor(cleaning);
  let seen = 0;
  for (const reason of asset.reasons.filter((one) => cleaning.chosen.includes(one))) {
    let behind = 0;
    for (;;) {
      const findings = await step(run, async (context) => {
        const query = { reason, behind, limit: findingsPerStep };
        const found = await findFindingsBehind(context.db, payload.cleaningId, query);
        await countRemoved(context.db, payload.cleaningId, await asset.remove(context, payload, found));
        return found;
      });
      const last = findings.at(-1);
      if (last === undefined) break;
      behind = last.place;
      seen += findings.length;
      await run.job.progress(Math.min(seen, total), total, 'cleaning');
    }
  }
}

/** Findings of the chosen reasons; an entry with two of them counts twice. */
function foundFor({ found, chosen }: CleaningRow): number {
  const sets = found as unknown as readonly {
    readonly reasons: readonly string[];
    readonly entries: number;
  }[];
  return sets.reduce(
    (sum, { reasons, entries }) => sum + entries * reasons.filter((reason) => chosen.includes(reason)).length,
    0,
  );
}

async function putBack(run: Run): Promise<void> {
  const { job, asset, payload, cleaning } = run;
  let back = 0;
  for (;;) {
    const restored = await step(run, async (context) => {
      const count = await asset.restore(context, payload);
      await countRemoved(context.db, payload.cleaningId, -count);
      return count;
    });
    if (restored === 0) return;
    back += restored;
    await job.progress(Math.min(back, cleaning.removed), cleaning.removed, 'undoing');
  }
}

/** Runs one transaction in which nobody takes the turn away. @throws {AppError} asset.gone */
async function step<Result>(
  { job, asset, payload: { assetId, cleaningId } }: Run,
  work: (context: CleaningContext) => Promise<Result>,
): Promise<Result> {
  job.signal.throwIfAborted();
  return job.transact(async (context) => {
    if (!(await asset.holdTurn(context.db, assetId, cleaningId))) throw new AppError('asset.gone');
    return work(context);
  });
}

async function failCleaning(
  context: Context,
  payload: CleaningPayload,
  { asset, failure }: { readonly asset: CleanableAsset; readonly failure: Failure },
): Promise<void> {
  const { assetId, cleaningId, work } = payload;
  const status = work === 'check' ? 'failed' : 'stopped';
  await updateCleaning(context.db, cleaningId, { status, failure, finishedAt: context.now() });
  await asset.endTurn(context.db, assetId, cleaningId);
  for (const event of asset.announce(payload, context.actor)) context.publish(event);
}
