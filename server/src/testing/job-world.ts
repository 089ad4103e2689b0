import { randomUUID } from 'node:crypto';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { jobsApi } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import { afterEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Context, JobContext } from '../platform/context.ts';
import { route } from '../platform/http/route.ts';
import { defineJob } from '../platform/queue/define-job.ts';
import { handleJob } from '../platform/queue/handle-job.ts';
import { jobRoutes } from '../platform/queue/job-endpoints.ts';
import { type LastWrite, nothingLeft } from '../platform/queue/last-write.ts';
import { callAs } from './call-as.ts';
import { runSql } from './database-server.ts';
import { type TestUser, testServer } from './test-server.ts';

/** For tests of the queue: jobs that a call adds, and that behave as the test says. */

type Behaviour = (context: JobContext) => Promise<void>;

const kinds = ['act', 'alone', 'brief'] as const;

export const addJob = defineEndpoint({
  method: 'POST',
  path: '/api/test/jobs',
  access: 'signed-in',
  summary: 'Add a job',
  input: z.object({
    behaviour: z.string(),
    kind: z.enum(kinds).default('act'),
    key: z.string().optional(),
    fails: z.boolean().default(false),
  }),
  output: z.object({ jobId: z.string() }),
});

const documentId = randomUUID();

/** Their handlers: several at once, one after another, and one that ends only when its second is over. */
function jobsThat(behave: (behaviour: string, context: JobContext) => Promise<LastWrite>) {
  const act = defineJob({
    kind: 'test.act',
    payload: z.object({ behaviour: z.string() }),
    whenRepeated: 'Acts again.',
    retries: 1,
    timeoutSeconds: 60,
    concurrency: 4,
  });
  return {
    act: handleJob(act, (context, { behaviour }) => behave(behaviour, context), {
      announce: () => [
        { audience: { kind: 'document', documentId }, message: { type: 'downloads-changed' } },
      ],
      afterFailure: async ({ db }, { behaviour }, { code }) => {
        await sql`insert into failed_for_good values (${behaviour}, ${code})`.execute(db);
      },
    }),
    alone: handleJob({ ...act, kind: 'test.alone', concurrency: 1 }, (context, { behaviour }) =>
      behave(behaviour, context),
    ),
    brief: handleJob({ ...act, kind: 'test.brief', timeoutSeconds: 1, retries: 0 }, async ({ signal }) => {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }),
  };
}

/** A server with these jobs, and somebody who adds them. Call it outside of tests and hooks. */
export async function jobWorld() {
  const behaviours: Record<string, Behaviour> = {};
  const lastWrites: Record<string, LastWrite> = {};
  const runs: string[] = [];
  const jobs = jobsThat(async (behaviour, context) => {
    runs.push(behaviour);
    await behaviours[behaviour]?.(context);
    return lastWrites[behaviour] ?? nothingLeft;
  });
  const server = await testServer({
    routes: [
      route(addJob, async ({ enqueue }, { behaviour, kind, key, fails }) => {
        const jobId = await enqueue(jobs[kind].kind, { behaviour }, key === undefined ? {} : { key });
        if (fails) throw new AppError('access.denied');
        return { jobId };
      }),
      ...jobRoutes,
    ],
    jobs: Object.values(jobs),
  });
  await runSql(
    server.url,
    `create table work_done (job_id uuid, step integer); grant all on work_done to transloom_app;
    create table failed_for_good (behaviour text, code text); grant all on failed_for_good to transloom_app`,
  );
  const user = await server.signInAs('SUPER_ADMIN');
  afterEach(() => void runs.splice(0));

  const enqueue = async (
    behaviour: string,
    more: { readonly key?: string; readonly kind?: (typeof kinds)[number] } = {},
  ) => (await callAs(server, user, addJob, { behaviour, ...more })).data.jobId;
  const read = async (jobId: string, who: TestUser = user) =>
    (await callAs(server, who, jobsApi.job, { jobId })).data;
  const ends = (jobId: string) =>
    vi.waitFor(
      async () => {
        const job = await read(jobId);
        expect(job.finishedAt).not.toBeNull();
        return job;
      },
      { timeout: 10_000, interval: 20 },
    );
  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await server.database.organizationTransaction(user, (db) => query.execute(db))).rows;
  /** The steps that runs of a job wrote. */
  const written = async (jobId: string) =>
    (
      await rowsOf(sql<{ step: number }>`select step from work_done where job_id = ${jobId} order by step`)
    ).map(({ step }) => step);
  /** What the domain was told of a job's final failure. */
  const failedForGood = async (behaviour: string) =>
    (
      await rowsOf(sql<{ code: string }>`select code from failed_for_good where behaviour = ${behaviour}`)
    ).map(({ code }) => code);
  return { server, user, behaviours, lastWrites, runs, enqueue, read, ends, written, failedForGood };
}

/** A step that a run writes down. */
export function write(context: JobContext, step: number): Promise<void> {
  return context.transact((transaction) => note(transaction, context.jobId, step));
}

/** The same in a transaction that is there. */
export async function note({ db }: Pick<Context, 'db'>, jobId: string, step: number): Promise<void> {
  await sql`insert into work_done values (${jobId}, ${step})`.execute(db);
}
