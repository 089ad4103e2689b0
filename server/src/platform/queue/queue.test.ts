import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { jobsApi } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callAs } from '../../testing/call-as.ts';
import { runSql } from '../../testing/database-server.ts';
import { type TestUser, testServer } from '../../testing/test-server.ts';
import { AppError } from '../app-error.ts';
import type { JobContext } from '../context.ts';
import { route } from '../http/route.ts';
import { claimJob } from './claim-store.ts';
import { defineJob } from './define-job.ts';
import { handleJob } from './handle-job.ts';
import { jobRoutes } from './job-endpoints.ts';

const documentId = randomUUID();
const behaviours: Record<string, (context: JobContext) => Promise<void>> = {};
const runs: string[] = [];

const act = defineJob({
  kind: 'test.act',
  payload: z.object({ behaviour: z.string() }),
  whenRepeated: 'Acts again.',
  retries: 1,
  timeoutSeconds: 60,
  concurrency: 4,
});
const handler = handleJob(
  act,
  async (context, { behaviour }) => {
    runs.push(behaviour);
    await behaviours[behaviour]?.(context);
  },
  {
    announce: () => [{ audience: { kind: 'document', documentId }, message: { type: 'downloads-changed' } }],
    afterFailure: async ({ db }, { behaviour }, { code }) => {
      await sql`insert into failed_for_good values (${behaviour}, ${code})`.execute(db);
    },
  },
);
const brief = handleJob({ ...act, kind: 'test.brief', timeoutSeconds: 1, retries: 0 }, async ({ signal }) => {
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
});

const add = defineEndpoint({
  method: 'POST',
  path: '/api/test/jobs',
  access: 'signed-in',
  summary: 'Add a job',
  input: z.object({
    behaviour: z.string(),
    key: z.string().optional(),
    fails: z.boolean().default(false),
    brief: z.boolean().default(false),
  }),
  output: z.object({ jobId: z.string() }),
});
const server = await testServer({
  routes: [
    route(add, async ({ enqueue }, { behaviour, key, fails, brief: isBrief }) => {
      const jobId = await enqueue(
        isBrief ? brief.kind : act,
        { behaviour },
        key === undefined ? {} : { key },
      );
      if (fails) throw new AppError('access.denied');
      return { jobId };
    }),
    ...jobRoutes,
  ],
  jobs: [handler, brief],
});
await runSql(
  server.url,
  `create table work_done (job_id uuid, step integer); grant all on work_done to transloom_app;
  create table failed_for_good (behaviour text, code text); grant all on failed_for_good to transloom_app`,
);
const user = await server.signInAs('SUPER_ADMIN');

afterEach(() => void runs.splice(0));

async function enqueue(behaviour: string, more: { key?: string; brief?: boolean } = {}): Promise<string> {
  return (await callAs(server, user, add, { behaviour, ...more })).data.jobId;
}
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
const write = (context: JobContext, step: number) =>
  context.transact(({ db }) => sql`insert into work_done values (${context.jobId}, ${step})`.execute(db));
const written = async (jobId: string) => {
  const { rows } = await server.database.organizationTransaction(user, (db) =>
    sql<{ step: number }>`select step from work_done where job_id = ${jobId} order by step`.execute(db),
  );
  return rows.map(({ step }) => step);
};

/** What the domain was told of a job's final failure. */
const failedForGood = async (behaviour: string) => {
  const { rows } = await server.database.organizationTransaction(user, (db) =>
    sql<{ code: string }>`select code from failed_for_good where behaviour = ${behaviour}`.execute(db),
  );
  return rows.map(({ code }) => code);
};

test('a job is added with the transaction of its request or never', async () => {
  const answer = await callAs(server, user, add, { behaviour: 'never', fails: true });
  expect(answer.code).toBe('access.denied');
  const jobs = await server.database.systemTransaction((db) => db.selectFrom('job').select('kind').execute());
  expect(jobs).toEqual([]);
  const { rows } = await server.database.systemTransaction((db) =>
    sql`select from pgboss.job_common where name = 'test.act'`.execute(db),
  );
  expect(rows).toEqual([]);
});

