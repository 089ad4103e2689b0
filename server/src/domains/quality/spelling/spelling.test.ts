import { spellingApi } from '@transloom/contracts/spelling';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { workbenchWorld } from '../../../testing/workbench-world.ts';

const { server, user, colleague, stranger, documentId } = await workbenchWorld();

const own = async (by: TestUser = user) =>
  (await callAs(server, by, spellingApi.dictionary, { documentId })).data;
const add = (word: string, by: TestUser = user) =>
  callAs(server, by, spellingApi.addSpellingWord, { documentId, word });
const remove = (word: string) => callAs(server, user, spellingApi.removeSpellingWord, { documentId, word });

test('the organization has words of its own, which everybody of it shares', async () => {
  expect(await own()).toEqual({ dictionary: null, ownWords: [] });
  await add('Transloom');
  await add('telarcito', colleague);
  await add('telarcito');
  expect((await own(colleague)).ownWords).toEqual(['Transloom', 'telarcito'].sort());
  expect((await remove('telarcito')).code).toBeUndefined();
  expect((await remove('telarcito')).code).toBe('resource.not-found');
  expect((await own()).ownWords).toEqual(['Transloom']);
  expect((await add('two words')).code).toBe('request.invalid');
  expect((await add('palabra', stranger)).code).toBe('resource.not-found');
});

test('all words are listed with who added them, imported in one call, and removed together', async () => {
  const list = async (by: TestUser = user) => (await callAs(server, by, spellingApi.spellingWords, {})).data;
  const addAll = (input: Readonly<Record<string, unknown>>, by: TestUser | undefined = user) =>
    callWith(server, by, spellingApi.addSpellingWords, input);
  const words = ['Gerät', "aujourd'hui", 'Gerät', 'naïveté'];
  expect((await addAll({ language: 'de-AT', words })).data).toEqual({ added: 3 });
  expect((await addAll({ language: 'de', words: ['Gerät', 'Webstuhl'] })).data).toEqual({ added: 1 });
  const rows = (await list(colleague)).filter(({ language }) => language === 'de');
  expect(rows.map(({ word }) => word).sort()).toEqual(['Gerät', 'Webstuhl', "aujourd'hui", 'naïveté'].sort());
  expect(rows[0]).toMatchObject({ addedBy: expect.any(String), addedAt: expect.any(String) });
  expect((await list(stranger)).filter(({ language }) => language === 'de')).toEqual([]);
  const remove = (by: TestUser | undefined, gone: readonly string[]) =>
    callWith(server, by, spellingApi.removeSpellingWords, {
      words: gone.map((word) => ({ language: 'de', word })),
    });
  expect((await remove(stranger, ['Gerät'])).data).toEqual({ removed: 0 });
  expect((await remove(user, ['Gerät', 'Webstuhl', 'nothing'])).data).toEqual({ removed: 2 });
  expect(await list()).toHaveLength(rows.length - 2 + 1);
  for (const bad of [[], ['two words'], ['x'.repeat(101)], ['<b>']])
    expect((await addAll({ language: 'de', words: bad })).code).toBe('request.invalid');
  expect((await addAll({ language: 'no language', words: ['a'] })).code).toBe('request.invalid');
  expect((await callWith(server, undefined, spellingApi.addSpellingWords, {})).http).toBe(401);
  const client = await server.signIn(await server.addMember('VENDOR', user.member));
  expect((await addAll({ language: 'de', words: ['Wort'] }, client)).http).toBe(200);
});

test('a language has no more words than the limit', async () => {
  const many = (from: number) =>
    Array.from({ length: 1000 }, (_, index) => `wort${'abcdefghij'[from]}${toLetters(index)}`);
  const add = (words: readonly string[]) =>
    callAs(server, user, spellingApi.addSpellingWords, { language: 'sv', words: [...words] });
  for (const from of [0, 1, 2, 3, 4]) expect((await add(many(from))).code).toBeUndefined();
  expect((await add(['till'])).code).toBe('spelling.too-many-words');
});

function toLetters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
