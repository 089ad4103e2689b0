import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/db/new-id.ts';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { addConcepts } from '../entries/add-concepts.ts';
import { showImported } from '../exchange/show-imported.ts';
import { termsRoutes } from '../terms.routes.ts';

const server = await peopleServer({ routes: termsRoutes });

async function world() {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const makeBase = async (name: string) => {
    const languages = { sourceLanguage: 'zh-CN', targetLanguages: ['de'] };
    const { data } = await callAs(server, user, termsApi.createTermBase, { name, ...languages });
    return data.termBaseId;
  };
  return { user, makeBase };
}

async function add(
  user: TestUser,
  termBaseId: string,
  [source, target]: readonly [string, string],
  note?: string,
) {
  const terms = [
    { language: 'zh-CN', text: source },
    { language: 'de', text: target },
  ];
  const { data } = await callAs(server, user, termEntriesApi.addTermEntry, {
    termBaseId,
    terms,
    ...(note && { note }),
  });
  return data;
}

const listed = async (user: TestUser, termBaseId: string, text: string) => {
  const { data } = await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId, text });
  return { found: data.records.map(({ terms }) => terms[0]?.text), total: data.total };
};
const bases = async (user: TestUser, content: string) =>
  (await callAs(server, user, termsApi.listTermBases, { content })).data.map(({ name }) => name);

test.each([
  ['智能', '人工智能'],
  ['能', '人工智能'],
  ['INTELLIGENZ', '人工智能'],
  ['künst intell', '人工智能'],
  ['maschine 100%', '人工智能'],
  ['platte', '硬盘'],
  ['fe', '硬盘'],
])('entries and bases are found by any part: %s', async (text, expected) => {
  const { user, makeBase } = await world();
  const termBaseId = await makeBase('House');
  await makeBase('Empty');
  await add(user, termBaseId, ['人工智能', 'künstliche Intelligenz'], 'Von Maschinen, zu 100% gedacht');
  await add(user, termBaseId, ['硬盘', 'Festplatte']);
  expect(await listed(user, termBaseId, text)).toEqual({ found: [expected], total: 1 });
  expect(await bases(user, text)).toEqual(['House']);
});

test.each(['智人', '100_', 'st', 'platte maschine'])('what stands in none is not found: %s', async (text) => {
  const { user, makeBase } = await world();
  const termBaseId = await makeBase('House');
  await add(user, termBaseId, ['人工智能', 'künstliche Intelligenz'], 'Von Maschinen, zu 100% gedacht');
  await add(user, termBaseId, ['硬盘', 'Festplatte']);
  expect(await listed(user, termBaseId, text)).toEqual({ found: [], total: 0 });
  expect(await bases(user, text)).toEqual([]);
});

test('an entry is found as it was changed, and not once it is deleted', async () => {
  const { user, makeBase } = await world();
  const termBaseId = await makeBase('House');
  const { termEntryId, updatedAt, terms } = await add(user, termBaseId, ['硬盘', 'Festplatte']);
  const changed = terms.map(({ language, text }) => ({
    language,
    text: text === 'Festplatte' ? 'Laufwerk' : text,
  }));
  await callAs(server, user, termEntriesApi.changeTermEntry, {
    termBaseId,
    termEntryId,
    updatedAt,
    terms: changed,
  });
  expect(await bases(user, 'platte')).toEqual([]);
  expect(await bases(user, 'werk')).toEqual(['House']);
  await callAs(server, user, termEntriesApi.deleteTermEntries, { termBaseId, termEntryIds: [termEntryId] });
  expect(await bases(user, 'werk')).toEqual([]);
});

test('nobody finds what another organization has, nor what an import is still adding', async () => {
  const { user, makeBase } = await world();
  const termBaseId = await makeBase('House');
  await add(user, termBaseId, ['硬盘', 'Festplatte']);
  const { user: stranger } = await world();
  expect(await bases(stranger, 'platte')).toEqual([]);
  const importId = newId();
  const status = 'preferred' as const;
  const sections = [
    { language: 'zh-CN', terms: [{ text: '雾', status }] },
    { language: 'de', terms: [{ text: 'Nebel', status }] },
  ];
  const { as } = actAs(server.services);
  await as(user, (context) => addConcepts(context, { termBaseId, importId }, [{ sections }]));
  expect(await listed(user, termBaseId, 'nebel')).toEqual({ found: [], total: 0 });
  expect(await bases(user, 'nebel')).toEqual([]);
  await as(user, (context) => showImported(context, { termBaseId, importId }));
  expect(await bases(user, 'nebel')).toEqual(['House']);
});