test('a second job with the key of an unfinished one is that one', async () => {
  const first = await enqueue('waits', { key: 'same' });
  expect(await enqueue('waits', { key: 'same' })).toBe(first);
  expect(await enqueue('waits', { key: 'other' })).not.toBe(first);
  await callAs(server, user, jobsApi.cancelJob, { jobId: first });
  expect(await enqueue('waits', { key: 'same' })).not.toBe(first);
});

test('a waiting job can be cancelled, once, and never runs', async () => {
  const jobId = await enqueue('cancelled-before');
  const answer = await callAs(server, user, jobsApi.cancelJob, { jobId });
  expect(answer.data).toMatchObject({ state: 'cancelled', finishedAt: server.clock.now().toISOString() });
  expect(await callAs(server, user, jobsApi.cancelJob, { jobId })).toMatchObject({
    http: 409,
    code: 'job.not-cancellable',
  });
  await server.work();
  await ends(await enqueue('after-the-cancelled'));
  expect(runs).not.toContain('cancelled-before');
  expect(await failedForGood('cancelled-before')).toEqual(['job.cancelled']);
});

test('what a colleague started is not shown and not stopped', async () => {
  const { organizationId } = user;
  const colleague = await server.signInAs('TRANSLATOR', { organizationId });
  const jobId = await enqueue('of-somebody-else');
  expect(await callAs(server, colleague, jobsApi.job, { jobId })).toMatchObject({ http: 404 });
  expect(await callAs(server, colleague, jobsApi.cancelJob, { jobId })).toMatchObject({ http: 404 });
  expect((await ends(jobId)).state).toBe('succeeded');
});

test('a job of another organisation does not exist', async () => {
  const jobId = await enqueue('private');
  const stranger = await server.signInAs('SUPER_ADMIN');
  expect(await callAs(server, stranger, jobsApi.job, { jobId })).toMatchObject({
    http: 404,
    code: 'resource.not-found',
  });
  expect(await callAs(server, stranger, jobsApi.cancelJob, { jobId })).toMatchObject({ http: 404 });
  expect((await ends(jobId)).state).toBe('succeeded');
});

test('a job works as its owner, tells its progress, and browsers hear of it', async () => {
  behaviours['counts'] = async (context) => {
    expect(context.actor).toMatchObject({ organizationId: user.organizationId, role: 'SUPER_ADMIN' });
    expect([context.language, context.actor.permissions.has('project')]).toEqual(['en-US', true]);
    for (let step = 1; step <= 40; step += 1) {
      await write(context, step);
      await context.progress(step, 40, 'count');
    }
  };
  server.published.splice(0);
  const job = await ends(await enqueue('counts'));
  expect(job).toMatchObject({ state: 'succeeded', done: 40, total: 40, step: 'count', failure: null });
  expect(await written(job.jobId)).toHaveLength(40);
  expect(server.published.length).toBeGreaterThanOrEqual(3);
  expect(server.published.length).toBeLessThan(20);
});

test('a refusal is final and says why', async () => {
  behaviours['refuses'] = async () => {
    throw new AppError('document.encrypted', { name: 'a.docx' });
  };
  const job = await ends(await enqueue('refuses'));
  expect(job).toMatchObject({
    state: 'failed',
    failure: { code: 'document.encrypted', params: { name: 'a.docx' } },
  });
  expect(runs).toEqual(['refuses']);
  expect(await failedForGood('refuses')).toEqual(['document.encrypted']);
});

test('an error is tried again', async () => {
  let failures = 1;
  behaviours['flaky'] = async (context) => {
    if (failures-- > 0) throw new Error('hiccup');
    await write(context, 1);
  };
  const job = await ends(await enqueue('flaky'));
  expect([job.state, runs]).toEqual(['succeeded', ['flaky', 'flaky']]);
  expect(await failedForGood('flaky')).toEqual([]);
});

test('an error that stays ends after the retries, without its words', async () => {
  behaviours['broken'] = async () => {
    throw new Error('secret detail');
  };
  const job = await ends(await enqueue('broken'));
  expect(job).toMatchObject({ state: 'failed', failure: { code: 'server.unexpected', params: {} } });
  expect(runs).toEqual(['broken', 'broken']);
  expect(await failedForGood('broken')).toEqual(['server.unexpected']);
});

