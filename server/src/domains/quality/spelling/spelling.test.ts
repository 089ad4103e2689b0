import { spellingApi } from '@transloom/contracts/spelling';
import { expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
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
