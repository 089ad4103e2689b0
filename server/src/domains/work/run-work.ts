import type { Context, JobContext } from '../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../platform/queue/last-write.ts';
import { endWork } from './end-work.ts';
import { changeWork, findWork, type WorkRow } from './work.store.ts';
import type { StepChange, StepContext, StepEnd } from './work-definition.ts';
import type { WorkKind } from './work-kind.ts';
import { runningWork } from './work-record.ts';

/** Runs the steps of work one after the other, from the one it was at. The claim of the job fences what a step keeps. */
export async function runWork(
  kind: WorkKind,
  job: JobContext,
  { workId }: { readonly workId: string },
): Promise<LastWrite> {
  const { steps } = kind.definition;
  let row = await job.transact((context) => beginRun(context, kind, workId));
  const first = Math.max(
    steps.findIndex(({ stage }) => stage === row?.stage),
    0,
  );
  for (const [index, step] of steps.entries()) {
    if (row === undefined) return nothingLeft; // deleted
    if (index < first) continue;
    const end = await step.run(stepContext(kind, job, { row, stage: step.stage }));
    const next = steps[index + 1];
    if (next === undefined) return (context) => endRun(context, kind, { workId, end, status: 'done' });
    const { stage } = next;
    if (end.waitsForPerson)
      return (context) => endRun(context, kind, { workId, end, status: 'paused', stage });
    row = await job.transact((context) => keep(context, workId, { ...end, stage }));
  }
  return nothingLeft;
}

async function beginRun(context: Context, kind: WorkKind, workId: string): Promise<WorkRow | undefined> {
  const { contract, steps } = kind.definition;
  const row = await findWork(context.db, contract.kind, workId);
  if (row === undefined) return undefined;
  return changeWork(context.db, workId, {
    from: ['waiting', 'running'],
    status: 'running',
    stage: row.stage ?? steps[0]?.stage ?? null,
    startedAt: row.startedAt ?? context.now(),
  });
}

function stepContext(
  { definition }: WorkKind,
  job: JobContext,
  { row, stage }: { readonly row: WorkRow; readonly stage: string },
): StepContext<unknown, unknown> {
  return {
    ...job,
    progress: (done, total, doing = stage) => job.progress(done, total, doing),
    work: runningWork(definition, row),
    keep: async (change) => {
      await job.transact((context) => keep(context, row.id, change));
    },
  };
}

type KeptChange = StepChange<unknown> & { readonly stage?: string };

async function keep(context: Context, workId: string, change: KeptChange): Promise<WorkRow | undefined> {
  await change.write?.(context);
  return changeWork(context.db, workId, { from: ['running'], ...columnsOf(change) });
}

function columnsOf({ state, counts, spent, stage }: KeptChange) {
  return {
    ...(state === undefined ? {} : { state: state as object }),
    ...(counts === undefined ? {} : { counts }),
    ...(spent === undefined ? {} : { spent }),
    ...(stage === undefined ? {} : { stage }),
  };
}

interface RunEnd {
  readonly workId: string;
  readonly end: StepEnd<unknown, unknown>;
  readonly status: 'done' | 'paused';
  readonly stage?: string;
}

async function endRun(context: Context, kind: WorkKind, { workId, end, status, ...more }: RunEnd) {
  await end.write?.(context);
  const { result } = end;
  const change = { ...columnsOf({ ...end, ...more }), ...(result === undefined ? {} : { result }) };
  await endWork(context, kind, { workId, from: ['running'], status, ...change });
}
