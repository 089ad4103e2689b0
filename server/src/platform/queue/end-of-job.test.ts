import { jobsApi } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { jobWorld, note } from '../../testing/job-world.ts';
import { AppError } from '../app-error.ts';

const { server, user, behaviours, lastWrites, runs, ...jobs } = await jobWorld();
const { enqueue, read, ends, written, failedForGood } = jobs;
beforeAll(async () => void (await server.work()));

const cancel = (jobId: string) => callAs(server, user, jobsApi.cancelJob, { jobId });

/** Something a test opens once. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** The transactions that wait for a lock. */
async function waitingTransactions(): Promise<number> {
  const { rows } = await server.database.systemTransaction((db) =>
    sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
      db,
    ),
  );
  return rows[0]?.waiting ?? 0;
}

test('whoever cancels as soon as the work is done comes too late', async () => {
  let answer: unknown;
  behaviours['is-done'] = async ({ jobId }) => {
    lastWrites['is-done'] = async (context) => {
      await note(context, jobId, 1);
      context.afterCommit(async () => {
        answer = await cancel(jobId);
      });
    };
  };
  const job = await ends(await enqueue('is-done'));
  await vi.waitFor(() => expect(answer).toMatchObject({ code: 'job.not-cancellable' }), { timeout: 10_000 });
  expect(job.state).toBe('succeeded');
  expect(await written(job.jobId)).toEqual([1]);
  expect(await failedForGood('is-done')).toEqual([]);
});

test('whoever cancels during the last write waits for it, and comes too late', async () => {
  const [begun, goOn] = [gate(), gate()];
  behaviours['is-writing'] = async ({ jobId }) => {
    lastWrites['is-writing'] = async (context) => {
      await note(context, jobId, 1);
      begun.open();
      await goOn.opened;
    };
  };
  const jobId = await enqueue('is-writing');
  await begun.opened;
  const answer = cancel(jobId);
  await vi.waitFor(async () => expect(await waitingTransactions()).toBeGreaterThan(0), { timeout: 10_000 });
  goOn.open();
  expect(await answer).toMatchObject({ code: 'job.not-cancellable' });
  expect((await ends(jobId)).state).toBe('succeeded');
  expect(await written(jobId)).toEqual([1]);
});

test('of what was cancelled before its last write nothing is written', async () => {
  const [begun, goOn] = [gate(), gate()];
  behaviours['is-cancelled'] = async ({ jobId }) => {
    lastWrites['is-cancelled'] = (context) => note(context, jobId, 1);
    begun.open();
    await goOn.opened;
  };
  const jobId = await enqueue('is-cancelled', { kind: 'alone' });
  await begun.opened;
  expect((await cancel(jobId)).data).toMatchObject({ state: 'cancelled' });
  goOn.open();
  // Its worker does one after another: the run is over once this one's is.
  await ends(await enqueue('comes-after', { kind: 'alone' }));
  expect(await written(jobId)).toEqual([]);
  expect((await read(jobId)).state).toBe('cancelled');
});

test('a last write that is refused is not there, and the job fails with what refused it', async () => {
  behaviours['is-refused'] = async ({ jobId }) => {
    lastWrites['is-refused'] = async (context) => {
      await note(context, jobId, 1);
      throw new AppError('access.denied');
    };
  };
  const job = await ends(await enqueue('is-refused'));
  expect(job).toMatchObject({ state: 'failed', failure: { code: 'access.denied' } });
  expect(await written(job.jobId)).toEqual([]);
  expect(await failedForGood('is-refused')).toEqual(['access.denied']);
});

test('a last write that goes wrong is done by the next run, once', async () => {
  let failures = 1;
  behaviours['hiccups'] = async ({ jobId }) => {
    lastWrites['hiccups'] = async (context) => {
      await note(context, jobId, 1);
      if (failures-- > 0) throw new Error('hiccup');
    };
  };
  const job = await ends(await enqueue('hiccups'));
  expect(job.state).toBe('succeeded');
  expect(runs).toEqual(['hiccups', 'hiccups']);
  expect(await written(job.jobId)).toEqual([1]);
});
