import { auditApi } from '@transloom/contracts/audit';
import { defineEndpoint } from '@transloom/contracts/endpoint';
import { jobsApi } from '@transloom/contracts/jobs';
import { messagesApi } from '@transloom/contracts/messages';
import { operatorApi } from '@transloom/contracts/operator';
import { operatorDictionariesApi } from '@transloom/contracts/operator-dictionaries';
import { operatorHealthApi } from '@transloom/contracts/operator-health';
import { operatorJobsApi } from '@transloom/contracts/operator-jobs';
import { operatorSettingsApi } from '@transloom/contracts/operator-settings';
import { operatorStorageApi } from '@transloom/contracts/operator-storage';
import { systemApi } from '@transloom/contracts/system';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { routes } from '../../domains.ts';
import { AppError } from '../../platform/app-error.ts';
import { route } from '../../platform/http/route.ts';
import { upsertProcess } from '../../platform/installation/process-store.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { handleJob } from '../../platform/queue/handle-job.ts';
import { nothingLeft } from '../../platform/queue/last-write.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { bluePng } from '../../testing/picture-files.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const dayMs = 24 * 60 * 60 * 1000;
const missing = '0190d3a0-0000-7000-8000-00000000ffff';

const plain = defineJob({
  kind: 'test.plain',
  payload: z.object({ fails: z.boolean() }),
  whenRepeated: 'Does nothing.',
  retries: 0,
  timeoutSeconds: 60,
  concurrency: 1,
});
const recorded = { ...plain, kind: 'test.recorded' };
let broken = true;
/** The owner in whose name each run was. */
const runs: string[] = [];
const addJob = defineEndpoint({
  method: 'POST',
  path: '/api/test/jobs',
  access: 'signed-in',
  summary: 'Add a job',
  input: z.object({ recorded: z.boolean().default(false), fails: z.boolean().default(true) }),
  output: z.object({ jobId: z.string() }),
});
const run: Parameters<typeof handleJob<typeof plain>>[1] = async ({ actor }, { fails }) => {
  runs.push(actor.userId);
  if (fails && broken) throw new AppError('document.broken', { name: 'a.docx' });
  return nothingLeft;
};

const server = await peopleServer({
  routes: [
    ...routes,
    route(addJob, async ({ enqueue }, input) => ({
      jobId: await enqueue(input.recorded ? recorded : plain, { fails: input.fails }),
    })),
  ],
  jobs: [handleJob(plain, run), handleJob(recorded, run, { afterFailure: async () => undefined })],
});
const runner = await server.addPerson({ username: 'runner', administrator: true });
const operator = await server.signIn(runner);
const member = await server.addMember('PROJECT_MANAGER');
const owner = await server.signIn(member);

const jobsOf = async (more: Parameters<typeof callWith>[3] = {}) =>
  (await callAs(server, operator, operatorJobsApi.listJobs, more)).data.records;
const stateOf = (jobId: string, state: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, owner, jobsApi.job, { jobId });
      expect(data.state).toBe(state);
    },
    { timeout: 10_000, interval: 20 },
  );

test('a failed job of any organization is found, and runs again in the name of its owner', async () => {
  await server.work();
  const { data } = await callAs(server, owner, addJob, {});
  await stateOf(data.jobId, 'failed');
  const [failed] = await jobsOf({ state: 'failed', kind: 'test.plain', search: member.username });
  expect(failed).toMatchObject({
    jobId: data.jobId,
    organizationId: member.organizationId,
    person: member.username,
    retriable: true,
    failure: { code: 'document.broken', params: { name: 'a.docx' } },
  });
  const queues = (await callAs(server, operator, operatorJobsApi.listQueues, {})).data;
  expect(queues.find(({ kind }) => kind === 'test.plain')).toMatchObject({ failed: 1, queued: 0 });
  broken = false;
  runs.splice(0);
  await callAs(server, operator, operatorJobsApi.retryJob, { jobId: data.jobId });
  await vi.waitFor(async () => expect((await jobsOf({ kind: 'test.plain' }))[0]?.state).toBe('succeeded'));
  expect(runs).toEqual([member.userId]);
  expect(await jobsOf({ state: 'failed', kind: 'test.plain' })).toEqual([]);
  broken = true;
});

