import { projectsApi } from '@transloom/contracts/projects';
import { searchApi } from '@transloom/contracts/search';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { connectFake, createProjectAs, manager, projectWorld } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { server, engine } = await projectWorld();
const user = await manager(server);
await connectFake(server, user, engine.baseUrl);
const stranger = await manager(server);
const { projectId } = await createProjectAs(server, user, {
  files: [{ name: 'Pump handbook.txt', content: 'The gate opens.' }],
  engineKey: null,
  openToAll: false,
});
await callAs(server, user, projectsApi.changeProject, { projectId, name: 'Pump 100% new' });

const found = async (text: string, by: TestUser = user) =>
  (await callAs(server, by, searchApi.search, { text })).data.map(({ kind, name }) => [kind, name]);

test('things are found by a part of their name, of every kind that the user may open', async () => {
  expect(await found('pump')).toEqual([
    ['project', 'Pump 100% new'],
    ['file', 'Pump handbook.txt'],
  ]);
  const { data } = await callAs(server, user, searchApi.search, { text: 'handbook' });
  expect(data[0]?.file, 'tells documents of one file apart').toMatchObject({
    sourceLanguage: 'en',
    targetLanguage: 'es',
  });
  expect(await found('100%')).toEqual([['project', 'Pump 100% new']]);
  expect(await found('1_0%')).toEqual([]);
});

test('nobody finds what is not open to them', async () => {
  expect(await found('pump', stranger)).toEqual([]);
  const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
  expect(await found('pump', translator)).toEqual([]);
});

test('a search without a text is refused, and so is one of a visitor', async () => {
  expect((await callAs(server, user, searchApi.search, { text: '  ' })).code).toBe('request.invalid');
  expect((await callWith(server, undefined, searchApi.search, { text: 'pump' })).http).toBe(401);
});
