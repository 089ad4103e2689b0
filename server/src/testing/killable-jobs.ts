import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../platform/queue/define-job.ts';
import { handleJob } from '../platform/queue/handle-job.ts';
import { nothingLeft } from '../platform/queue/last-write.ts';
import { killableWork } from './killable-work.ts';

/** Jobs for tests that kill the process which runs them. */

const limits = { timeoutSeconds: 120, concurrency: 2 } as const;

export const countSlowly = handleJob(
  defineJob({
    ...limits,
    kind: 'test.count-slowly',
    payload: z.object({ to: z.number() }),
    whenRepeated: 'Goes on after the last step that was written.',
    retries: 2,
  }),
  async ({ jobId, transact, progress }, { to }) => {
    for (;;) {
      const step = await transact(async ({ db }) => {
        const { rows } = await sql<{ next: number }>`
          insert into counted select ${jobId}, 1 + count(*) from counted where job_id = ${jobId}
          returning step::int as next`.execute(db);
        return rows[0]?.next ?? to;
      });
      await progress(step, to);
      if (step >= to) return nothingLeft;
      await wait(100);
    }
  },
);

export const killWorker = handleJob(
  defineJob({
    ...limits,
    kind: 'test.kill-worker',
    payload: z.object({}),
    whenRepeated: 'Kills its worker again.',
    retries: 0,
  }),
  async () => {
    process.kill(process.pid, 'SIGKILL');
    await wait(1000);
    return nothingLeft;
  },
);

export const killableJobs = [countSlowly, killWorker, ...killableWork.jobs];