test('cancelling stops a running job at its next step', async () => {
  let stopped: unknown;
  behaviours['endless'] = async (context) => {
    try {
      for (let step = 1; ; step += 1) {
        await write(context, step);
        await wait(10);
      }
    } catch (error) {
      stopped = error;
      throw error;
    }
  };
  const jobId = await enqueue('endless');
  await vi.waitFor(async () => expect((await written(jobId)).length).toBeGreaterThan(2));
  const { data } = await callAs(server, user, jobsApi.cancelJob, { jobId });
  const atCancel = await written(jobId);
  expect(data.state).toBe('cancelled');
  await vi.waitFor(() => expect(stopped).toBeInstanceOf(Error));
  expect(await written(jobId)).toEqual(atCancel);
  expect((await read(jobId)).state).toBe('cancelled');
  expect(await failedForGood('endless')).toEqual(['job.cancelled']);
});

test('cancelling aborts what a job waits for', async () => {
  let reason: unknown;
  behaviours['waits-outside'] = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reason = signal.reason;
        reject(new Error('the call outside was aborted'));
      });
    });
  const jobId = await enqueue('waits-outside');
  await vi.waitFor(() => expect(runs).toContain('waits-outside'), { timeout: 5000 });
  await callAs(server, user, jobsApi.cancelJob, { jobId });
  await vi.waitFor(() => expect(reason).toMatchObject({ reason: 'cancelled' }), { timeout: 5000 });
  expect((await read(jobId)).state).toBe('cancelled');
});

test('a worker whose job was given away writes nothing more', async () => {
  let refused: unknown;
  let go = () => {};
  const stalled = new Promise<void>((resolve) => {
    go = resolve;
  });
  behaviours['stalls'] = async (context) => {
    await write(context, 1);
    await stalled;
    refused = await write(context, 2).catch((error: unknown) => error);
    await context.progress(9, 9).catch(() => undefined);
  };
  const jobId = await enqueue('stalls');
  await vi.waitFor(async () => expect(await written(jobId)).toEqual([1]), { timeout: 5000 });
  await server.database.systemTransaction((db) => claimJob(db, jobId, server.clock.now()));
  go();
  await vi.waitFor(() => expect(refused).toMatchObject({ name: 'JobStopped', reason: 'given-away' }));
  expect(await written(jobId)).toEqual([1]);
  expect(await read(jobId)).toMatchObject({ state: 'running', done: 0 });
});

test('a job that takes too long is stopped', async () => {
  const job = await ends(await enqueue('', { brief: true }));
  expect(job).toMatchObject({ state: 'failed', failure: { code: 'server.unexpected' } });
});

test('no organisation takes all places while others wait', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  behaviours['occupies'] = () => gate;
  const occupying = await Promise.all(Array.from({ length: 12 }, () => enqueue('occupies')));
  const other = await server.signInAs('SUPER_ADMIN');
  const { jobId } = (await callAs(server, other, add, { behaviour: 'small' })).data;
  await vi.waitFor(async () => expect((await read(jobId, other)).state).toBe('succeeded'), { timeout: 8000 });
  open();
  await Promise.all(occupying.map(ends));
}, 30_000);

test('how jobs end is counted, each once', async () => {
  const shown = async () =>
    (await server.registry.metrics()).split('\n').filter((line) => !line.startsWith('#'));
  const before = await shown();
  const counted = (lines: readonly string[], outcome: string) =>
    Number(lines.find((line) => line.includes(`{kind="test.act",outcome="${outcome}"}`))?.split(' ')[1] ?? 0);
  await ends(await enqueue('refuses'));
  await ends(await enqueue('unknown'));
  const jobId = await enqueue('waits-outside');
  await callAs(server, user, jobsApi.cancelJob, { jobId });
  await vi.waitFor(async () => {
    const after = await shown();
    const more = ['failed', 'succeeded', 'cancelled'].map(
      (outcome) => counted(after, outcome) - counted(before, outcome),
    );
    expect(more).toEqual([1, 1, 1]);
  });
  expect(await server.registry.metrics()).toMatch(/job_run_seconds_count\{kind="test.act"\} \d/);
});
