import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { corpusTable, createEngine, settledEngine, uploadCorpus } from '../../testing/custom-engine-world.ts';
import { peopleServer } from '../../testing/people-server.ts';
import { uploadRoutes } from '../../testing/upload-as.ts';
import { customEnginesJobs } from './custom-engines.jobs.ts';
import { customEnginesRoutes } from './custom-engines.routes.ts';

const installation = { billing: true };
const routes = [...customEnginesRoutes, ...uploadRoutes];
const server = await peopleServer({ routes, jobs: customEnginesJobs, installation });
beforeAll(async () => void (await server.work()));

async function manager(accountType: 'enterprise' | 'pro' | 'pro-trial' | 'personal' = 'enterprise') {
  const member = await server.addMember('SUPER_ADMIN', { accountType });
  return { ...(await server.signIn(member)), member };
}

const prepared = ({ status }: { status: string }) => status === 'prepared';

// Rule D7.26 of the specification.
describe('a corpus', () => {
  // Rules D3.36 and D3.37 of the specification.
  test('is read and cleaned, and says how much is left and why the rest is not', async () => {
    const user = await manager();
    const table = `${corpusTable(60)}Same,Same\nThe red house,\n${corpusTable(1).split('\n')[1]}\n`;
    const fileIds = await uploadCorpus(server, user, table);
    const { customEngineId, status } = await createEngine(server, user, { fileIds });
    expect(status).toBe('cleaning');
    const engine = await settledEngine(server, user, customEngineId, prepared);
    expect(engine.corpus).toMatchObject({ uploaded: 63, deduplicated: 62, cleaned: 60, test: 6 });
    expect(engine.corpus?.reasons).toMatchObject({ identical: 1, empty: 1, duplicate: 1 });
    expect(engine.contributors).toMatchObject([
      { name: user.member.username, pairs: 63, state: 'added', bleu: null },
    ]);
  });

  test('is reviewed by hand: what a person decides counts', async () => {
    const user = await manager();
    const fileIds = await uploadCorpus(server, user, `${corpusTable(30)}Same,Same\n`);
    const { customEngineId } = await createEngine(server, user, { fileIds });
    await settledEngine(server, user, customEngineId, prepared);
    const asked = { customEngineId, show: 'left-out', reason: 'identical' } as const;
    const { data } = await callAs(server, user, customEnginesApi.listPairs, asked);
    expect(data.records).toMatchObject([
      { source: 'Same', reasons: ['identical'], decision: null, position: 31 },
    ]);
    const pairIds = data.records.map(({ pairId }) => pairId);
    await callAs(server, user, customEnginesApi.decidePairs, { customEngineId, pairIds, used: true });
    const after = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
    expect(after.data.corpus).toMatchObject({ cleaned: 31, reasons: {} });
    await callAs(server, user, customEnginesApi.decidePairs, { customEngineId, pairIds, used: null });
    const back = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
    expect(back.data.corpus).toMatchObject({ cleaned: 30 });
  });

  test('keeps what was found of a pair that is kept for testing only because a person decided for it', async () => {
    const user = await manager();
    const lines = corpusTable(40).trimEnd().split('\n');
    const table = `${[...lines.slice(0, 10), 'Same,Same', ...lines.slice(10)].join('\n')}\n`;
    const fileIds = await uploadCorpus(server, user, table);
    const { customEngineId } = await createEngine(server, user, { fileIds });
    await settledEngine(server, user, customEngineId, prepared);
    const same = async () => {
      const { data } = await callAs(server, user, customEnginesApi.listPairs, {
        customEngineId,
        show: 'all',
      });
      return data.records.find(({ source }) => source === 'Same');
    };
    const decide = async (used: boolean | null) => {
      const pairIds = [String((await same())?.pairId)];
      await callAs(server, user, customEnginesApi.decidePairs, { customEngineId, pairIds, used });
    };
    await decide(true);
    const more = await uploadCorpus(server, user, corpusTable(9, 40), 'more.csv');
    await callAs(server, user, customEnginesApi.addCorpus, {
      customEngineId,
      fileIds: more,
      forTesting: false,
    });
    await settledEngine(server, user, customEngineId, prepared);
    expect(await same()).toMatchObject({ part: 'test', reasons: ['identical'], decision: true });
    await decide(null);
    const { data } = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
    expect(data.corpus?.reasons).toMatchObject({ identical: 1 });
  });

  test('is measured with a test set alone where one is given, of which nothing is learned', async () => {
    const user = await manager();
    const fileIds = await uploadCorpus(server, user, corpusTable(40));
    const { customEngineId } = await createEngine(server, user, { fileIds });
    await settledEngine(server, user, customEngineId, prepared);
    const tests = await uploadCorpus(server, user, corpusTable(8, 36), 'test.csv');
    const input = { customEngineId, fileIds: tests, forTesting: true };
    await callAs(server, user, customEnginesApi.addCorpus, input);
    const { corpus } = await settledEngine(server, user, customEngineId, prepared);
    expect(corpus).toMatchObject({ uploaded: 48, test: 8, cleaned: 44, reasons: { alikeHeldOut: 4 } });
  });

  test.each([
    ['another pair of languages', 'en,de\nGood morning,Guten Morgen\n'],
    ['no pairs', 'en,es\n'],
  ])('says so of a file with %s', async (_, content) => {
    const user = await manager();
    const fileIds = await uploadCorpus(server, user, content);
    const { customEngineId } = await createEngine(server, user, { fileIds });
    const engine = await settledEngine(
      server,
      user,
      customEngineId,
      ({ cleaningJob }) => cleaningJob === null,
    );
    expect(engine).toMatchObject({ status: 'empty', corpus: null });
    expect(engine.files).toMatchObject([
      { pairs: 0, failureMessage: 'The file has no pairs from English to Spanish. Check its languages.' },
    ]);
  });

  test('names a file that cannot be used, and loses one that is taken out', async () => {
    const user = await manager();
    const good = await uploadCorpus(server, user, corpusTable(20), 'good.csv');
    const bad = await uploadCorpus(server, user, '<tmx version="1.4"><body><tu>', 'bad.tmx');
    const { customEngineId } = await createEngine(server, user, { fileIds: [...good, ...bad] });
    const engine = await settledEngine(server, user, customEngineId, prepared);
    expect(engine.corpus?.uploaded).toBe(20);
    const failed = engine.files.find(({ name }) => name === 'bad.tmx');
    expect(failed?.failureMessage).toContain('bad.tmx');
    const [file] = engine.files;
    const corpusId = String(failed?.corpusId);
    await callAs(server, user, customEnginesApi.removeCorpus, { customEngineId, corpusId });
    const { files } = await settledEngine(server, user, customEngineId, prepared);
    expect(files.map(({ name }) => name)).toEqual([file?.name]);
  });
});

