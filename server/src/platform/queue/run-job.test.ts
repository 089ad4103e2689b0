import { jobsApi } from '@transloom/contracts/jobs';
import { beforeAll, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { addJob, jobWorld, write } from '../../testing/job-world.ts';
import { AppError } from '../app-error.ts';
import { claimJob } from './claim-store.ts';

const { server, user, behaviours, runs, ...jobs } = await jobWorld();
const { enqueue, read, ends, written, failedForGood } = jobs;
beforeAll(async () => void (await server.work()));

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
  const job = await ends(await enqueue('', { kind: 'brief' }));
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
  const { jobId } = (await callAs(server, other, addJob, { behaviour: 'small' })).data;
  await vi.waitFor(async () => expect((await read(jobId, other)).state).toBe('succeeded'), { timeout: 8000 });
  open();
  await Promise.all(occupying.map(ends));
}, 30_000);

test('jobs that wait for one another begin as soon as the one before has ended', async () => {
  const began: number[] = [];
  behaviours['is-quick'] = async () => void began.push(performance.now());
  const waiting = await Promise.all(Array.from({ length: 20 }, () => enqueue('is-quick', { kind: 'alone' })));
  await Promise.all(waiting.map(ends));
  const [first = 0, last = Number.POSITIVE_INFINITY] = [began[0], began.at(-1)];
  expect(began).toHaveLength(20);
  // A worker that looked once a second would take 19 seconds.
  expect(last - first).toBeLessThan(9_000);
}, 60_000);

test('how jobs end is counted, each once', async () => {
  const shown = async () =>
    (await server.registry.metrics()).split('\n').filter((line) => !line.startsWith('#'));
  const before = await shown();
  const counted = (lines: readonly string[], outcome: string) =>
    Number(lines.find((line) => line.includes(`{kind="test.act",outcome="${outcome}"}`))?.split(' ')[1] ?? 0);
  behaviours['is-refused'] = async () => {
    throw new AppError('access.denied');
  };
  behaviours['waits'] = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  await ends(await enqueue('is-refused'));
  await ends(await enqueue('unknown'));
  const jobId = await enqueue('waits');
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
