import { setTimeout as wait } from 'node:timers/promises';
import { jobsApi } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { addJob, jobWorld, write } from '../../testing/job-world.ts';

const { server, user, behaviours, runs, ...jobs } = await jobWorld();
const { enqueue, read, ends, written, failedForGood } = jobs;

test('a job is added with the transaction of its request or never', async () => {
  const answer = await callAs(server, user, addJob, { behaviour: 'never', fails: true });
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
