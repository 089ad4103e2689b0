import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { enginesApi } from '@transloom/contracts/engines';
import { translationsApi } from '@transloom/contracts/translations';
import { plainInline } from '@transloom/core/inline/inline-text';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import {
  corpusTable,
  createEngine,
  customEngineServer,
  settledEngine,
  uploadCorpus,
} from '../../../testing/custom-engine-world.ts';
import { startFakeOpenAi } from '../../../testing/fake-engines/fake-openai.ts';
import { connectFake } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { findUsableEngine } from '../find-connectable.ts';
import { holdShare, saveGuest } from './engine-shares.store.ts';
import { joiningInADay } from './join-engine.ts';
import { requireLink } from './shared-engine.ts';

const server = await customEngineServer();
const model = await startFakeOpenAi();
beforeAll(async () => void (await server.work()));
const timeout = 90_000;
const password = 'secret words';

async function manager(): Promise<TestUser> {
  return server.signIn(await server.addMember('SUPER_ADMIN'));
}

/** Shared by somebody: what its link says. */
async function shared(draft: Parameters<typeof createEngine>[2] = {}, expiresAt: string | null = null) {
  const owner = await manager();
  const base = draft.kind === 'rag' ? { baseEngine: await connectFake(server, owner, model.baseUrl) } : {};
  const fileIds = await uploadCorpus(server, owner, corpusTable(100));
  const { customEngineId } = await createEngine(server, owner, { fileIds, ...draft, ...base });
  await settledEngine(server, owner, customEngineId, ({ status }) => status === 'prepared');
  await callAs(server, owner, customEnginesApi.trainCustomEngine, { customEngineId });
  await settledEngine(server, owner, customEngineId, ({ status }) => status === 'ready');
  const input = { customEngineId, password, expiresAt };
  const { data } = await callAs(server, owner, customEnginesApi.shareEngine, input);
  return { owner, customEngineId, token: String(data.share?.token) };
}

async function translate(who: TestUser, key: string, text: string): Promise<string | undefined> {
  const { as } = actAs(server.services);
  const engine = await as(who, async (context) => (await findUsableEngine(context, key))?.connect(undefined));
  const answer = await engine?.translate({
    sourceLanguage: 'en',
    targetLanguage: 'es',
    signal: AbortSignal.timeout(20_000),
    segments: [{ source: plainInline(text), codes: {} }],
  });
  const [result] = answer?.results ?? [];
  return result?.status === 'translated' ? result.target.text : undefined;
}

// Rules D3.35 and D4.49 of the specification.
test('an engine is joined by its link and password, used, and lost when it is taken back', {
  timeout,
}, async () => {
  const { owner, ...link } = await shared();
  const guest = await manager();
  const { customEngineId } = link;
  const before = await callAs(server, guest, customEnginesApi.sharedEngine, link);
  expect(before.data).toMatchObject({ kind: 'quick', serving: true, joined: false });
  expect(await translate(guest, customEngineId, 'The black cat.')).toBeUndefined();
  const wrong = await callAs(server, guest, customEnginesApi.joinEngine, { ...link, password: 'guess' });
  expect(wrong).toMatchObject({ http: 403, code: 'custom-engine.wrong-password' });
  await callAs(server, guest, customEnginesApi.joinEngine, { ...link, password });
  expect(await translate(guest, customEngineId, 'The black cat')).toBe('El gato negro');
  const { data } = await callAs(server, guest, enginesApi.enginesForPair, { source: 'en', target: 'es' });
  expect(data.find(({ key }) => key === customEngineId)).toMatchObject({ state: 'ready' });
  const listed = await callAs(server, guest, customEnginesApi.listCustomEngines, {});
  expect(listed.data.joined.map((one) => one.customEngineId)).toEqual([customEngineId]);
  // What it was made of stays with its owner.
  expect((await callAs(server, guest, customEnginesApi.listPairs, { customEngineId })).http).toBe(404);
  expect((await callAs(server, guest, customEnginesApi.trainCustomEngine, { customEngineId })).http).toBe(
    404,
  );
  const seen = await callAs(server, owner, customEnginesApi.sharing, { customEngineId });
  expect(seen.data.guests.length).toBe(1);
  await callAs(server, owner, customEnginesApi.stopSharing, { customEngineId });
  expect(await translate(guest, customEngineId, 'The black cat')).toBeUndefined();
  expect((await callAs(server, guest, customEnginesApi.sharedEngine, link)).http).toBe(404);
});

