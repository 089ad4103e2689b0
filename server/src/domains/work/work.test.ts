import type { Endpoint } from '@transloom/contracts/endpoint';
import { filesApi } from '@transloom/contracts/files';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { countingApi, workWorld } from '../../testing/work-world.ts';

const { server, behaviours, runs, wallet, create, show, comesTo } = await workWorld();

let admin: TestUser;
let colleague: TestUser;
let stranger: TestUser;
let translator: TestUser;
beforeAll(async () => {
  const first = await server.addMember('SUPER_ADMIN');
  admin = await server.signIn(first);
  colleague = await server.signIn(await server.addMember('ADMIN', first));
  translator = await server.signIn(await server.addMember('TRANSLATOR', first));
  stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
});

const stop = (who: TestUser, workId: string) => callAs(server, who, countingApi.stopWork, { workId });
const resume = (who: TestUser, workId: string) => callAs(server, who, countingApi.resumeWork, { workId });
const retry = (who: TestUser, workId: string) => callAs(server, who, countingApi.retryWork, { workId });
const remove = (who: TestUser, workId: string) => callAs(server, who, countingApi.deleteWork, { workId });

/** A step that waits until it is stopped. */
const untilStopped =
  (begun: () => void) =>
  ({ signal }: { readonly signal: AbortSignal }) => {
    begun();
    return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };

/** Work that runs and stays in a step until somebody stops it. */
async function stayingIn(stage: string, name: string) {
  const begun = vi.fn();
  behaviours[`${name} ${stage}`] = untilStopped(begun);
  const { workId } = await create(admin, { name });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 20_000 });
  delete behaviours[`${name} ${stage}`];
  return workId;
}