describe('custom engines', () => {
  test('are renamed, and go with all they hold', async () => {
    const user = await manager();
    const fileIds = await uploadCorpus(server, user, corpusTable(20));
    const { customEngineId } = await createEngine(server, user, { fileIds });
    await settledEngine(server, user, customEngineId, prepared);
    const change = { customEngineId, name: '新闻', tags: ['legal', 'news'] };
    const { data } = await callAs(server, user, customEnginesApi.changeCustomEngine, change);
    expect(data).toMatchObject({ name: '新闻', tags: ['legal', 'news'] });
    await callAs(server, user, customEnginesApi.deleteCustomEngine, { customEngineId });
    const listed = await callAs(server, user, customEnginesApi.listCustomEngines, {});
    expect(listed.data.engines).toEqual([]);
    const rows = () =>
      server.database.organizationTransaction(user.member, (db) =>
        db.selectFrom('enginePair').select('id').execute(),
      );
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
  });

  // Rules D3.32 and D3.33 of the specification.
  test('have names of their own, of at most ten characters', async () => {
    const user = await manager();
    await createEngine(server, user, { name: 'Twin' });
    const fileIds = await uploadCorpus(server, user, corpusTable(20));
    const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
    const about = { name: 'Twin', tags: ['news'], description: 'News', examples: 'A = B' };
    const twin = { kind: 'rag', ...about, ...languages, baseEngine: null, fileIds };
    const answer = (input: object) =>
      callWith(server, user, customEnginesApi.createCustomEngine, { ...twin, ...input });
    expect((await answer({})).code).toBe('custom-engine.duplicate-name');
    for (const bad of [
      { name: 'Eleven char' },
      { tags: [] },
      { tags: ['news', 'legal', 'it', 'energy'] },
      { description: 'x'.repeat(101) },
      { examples: 'x'.repeat(4001) },
      { terms: Array.from({ length: 21 }, () => ({ source: 'a', target: 'b' })) },
    ])
      expect((await answer({ name: 'Other', ...bad })).http).toBe(400);
    expect((await answer({ name: 'Other', targetLanguage: 'en' })).code).toBe('project.language-equal');
  });

  // Rule D4.50 of the specification.
  test('are as many as the plan covers; the rest is off the shelf until it covers them again', async () => {
    const user = await manager('pro-trial');
    const { customEngineId } = await createEngine(server, user);
    await settledEngine(server, user, customEngineId, prepared);
    const more = await callWith(server, user, customEnginesApi.createCustomEngine, {
      kind: 'quick',
      name: 'More',
      tags: ['news'],
      description: 'News',
      fileIds: await uploadCorpus(server, user, corpusTable(20)),
      baseEngine: null,
      sourceLanguage: 'en',
      targetLanguage: 'es',
    });
    expect(more).toMatchObject({ http: 403, code: 'custom-engine.too-many' });
    const plan = (accountType: string) =>
      server.database.systemTransaction(
        async (db) =>
          void (await db
            .updateTable('organization')
            .set({ accountType })
            .where('organizationId', '=', user.member.organizationId)
            .execute()),
      );
    const status = async () =>
      (await callAs(server, user, customEnginesApi.listCustomEngines, {})).data.engines.map(
        (one) => one.status,
      );
    expect(await status()).toEqual(['prepared']);
    await plan('personal');
    expect(await status()).toEqual(['off-shelf']);
    await plan('pro');
    expect(await status()).toEqual(['prepared']);
  });

  test('are made by whoever may make them, and seen by the rest', async () => {
    const owner = await manager();
    const { customEngineId } = await createEngine(server, owner);
    const translator = await server.signIn(await server.addMember('TRANSLATOR', owner.member));
    const seen = await callAs(server, translator, customEnginesApi.customEngine, { customEngineId });
    expect(seen.http).toBe(200);
    const remove = { customEngineId };
    expect((await callAs(server, translator, customEnginesApi.deleteCustomEngine, remove)).http).toBe(403);
    expect((await callAs(server, undefined, customEnginesApi.listCustomEngines, {})).http).toBe(401);
    const stranger = await manager();
    expect((await callAs(server, stranger, customEnginesApi.customEngine, { customEngineId })).http).toBe(
      404,
    );
  });
});