test('what cannot be retried says so, and a job that waits is cancelled', async () => {
  const { data } = await callAs(server, owner, addJob, { recorded: true });
  await stateOf(data.jobId, 'failed');
  const retry = (jobId: string) => callAs(server, operator, operatorJobsApi.retryJob, { jobId });
  expect(await retry(data.jobId)).toMatchObject({ http: 409, code: 'job.not-retriable' });
  expect((await jobsOf({ kind: 'test.recorded' }))[0]?.retriable).toBe(false);
  const done = await callAs(server, owner, addJob, { fails: false });
  await stateOf(done.data.jobId, 'succeeded');
  expect(await retry(done.data.jobId)).toMatchObject({ http: 409, code: 'job.not-failed' });
  expect(await retry(missing)).toMatchObject({ http: 404 });
  const cancel = (jobId: string) => callAs(server, operator, operatorJobsApi.cancelInstalledJob, { jobId });
  expect(await cancel(done.data.jobId)).toMatchObject({ http: 409, code: 'job.not-cancellable' });
  const waiting = '0190d3a0-0000-7000-8000-000000000001';
  await server.database.systemTransaction((db) =>
    db
      .insertInto('job')
      .values({
        jobId: waiting,
        organizationId: member.organizationId,
        userId: member.userId,
        rights: JSON.stringify({ role: 'PROJECT_MANAGER', permissions: [] }),
        language: 'en-US',
        requestId: 'test',
        kind: 'test.plain',
        payload: JSON.stringify({ fails: false }),
        createdAt: server.clock.now(),
      })
      .execute(),
  );
  expect(await cancel(waiting)).toMatchObject({ http: 200 });
  await stateOf(waiting, 'cancelled');
});

test('a setting counts at once, says who changed it, and goes back to the configuration', async () => {
  const platform = async () => (await callAs(server, undefined, systemApi.platform, {})).data.signUp;
  const shown = async () =>
    (await callAs(server, operator, operatorSettingsApi.listSettings, {})).data.settings.find(
      ({ setting }) => setting.name === 'signUp',
    );
  expect(await shown()).toMatchObject({ setting: { value: true }, configured: true, changed: null });
  const change = { setting: { name: 'signUp', value: false } } as const;
  await callAs(server, operator, operatorSettingsApi.changeSetting, change);
  expect(await platform()).toBe(false);
  expect(await shown()).toMatchObject({ setting: { value: false }, changed: { by: 'runner' } });
  await callAs(server, operator, operatorSettingsApi.resetSetting, { name: 'signUp' });
  expect([await platform(), (await shown())?.changed]).toEqual([true, null]);
  const { data } = await callAs(server, operator, auditApi.listAudit, { kind: 'installation' });
  expect(data.records.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['operator.setting', 'operator.setting-reset', 'operator.job-retry']),
  );
});

// P2.53, P7.15
test('a section that the operator hides is in nobody’s navigation', async () => {
  const shown = async () =>
    (await callAs(server, operator, systemApi.navigation, {})).data.map(({ key }) => key);
  expect(await shown()).toEqual(['engine', 'project', 'task', 'asset', 'tools', 'agent', 'team']);
  await callAs(server, operator, operatorSettingsApi.changeSetting, {
    setting: { name: 'hiddenSections', value: ['agent', 'tools'] },
  });
  expect(await shown()).toEqual(['engine', 'project', 'task', 'asset', 'team']);
  await callAs(server, operator, operatorSettingsApi.resetSetting, { name: 'hiddenSections' });
  expect(await shown()).toContain('agent');
});

test('the health page finds what works and what does not, with the processes that run', async () => {
  const look = async () => (await callAs(server, operator, operatorHealthApi.health, {})).data;
  const states = async () =>
    Object.fromEntries((await look()).findings.map(({ check, state }) => [check, state]));
  expect(await states()).toMatchObject({ database: 'good', files: 'good', workers: 'bad', mail: 'warning' });
  const now = server.clock.now();
  await server.database.systemTransaction((db) =>
    upsertProcess(db, {
      processId: missing,
      role: 'worker',
      host: 'machine',
      pid: 7,
      version: '1.2.3',
      startedAt: now,
      seenAt: now,
    }),
  );
  expect(await states()).toMatchObject({ workers: 'good' });
  expect((await look()).processes).toMatchObject([{ role: 'worker', host: 'machine', pid: 7 }]);
  server.clock.advance(60_000);
  expect(await states()).toMatchObject({ workers: 'bad' });
});

test('storage is counted by kind and organization, and what nobody needs is removed', async () => {
  await uploadAs(server, owner, 'application', [{ name: 'form.png', content: bluePng }]);
  const storage = async (user: TestUser) => (await callAs(server, user, operatorStorageApi.storage, {})).data;
  expect(await storage(operator)).toMatchObject({
    kinds: [{ kind: 'application', files: 1, bytes: bluePng.length }],
    left: { files: 0, bytes: 0 },
  });
  const list = await callAs(server, operator, operatorStorageApi.storingOrganizations, {});
  expect(list.data.records[0]).toMatchObject({
    organizationId: member.organizationId,
    files: 1,
    limitBytes: null,
  });
  expect(list.data.records[1]?.limitBytes).toBeGreaterThan(2 ** 30);
  server.clock.advance(2 * dayMs);
  const someone = await server.signIn(runner);
  const asked = (user: TestUser) => callAs(server, user, operatorStorageApi.removeLeftFiles, {});
  expect((await storage(someone)).left).toEqual({ files: 1, bytes: bluePng.length });
  expect((await asked(someone)).data).toEqual({ files: 1 });
  expect((await storage(someone)).kinds).toEqual([]);
});