describe('before a worker takes it', () => {
  test('work waits with its options, its price held, and can be stopped and go on', async () => {
    server.published.splice(0);
    const work = await create(admin, { name: 'First', size: 40 });
    expect(work).toMatchObject({
      kind: 'test-counting',
      name: 'First',
      status: 'waiting',
      stage: null,
      failure: null,
      result: null,
      options: { name: 'First', size: 40 },
      cost: { wallet: 'characters', amount: 40, held: 40, charged: 0 },
      startedAt: null,
    });
    expect(work.creator).not.toBeNull();
    expect(server.published).toContainEqual({
      audience: { kind: 'organization', organizationId: admin.organizationId },
      message: { type: 'work-changed', kind: 'test-counting', workId: work.workId },
    });
    expect(await stop(colleague, work.workId)).toMatchObject({
      http: 200,
      data: { status: 'stopped', cost: { held: 0, charged: 0 } },
    });
    expect(wallet).toEqual({ left: 1_000, held: 0, used: 0 });
    expect(await resume(admin, work.workId)).toMatchObject({ data: { status: 'waiting', endedAt: null } });
    expect(wallet).toEqual({ left: 960, held: 40, used: 0 });
    await remove(admin, work.workId);
    expect(wallet).toEqual({ left: 1_000, held: 0, used: 0 });
  });

  test('of two who press at once one is first, and the other hears of it', async () => {
    const { workId } = await create(admin, { name: 'Twice' });
    const stops = await Promise.all([stop(admin, workId), stop(colleague, workId)]);
    expect(stops.map(({ http }) => http).sort()).toEqual([200, 409]);
    const resumes = await Promise.all([resume(admin, workId), resume(colleague, workId)]);
    expect(resumes.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(resumes).toContainEqual(expect.objectContaining({ code: 'work.other-state' }));
    expect(wallet).toMatchObject({ held: 10 });
    await remove(admin, workId);
  });

  test('work with the same key is started once, and replaces one that was stopped', async () => {
    const first = await create(admin, { name: 'Only', key: 'one' });
    expect((await create(colleague, { name: 'Only', key: 'one' })).workId).toBe(first.workId);
    await stop(admin, first.workId);
    const second = await create(colleague, { name: 'Only', key: 'one' });
    expect(second.workId).not.toBe(first.workId);
    expect(await callAs(server, admin, countingApi.work, { workId: first.workId })).toMatchObject({
      http: 404,
    });
    await remove(admin, second.workId);
  });

  test('what costs more than is left does not start, and does not go on', async () => {
    wallet.left = 30;
    const refused = await callAs(server, admin, countingApi.createWork, {
      options: { name: 'Dear', size: 31 },
    });
    expect(refused).toMatchObject({ http: 502, code: 'engine.quota' });
    const { workId } = await create(admin, { name: 'Fair', size: 30 });
    await stop(admin, workId);
    wallet.left = 29;
    expect(await resume(admin, workId)).toMatchObject({ code: 'engine.quota' });
    expect(await show(admin, workId)).toMatchObject({ status: 'stopped', cost: { held: 0 } });
    await remove(admin, workId);
  });

  test('the price is told first, and what can not be done is refused there', async () => {
    const price = (name: string) =>
      callAs(server, admin, countingApi.priceWork, { options: { name, size: 7 } });
    expect(await price('Any')).toMatchObject({
      data: { cost: { wallet: 'characters', amount: 7 }, seconds: 30 },
    });
    expect(await price('impossible')).toMatchObject({ code: 'document.encrypted' });
    const refused = await callAs(server, admin, countingApi.createWork, { options: { name: 'impossible' } });
    expect(refused).toMatchObject({ code: 'document.encrypted' });
  });

  test.each([
    [{ name: '' }, 'options.name'],
    [{ name: 'A', size: 0 }, 'options.size'],
    [{ name: 'A', size: 'many' }, 'options.size'],
    [{}, 'options.name'],
  ])('options that do not fit are refused by field: %j', async (options, field) => {
    const refused = await callWith(server, admin, countingApi.createWork, { options });
    expect(refused).toMatchObject({ http: 400, code: 'request.invalid' });
    expect(JSON.stringify(refused)).toContain(field);
  });
});

describe('by a worker', () => {
  beforeAll(async () => {
    await server.work();
  });

  test('the steps run one after the other, and what was held is paid', async () => {
    behaviours['Whole count'] = async ({ progress }) => {
      await progress(3_000_000_000, 4_000_000_000, 'bytes');
      return undefined;
    };
    const { workId } = await create(admin, { name: 'Whole', size: 25 });
    const work = await comesTo(admin, workId, 'done');
    expect(work).toMatchObject({
      stage: 'write',
      progress: { done: 3_000_000_000, total: 4_000_000_000, doing: 'bytes' },
      counts: { read: 1, count: 1, write: 1 },
      result: { log: ['read', 'count', 'write'] },
      cost: { amount: 25, held: 0, charged: 25 },
      startedAt: expect.any(String),
      endedAt: expect.any(String),
    });
    expect(runs).toEqual(['Whole read', 'Whole count', 'Whole write']);
    expect(wallet).toEqual({ left: 975, held: 0, used: 25 });
    for (const move of [stop, resume, retry])
      expect(await move(admin, workId)).toMatchObject({ http: 409, code: 'work.other-state' });
  });

  test('work that is stopped while it runs goes on at the step it was at', async () => {
    const workId = await stayingIn('count', 'Halted');
    expect(await show(admin, workId)).toMatchObject({
      status: 'running',
      stage: 'count',
      expectedAt: expect.any(String),
    });
    expect(await stop(admin, workId)).toMatchObject({ data: { status: 'stopped', stage: 'count' } });
    expect(wallet).toMatchObject({ held: 0, used: 0 });
    await resume(admin, workId);
    expect((await comesTo(admin, workId, 'done')).result).toEqual({ log: ['read', 'count', 'write'] });
    expect(runs).toEqual(['Halted read', 'Halted count', 'Halted count', 'Halted write']);
  });

  test('a step goes on from what it has kept', async () => {
    const begun = vi.fn();
    behaviours['Kept count'] = async (step) => {
      if (step.work.state.log.includes('half')) return undefined;
      await step.keep({ state: { log: [...step.work.state.log, 'half'] }, counts: { halves: 1 } });
      return untilStopped(begun)(step);
    };
    const { workId } = await create(admin, { name: 'Kept' });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 20_000 });
    await stop(admin, workId);
    await resume(admin, workId);
    expect(await comesTo(admin, workId, 'done')).toMatchObject({
      result: { log: ['read', 'half', 'count', 'write'] },
      counts: { read: 1, halves: 1 },
    });
  });

  test('work that waits for a person is paused before its next step; it can be stopped then, and go on', async () => {
    behaviours['Asks count'] = async () => ({ waitsForPerson: true });
    const { workId } = await create(admin, { name: 'Asks' });
    expect(await comesTo(admin, workId, 'paused')).toMatchObject({ stage: 'write', cost: { held: 0 } });
    expect(await retry(admin, workId)).toMatchObject({ http: 409 });
    expect(await stop(admin, workId)).toMatchObject({ data: { status: 'stopped', stage: 'write' } });
    expect(await stop(admin, workId)).toMatchObject({ http: 409 });
    await resume(admin, workId);
    await comesTo(admin, workId, 'done');
    expect(runs).toEqual(['Asks read', 'Asks count', 'Asks write']);
  });

  test('work that failed says why, pays nothing, and is tried again from the step that failed', async () => {
    behaviours['Broken count'] = async () => {
      throw new AppError('document.encrypted', { name: 'a.docx' });
    };
    const { workId } = await create(admin, { name: 'Broken' });
    expect(await comesTo(admin, workId, 'failed')).toMatchObject({
      failure: { code: 'document.encrypted', params: { name: 'a.docx' } },
      cost: { held: 0, charged: 0 },
    });
    delete behaviours['Broken count'];
    expect(await resume(admin, workId)).toMatchObject({ http: 409 });
    const retries = await Promise.all([retry(admin, workId), retry(colleague, workId)]);
    expect(retries.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(await comesTo(admin, workId, 'done')).toMatchObject({ failure: null });
    expect(runs).toEqual(['Broken read', 'Broken count', 'Broken count', 'Broken write']);
  });

  test('work that is deleted while it runs is stopped first', async () => {
    const workId = await stayingIn('count', 'Gone');
    expect(await remove(colleague, workId)).toMatchObject({ http: 200 });
    expect(await callAs(server, admin, countingApi.work, { workId })).toMatchObject({ http: 404 });
    expect(wallet).toMatchObject({ held: 0, used: 0 });
    expect(await remove(admin, workId)).toMatchObject({ http: 404 });
  });

  test('work that is done is written to a file; other work is not', async () => {
    const { workId } = await create(admin, { name: 'Filed' });
    await comesTo(admin, workId, 'done');
    const wanted = { workId, choice: { format: 'csv' as const } };
    const { data } = await callAs(server, admin, countingApi.exportWork, wanted);
    const made = await vi.waitFor(
      async () => {
        const answer = await callAs(server, admin, filesApi.downloadUrl, { resourceId: data.resourceId });
        expect(answer.http).toBe(200);
        return answer.data.downloadResource;
      },
      { timeout: 20_000 },
    );
    expect(made.name).toBe('Filed.csv');
    expect((await server.app.inject({ url: made.downloadUrl, headers: { cookie: admin.cookie } })).body).toBe(
      'read,count,write',
    );
    expect(await callAs(server, colleague, filesApi.downloadUrl, data)).toMatchObject({ http: 404 });
    const bad = { workId, choice: { format: 'exe' } };
    expect(await callWith(server, admin, countingApi.exportWork, bad)).toMatchObject({ http: 400 });
    const stopped = await stayingIn('read', 'Unfiled');
    expect(await callAs(server, admin, countingApi.exportWork, { ...wanted, workId: stopped })).toMatchObject(
      {
        http: 409,
      },
    );
    await remove(admin, stopped);
  });
});

