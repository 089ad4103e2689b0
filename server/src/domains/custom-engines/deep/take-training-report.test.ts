import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signReport } from '../../../providers/engine-training/report-signature.ts';
import { callAs } from '../../../testing/call-as.ts';
import {
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import {
  fakeFineTuningKey,
  fakeTunableModel,
  startFakeFineTuning,
} from '../../../testing/fake-trainers/fake-fine-tuning.ts';
import { largeCorpusTable } from '../../../testing/large-corpus-table.ts';
import { hourMs } from '../../../testing/test-clock.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { followTrainingJob } from '../custom-engines-job-kinds.ts';

const publicUrl = 'https://translate.example.com';
const server = await customEngineServer({}, { installation: { publicUrl } });
const vendor = await startFakeFineTuning();
beforeAll(async () => void (await server.work()));
afterAll(() => vendor.stop());
const timeout = 200_000;
const secret = Buffer.from('a secret of reports, 32 bytes');
const webhookSecret = `whsec_${secret.toString('base64')}`;

async function manager(): Promise<TestUser> {
  return server.signIn(await server.addMember('SUPER_ADMIN'));
}

async function connect(user: TestUser, more: Readonly<Record<string, string>> = { webhookSecret }) {
  const { data } = await callAs(server, user, engineTrainersApi.addTrainer, {
    vendor: 'openai-fine-tuning',
    name: 'Vendor',
    settings: { baseUrl: vendor.baseUrl, apiKey: fakeFineTuningKey, model: fakeTunableModel, ...more },
  });
  return data;
}

let number = 0;
const newId = () => `evt_${++number}`;
const ended = (reference: string) =>
  JSON.stringify({ type: 'fine_tuning.job.succeeded', data: { id: reference } });

interface SentReport {
  readonly key?: Buffer;
  readonly id?: string;
  readonly sentAt?: Date;
  readonly headers?: Readonly<Record<string, string>>;
}

async function tell(trainerId: string, body: string, sent: SentReport = {}) {
  const { key = secret, id = newId(), sentAt = server.clock.now(), headers } = sent;
  const signed = headers ?? signReport(key, { id, sentAt, body });
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/mt/trainers/${trainerId}/reports`,
    payload: body,
    headers: { 'content-type': 'application/json', ...signed },
  });
  return { http: answer.statusCode, code: answer.body === '' ? undefined : answer.json().code };
}

const refused = (http: number, code: string) => ({ http, code });
const unsigned = refused(401, 'trainer.report-unsigned');

/** Jobs that will ask a trainer, but not soon. */
async function laterLooks(): Promise<number> {
  const { rows } = await server.database.systemTransaction((db) =>
    sql<{ count: number }>`
      select count(*)::int as count from pgboss.job_common
      where name = ${followTrainingJob.kind} and state = 'created' and start_after > now() + interval '40 seconds'
    `.execute(db),
  );
  return rows[0]?.count ?? 0;
}

test('what a trainer tells is looked at once, though it would be asked a minute later', {
  timeout,
}, async () => {
  const user = await manager();
  const { trainerId } = await connect(user);
  const fileIds = await uploadCorpus(server, user, largeCorpusTable());
  const { customEngineId } = await createEngine(server, user, { kind: 'deep', fileIds, trainerId });
  await settledEngine(server, user, customEngineId, ({ status }) => status === 'prepared');
  const { data: estimate } = await callAs(server, user, customEnginesApi.estimateTraining, {
    customEngineId,
  });
  vendor.hold();
  const { estimateKey } = estimate;
  await callAs(server, user, customEnginesApi.trainCustomEngine, { customEngineId, estimateKey });
  await settledEngine(
    server,
    user,
    customEngineId,
    ({ versions: [version] }) => version?.training?.share === 0.25,
  );
  // After an hour of training nobody looks before a minute is over.
  server.clock.advance(hourMs);
  await vi.waitFor(async () => expect(await laterLooks()).toBe(1), { timeout: 30_000, interval: 200 });
  const [job] = [...vendor.jobs.keys()].slice(-1);
  const reference = String(job);

  vendor.letGo();
  expect(await tell(trainerId, ended(reference))).toEqual({ http: 204, code: undefined });
  expect(await laterLooks()).toBe(0);
  const done = await settledEngine(server, user, customEngineId, ({ status }) => status !== 'training');
  expect(done.versions[0]).toMatchObject({ status: 'ready', failure: null });
  expect(await tell(trainerId, ended(reference), { key: Buffer.from('another') })).toEqual(unsigned);
  expect(await tell(trainerId, ended('ftjob-nobodys'))).toEqual(refused(404, 'resource.not-found'));
  // A report that comes behind its end changes nothing.
  expect((await tell(trainerId, ended(reference))).http).toBe(204);

  const { data: listed } = await callAs(server, user, engineTrainersApi.listTrainers, {});
  expect(listed[0]).toMatchObject({
    reportsTo: `${publicUrl}/api/mt/trainers/${trainerId}/reports`,
    reportedAt: server.clock.now().toISOString(),
  });
  const foreign = await connect(await manager(), { webhookSecret: `whsec_${'QUJD'.repeat(8)}` });
  const theirs = { key: Buffer.from('QUJD'.repeat(8), 'base64') };
  expect((await tell(trainerId, ended(reference), theirs)).http).toBe(401);
  expect((await tell(foreign.trainerId, ended(reference), theirs)).http).toBe(404);
});

test('a report is taken once', async () => {
  const { trainerId } = await connect(await manager());
  const other = JSON.stringify({ type: 'batch.completed', data: { id: 'batch-1' } });
  const id = newId();
  expect((await tell(trainerId, other, { id })).http).toBe(204);
  expect(await tell(trainerId, other, { id })).toEqual(refused(409, 'trainer.report-repeated'));
  expect((await tell(trainerId, other)).http).toBe(204);
  // Later it is too old to be taken again.
  const sentAt = server.clock.now();
  server.clock.advance(301_000);
  expect(await tell(trainerId, other, { id, sentAt })).toEqual(unsigned);
});

test('a report that is not signed just now by its trainer is refused', async () => {
  const { trainerId } = await connect(await manager());
  const body = ended('ftjob-1');
  const now = server.clock.now();
  const good = signReport(secret, { id: 'one', sentAt: now, body });
  const { 'webhook-signature': _, ...without } = good;
  expect(await tell(trainerId, body, { headers: {} })).toEqual(unsigned);
  expect(await tell(trainerId, body, { headers: without })).toEqual(unsigned);
  expect(await tell(trainerId, `${body} `, { headers: { ...good } })).toEqual(unsigned);
  expect(await tell(trainerId, body, { sentAt: new Date(now.getTime() - 301_000) })).toEqual(unsigned);
  expect(await tell(trainerId, body, { sentAt: new Date(now.getTime() + 302_000) })).toEqual(unsigned);
  expect(await tell(trainerId, '{')).toEqual(refused(400, 'request.invalid'));
  for (const nobody of ['0190d3a0-0000-7000-8000-00000000dead', 'nonsense'])
    expect(await tell(nobody, body)).toEqual(refused(404, 'resource.not-found'));
  const silent = await connect(await manager(), {});
  expect(await tell(silent.trainerId, body, { key: Buffer.alloc(0) })).toEqual(unsigned);
});

test('somebody who may not change trainers does not see the address for reports', async () => {
  const owner = await server.addMember('SUPER_ADMIN');
  await connect(await server.signIn(owner));
  const member = await server.signIn(await server.addMember('TRANSLATOR', owner));
  const { data } = await callAs(server, member, engineTrainersApi.listTrainers, {});
  expect(data).toMatchObject([{ reportsTo: null, reportedAt: null, instructable: true }]);
});