test('an entry of a dictionary is added, reworded, hidden and brought back', async () => {
  const someone = await server.signIn(runner);
  const type = 'mt-domains-tags';
  const offered = async () => (await callAs(server, someone, systemApi.dictionary, { type })).data;
  const save = (code: string, names: { 'zh-CN': string; 'en-US': string }, hidden = false) =>
    callAs(server, someone, operatorDictionariesApi.saveEntry, { type, code, names, hidden });
  await save('aviation', { 'zh-CN': '航空', 'en-US': 'Aviation' });
  await save('legal', { 'zh-CN': '法务', 'en-US': 'Law' });
  await save('news', { 'zh-CN': '新闻', 'en-US': 'News' }, true);
  const entries = await offered();
  expect(entries.at(-1)).toEqual({ code: 'aviation', name: 'Aviation' });
  expect(entries.find(({ code }) => code === 'legal')?.name).toBe('Law');
  expect(entries.some(({ code }) => code === 'news')).toBe(false);
  const reset = (code: string) => callAs(server, someone, operatorDictionariesApi.resetEntry, { type, code });
  for (const code of ['aviation', 'legal', 'news']) await reset(code);
  expect(await reset('legal')).toMatchObject({ http: 404 });
  expect((await offered()).map(({ code }) => code)).toContain('news');
  const bad = { type, code: 'Not a code', names: { 'zh-CN': '', 'en-US': 'x' }, hidden: false };
  expect(await callWith(server, someone, operatorDictionariesApi.saveEntry, bad)).toMatchObject({
    http: 400,
  });
});

// P7.27, P8.3
test('a pop-up is a dialog for each person until they close it', async () => {
  const someone = await server.signIn(runner);
  const [reader, other] = [
    await server.signIn(await server.addPerson()),
    await server.signIn(await server.addPerson()),
  ];
  await callAs(server, someone, operatorApi.publishNotice, {
    title: { 'zh-CN': '升级', 'en-US': 'Upgrade' },
    text: { 'zh-CN': '今晚', 'en-US': 'Tonight <b>at 8</b>' },
    link: 'https://example.com/upgrade',
    popup: true,
  });
  const alerts = (user: TestUser) => callAs(server, user, messagesApi.alerts, {});
  const shown = await alerts(reader);
  expect(shown).toMatchObject({ http: 200, status: 222, code: 'notice.shown' });
  expect(shown.params?.['content']).toContain('Tonight &lt;b&gt;at 8&lt;/b&gt;');
  expect((await callAs(server, reader, messagesApi.notices, {})).data).toEqual([]);
  const messageId = String(shown.params?.['id']);
  await callAs(server, reader, messagesApi.closePopup, { messageId });
  await callAs(server, reader, messagesApi.closePopup, { messageId });
  expect((await alerts(reader)).status).toBe(200);
  expect((await alerts(other)).status).toBe(222);
  const { data } = await callAs(server, someone, operatorApi.listNotices, {});
  expect(data[0]).toMatchObject({ title: 'Upgrade', action: 'POPUP', closed: 1 });
});

test('the pages are closed to everybody else, and bad input is refused', async () => {
  const someone = await server.signIn(runner);
  const chief = await server.signIn(await server.addMember('SUPER_ADMIN'));
  const closed = [
    [operatorJobsApi.listJobs, {}],
    [operatorSettingsApi.changeSetting, { setting: { name: 'signUp', value: false } }],
    [operatorHealthApi.health, {}],
    [operatorStorageApi.removeLeftFiles, {}],
    [operatorDictionariesApi.listEntries, { type: 'tk-text-type' }],
  ] as const;
  for (const [endpoint, input] of closed) {
    expect(await callWith(server, chief, endpoint, input)).toMatchObject({ http: 403 });
    expect(await callWith(server, undefined, endpoint, input)).toMatchObject({ http: 401 });
  }
  const bad = [
    [operatorJobsApi.listJobs, { state: 'lost' }],
    [operatorSettingsApi.changeSetting, { setting: { name: 'codesADay', value: 0 } }],
    [operatorSettingsApi.changeSetting, { setting: { name: 'signUp', value: 'yes' } }],
    [operatorSettingsApi.changeSetting, { setting: { name: 'communityUrl', value: 'javascript:1' } }],
    [operatorSettingsApi.changeSetting, { setting: { name: 'hiddenSections', value: ['nowhere'] } }],
    [operatorSettingsApi.resetSetting, { name: 'secretKeys' }],
    [operatorDictionariesApi.listEntries, { type: 'other' }],
  ] as const;
  for (const [endpoint, input] of bad)
    expect(await callWith(server, someone, endpoint, input)).toMatchObject({ http: 400 });
});