describe('lists', () => {
  test('find by name and status, sort and page', async () => {
    const list = async (input: object) =>
      (await callWith(server, admin, countingApi.listWork, { ...input })).data as {
        records: { name: string; status: string }[];
        total: number;
      };
    const names = async (input: object) => (await list(input)).records.map(({ name }) => name);
    const found = await list({ search: 'HAL' });
    expect(found).toMatchObject({ total: 1, records: [{ name: 'Halted', status: 'done' }] });
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ status: 'failed' })).toEqual([]);
    expect(await names({ status: ['failed', 'done'], search: 'hal' })).toEqual(['Halted']);
    const sorted = await names({ sort: 'name', order: 'ascending', status: 'done' });
    expect(sorted).toEqual([...sorted].sort());
    expect(sorted.length).toBeGreaterThan(3);
    const second = await list({
      sort: 'name',
      order: 'ascending',
      status: 'done',
      pageSize: 2,
      pageNumber: 2,
    });
    expect(second.records.map(({ name }) => name)).toEqual(sorted.slice(2, 4));
    expect(second.total).toBe(sorted.length);
    const { createdAt } = await create(admin, { name: 'In German', language: 'de' });
    const german = { targetLanguage: 'de', sourceLanguage: 'en' };
    expect((await list(german)).records).toMatchObject([
      { name: 'In German', languages: { source: 'en', target: 'de' } },
    ]);
    expect(await names({ ...german, from: createdAt })).toEqual(['In German']);
    expect(await names({ ...german, to: createdAt })).toEqual([]);
    expect(await names({ targetLanguage: 'fr' })).toEqual([]);
    const projectId = crypto.randomUUID();
    await create(admin, { name: 'Of a project', projectId });
    expect(await list({ subjectId: projectId })).toMatchObject({
      total: 1,
      records: [{ name: 'Of a project', subject: { kind: 'project', id: projectId } }],
    });
    expect((await list({ subjectId: crypto.randomUUID() })).total).toBe(0);
    expect(await callWith(server, admin, countingApi.listWork, { subjectId: '1' })).toMatchObject({
      http: 400,
    });
    expect(await callWith(server, admin, countingApi.listWork, { status: 'lost' })).toMatchObject({
      http: 400,
    });
  });
});

