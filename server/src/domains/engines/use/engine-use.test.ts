import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { engineUseApi } from '@transloom/contracts/engine-use';
import { translationsApi } from '@transloom/contracts/translations';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { openAiWorld } from '../../../testing/open-ai-world.ts';
import type { Member } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server, openAi, vendor, settings } = await openAiWorld();
let member: Member;
let admin: TestUser;
let translator: TestUser;

beforeAll(async () => {
  member = await server.addMember('SUPER_ADMIN');
  admin = await server.signIn(member);
  translator = await server.signIn(await server.addMember('TRANSLATOR', member));
});
afterEach(() => openAi.heal());

const price = { currency: 'USD', unit: 'tokens', source: 5, target: 50 } as const;

async function connect(name: string, scope: 'organization' | 'user', who = admin): Promise<string> {
  const wish = { vendor, name, settings, scope, price };
  return (await callAs(server, who, engineConnectionsApi.addConnection, wish)).data.connectionId;
}

function translate(engineKey: string, texts: string[], who = admin) {
  const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
  return callAs(server, who, translationsApi.translate, { engineKey, ...languages, texts });
}

async function useOf(engineKey: string, who = admin) {
  const { data } = await callAs(server, who, engineUseApi.engineUse, {});
  return data.filter((month) => month.engineKey === engineKey);
}

const thisMonth = () => server.clock.now().toISOString().slice(0, 7);

test('tells of each month what an engine was asked, answered before, failed at and cost', async () => {
  const key = await connect('Used', 'organization');
  await translate(key, ['one text']);
  await translate(key, ['one text', 'another']);
  openAi.fail('unauthorized', 1);
  await translate(key, ['refused']);
  expect(await useOf(key)).toEqual([
    {
      engineKey: key,
      name: 'Used',
      own: false,
      month: thisMonth(),
      characters: 'one text'.length + 'another'.length,
      knownCharacters: 'one text'.length,
      calls: 3,
      failures: 1,
      tokensRead: 20,
      tokensWritten: 20,
      costs: [{ currency: 'USD', amount: 0.0011 }],
    },
  ]);
});

test('an engine that is gone keeps its name, and one that nobody asked is not listed', async () => {
  const [gone, unused] = [await connect('Gone', 'organization'), await connect('Unused', 'organization')];
  await translate(gone, ['before it went']);
  await callAs(server, admin, engineConnectionsApi.removeConnection, { connectionId: gone });
  expect(await useOf(gone)).toMatchObject([{ name: 'Gone', calls: 1 }]);
  expect(await useOf(unused)).toEqual([]);
});

test('what somebody’s own engine did is theirs, and the organization’s is for administrators', async () => {
  const own = await connect('Own', 'user', translator);
  const shared = await connect('Shared', 'organization');
  await translate(own, ['by myself'], translator);
  await translate(shared, ['with all'], translator);
  expect(await useOf(own, translator)).toMatchObject([{ name: 'Own', own: true }]);
  expect(await useOf(shared, translator)).toEqual([]);
  expect(await useOf(shared)).toMatchObject([{ name: 'Shared', own: false }]);
  expect(await useOf(own)).toEqual([]);
  const stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
  expect((await callAs(server, stranger, engineUseApi.engineUse, {})).data).toEqual([]);
});

test.each([
  ['no month', 0],
  ['more than three years', 37],
  ['no number', 'x'],
])('%s is refused', async (_, months) => {
  expect(await callWith(server, admin, engineUseApi.engineUse, { months })).toMatchObject({ http: 400 });
});