test('tries of passwords are limited in a quarter of an hour and in a day, and links end', {
  timeout,
}, async () => {
  const expiresAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const { owner, ...link } = await shared({}, expiresAt);
  const guest = await manager();
  const join = (given: string) =>
    callAs(server, guest, customEnginesApi.joinEngine, { ...link, password: given });
  const { rateLimits } = server.services;
  await rateLimits.takeAll([{ rule: joiningInADay, subject: link.customEngineId, weight: 44 }]);
  for (let i = 0; i < 5; i++) expect((await join('guess')).code).toBe('custom-engine.wrong-password');
  expect((await join(password)).code).toBe('request.too-frequent');
  server.clock.advance(15 * 60_000);
  expect((await join('guess')).code).toBe('custom-engine.wrong-password');
  server.clock.advance(15 * 60_000);
  expect((await join(password)).code).toBe('request.too-frequent');
  const own = await callAs(server, owner, customEnginesApi.joinEngine, { ...link, password });
  expect(own.code).toBe('custom-engine.own');
  const other = await callAs(server, guest, customEnginesApi.sharedEngine, { ...link, token: 'another' });
  expect(other.http).toBe(404);
  server.clock.advance(2 * 3_600_000);
  expect((await join(password)).http).toBe(404);
});

test('a link that would have ended already is refused', async () => {
  const owner = await manager();
  const { customEngineId } = await createEngine(server, owner);
  const share = (ms: number) => {
    const expiresAt = new Date(server.clock.now().getTime() + ms).toISOString();
    return callAs(server, owner, customEnginesApi.shareEngine, { customEngineId, password, expiresAt });
  };
  for (const ms of [-86_400_000, -1, 0])
    expect(await share(ms)).toMatchObject({ http: 400, code: 'custom-engine.share-over' });
  const { data } = await callAs(server, owner, customEnginesApi.sharing, { customEngineId });
  expect(data.share).toBeNull();
  expect((await share(1)).data.share?.token).toMatch(/./);
  const stranger = await manager();
  const theirs = { customEngineId, password, expiresAt: '2020-01-01T00:00:00Z' };
  expect((await callAs(server, stranger, customEnginesApi.shareEngine, theirs)).http).toBe(404);
});

test('whoever joins while an engine is taken back has it no more', { timeout }, async () => {
  const owner = await manager();
  const { customEngineId } = await createEngine(server, owner);
  const share = await callAs(server, owner, customEnginesApi.shareEngine, { customEngineId, password });
  const link = { customEngineId, token: String(share.data.share?.token) };
  const guest = await manager();
  const { stopped } = await actAs(server.services).as(guest, async (context) => {
    const { organizationId: ownerOrganizationId } = await requireLink(context, link, holdShare);
    let over = false;
    const stopping = callAs(server, owner, customEnginesApi.stopSharing, { customEngineId }).finally(() => {
      over = true;
    });
    const waiting = sql`select from pg_locks
      where not granted and transactionid = pg_current_xact_id()::text::xid`;
    const isWaiting = async () => (await waiting.execute(context.db)).rows.length > 0;
    await vi.waitFor(async () => expect(over || (await isWaiting())).toBe(true), { timeout: 20_000 });
    const { organizationId, userId } = guest;
    await saveGuest(context.db, {
      organizationId,
      userId,
      customEngineId,
      ownerOrganizationId,
      baseEngine: null,
      joinedAt: context.now(),
    });
    return { stopped: stopping };
  });
  expect((await stopped).http).toBe(200);
  const { data } = await callAs(server, owner, customEnginesApi.sharing, { customEngineId });
  expect(data).toEqual({ share: null, guests: [] });
});

test('a guest of a language model brings an engine of their own, and may leave', { timeout }, async () => {
  const { customEngineId, token } = await shared({ kind: 'rag' });
  const guest = await manager();
  const input = { customEngineId, token, password };
  const without = await callAs(server, guest, customEnginesApi.joinEngine, input);
  expect(without.code).toBe('custom-engine.no-base');
  const itself = { ...input, baseEngine: customEngineId };
  expect((await callAs(server, guest, customEnginesApi.joinEngine, itself)).code).toBe(
    'custom-engine.no-base',
  );
  const baseEngine = await connectFake(server, guest, model.baseUrl);
  const { data } = await callAs(server, guest, customEnginesApi.joinEngine, { ...input, baseEngine });
  expect(data).toMatchObject({ baseEngine, serving: true });
  const connectable = await actAs(server.services).as(guest, (context) =>
    findUsableEngine(context, customEngineId),
  );
  expect(connectable?.baseEngine).toBe(baseEngine);
  await callAs(server, guest, customEnginesApi.leaveEngine, { customEngineId });
  const gone = await callAs(server, guest, customEnginesApi.leaveEngine, { customEngineId });
  expect(gone.http).toBe(404);
});

test('engines that are the base of one another cannot be asked', { timeout }, async () => {
  const [first, second] = [await shared({ kind: 'rag' }), await shared({ kind: 'rag' })];
  const guest = await manager();
  const bases = [
    [first, second.customEngineId],
    [second, first.customEngineId],
  ] as const;
  for (const [{ customEngineId, token }, baseEngine] of bases) {
    const input = { customEngineId, token, password, baseEngine };
    expect((await callAs(server, guest, customEnginesApi.joinEngine, input)).http).toBe(200);
  }
  const { customEngineId: engineKey } = first;
  const wish = { engineKey, sourceLanguage: 'en', targetLanguage: 'es', texts: ['The black cat'] };
  const answer = await callAs(server, guest, translationsApi.translate, wish);
  expect(answer).toMatchObject({ http: 409, code: 'custom-engine.no-base' });
});