describe('for others', () => {
  const withId: Endpoint[] = [
    countingApi.work,
    countingApi.stopWork,
    countingApi.resumeWork,
    countingApi.retryWork,
    countingApi.deleteWork,
  ];

  test('who may run the kind gives work another name', async () => {
    const { workId } = await create(admin, { name: 'Old' });
    const rename = (who: TestUser | undefined, name: string) =>
      callWith(server, who, countingApi.renameWork, { workId, name });
    expect(await rename(colleague, ' New ')).toMatchObject({ http: 200, data: { name: 'New' } });
    expect(await rename(admin, ' ')).toMatchObject({ http: 400 });
    expect(await rename(stranger, 'Theirs')).toMatchObject({ http: 404 });
    expect(await rename(undefined, 'Theirs')).toMatchObject({ http: 401 });
    await remove(admin, workId);
  });

  test('work of another organization does not exist', async () => {
    const { workId } = await create(admin, { name: 'Ours' });
    for (const endpoint of withId)
      expect(await callWith(server, stranger, endpoint, { workId }), endpoint.path).toMatchObject({
        http: 404,
      });
    expect((await callAs(server, stranger, countingApi.listWork, {})).data).toMatchObject({
      total: 0,
      records: [],
    });
    await comesTo(admin, workId, 'done');
  });

  test('nothing is answered without a session, or without the key', async () => {
    const workId = '0190d3a0-0000-7000-8000-00000000ffff';
    for (const endpoint of withId)
      expect(await callWith(server, undefined, endpoint, { workId })).toMatchObject({ http: 401 });
    const keyless = await server.signInAs('TRANSLATOR', { permissions: [] });
    for (const endpoint of withId)
      expect(await callWith(server, keyless, endpoint, { workId })).toMatchObject({ http: 401 });
    expect(await callAs(server, translator, countingApi.listWork, {})).toMatchObject({ http: 200 });
  });
});
