import { customEnginesApi } from '@transloom/contracts/custom-engines';
import { matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { ownRolesApi } from '@transloom/contracts/own-roles';
import { teamsApi } from '@transloom/contracts/teams';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { expect, test } from 'vitest';
import { customEnginesJobs } from './domains/custom-engines/custom-engines.jobs.ts';
import { customEnginesRoutes } from './domains/custom-engines/custom-engines.routes.ts';
import { memoriesJobs } from './domains/memories/memories.jobs.ts';
import { memoriesRoutes } from './domains/memories/memories.routes.ts';
import { searchedMemories } from './domains/memories/searched/searched-memories.ts';
import { termBasesOfPair } from './domains/terms/finding/term-bases-of-pair.ts';
import { termsJobs } from './domains/terms/terms.jobs.ts';
import { termsRoutes } from './domains/terms/terms.routes.ts';
import { actAs } from './testing/act-as.ts';
import { callAs, callWith } from './testing/call-as.ts';
import { createEngine } from './testing/custom-engine-world.ts';
import { type Member, peopleRoutes, peopleServer } from './testing/people-server.ts';
import type { TestUser } from './testing/test-user.ts';
import { uploadRoutes } from './testing/upload-as.ts';

/** What belongs to a team is seen by its people, and changed by its owner and by who runs all teams. */
const server = await peopleServer({
  routes: [...peopleRoutes, ...memoriesRoutes, ...termsRoutes, ...customEnginesRoutes, ...uploadRoutes],
  jobs: [...memoriesJobs, ...termsJobs, ...customEnginesJobs],
});
const languages = { sourceLanguage: 'en', targetLanguages: ['es'] };
const pair = { sourceLanguage: 'en', targetLanguage: 'es' };

/** A company with two teams, and people in and outside of them. */
async function company() {
  const chief = await server.addMember('SUPER_ADMIN');
  const boss = await server.signIn(chief);
  const add = (role: Member['role']) => server.addMember(role, chief);
  const [law, film] = [await add('TEAM_OWNER'), await add('TEAM_OWNER')];
  const [insider, outsider] = [await add('TRANSLATOR'), await add('TRANSLATOR')];
  const team = async (name: string, owner: Member, members: readonly Member[]) => {
    const memberIds = members.map(({ userId }) => userId);
    const input = { name, ownerId: owner.userId, memberIds };
    return (await callAs(server, boss, teamsApi.createTeam, input)).data.teamId;
  };
  const lawId = await team('Law', law, [insider]);
  const filmId = await team('Film', film, [outsider]);
  const users = {
    boss,
    law: await server.signIn(law),
    film: await server.signIn(film),
    insider: await server.signIn(insider),
    outsider: await server.signIn(outsider),
    manager: await server.signIn(await add('PROJECT_MANAGER')),
  };
  return { ...users, add, lawId, filmId };
}

const memoryOf = async (user: TestUser, name: string, more: object = {}) =>
  (await callWith(server, user, memoriesApi.createMemory, { name, ...languages, ...more })).data as {
    memoryId: string;
    team: { name: string } | null;
    directions: { isDefault: boolean }[];
  };
const termBaseOf = async (user: TestUser, name: string, more: object = {}) =>
  (await callWith(server, user, termsApi.createTermBase, { name, ...languages, ...more })).data as {
    termBaseId: string;
    team: { name: string } | null;
  };

test('memories of a team are listed, read, searched, changed and exported as far as the rights reach', async () => {
  const { boss, law, film, manager, insider, outsider, lawId, filmId } = await company();
  const everybodys = await memoryOf(boss, 'Everybody');
  // The team of who creates for the own teams alone needs no naming.
  const laws = await memoryOf(law, 'Contracts');
  expect(laws.team?.name).toBe('Law');
  // A memory of a team does not take what everybody confirms.
  const french = await memoryOf(law, 'French', { targetLanguages: ['fr'] });
  expect(french.directions).toMatchObject([{ isDefault: false }]);
  const foreign = await callWith(server, film, memoriesApi.createMemory, {
    ...languages,
    name: 'Foreign',
    teamId: lawId,
  });
  expect(foreign).toMatchObject({ http: 403 });
  const listed = async (user: TestUser, asked: object = {}) => {
    const { data } = await callWith(server, user, memoriesApi.listMemories, { target: 'es', ...asked });
    return (data as { name: string; editable: boolean }[]).map(
      ({ name, editable }) => `${name}${editable ? '*' : ''}`,
    );
  };
  expect(await listed(boss)).toEqual(['Contracts*', 'Everybody*']);
  expect(await listed(manager)).toEqual(['Contracts*', 'Everybody*']);
  expect(await listed(law)).toEqual(['Contracts*', 'Everybody']);
  expect(await listed(film)).toEqual(['Everybody']);
  expect(await listed(boss, { teamId: lawId })).toEqual(['Contracts*']);
  expect(await listed(boss, { teamId: filmId })).toEqual([]);

  const { memoryId } = laws;
  const entry = { targetLanguage: 'es', sourceMarkup: 'a', targetMarkup: 'b' };
  const tries = (id: string): readonly [string, (user: TestUser) => Promise<{ http: number }>][] => [
    ['read', (user) => callAs(server, user, memoriesApi.memoryDetail, { memoryId: id })],
    ['entries', (user) => callAs(server, user, memoryEntriesApi.listEntries, { memoryId: id })],
    ['rename', (user) => callAs(server, user, memoriesApi.changeMemory, { memoryId: id, penalty: 1 })],
    ['add', (user) => callAs(server, user, memoryEntriesApi.addEntry, { memoryId: id, ...entry })],
    [
      'penalties',
      (user) => callAs(server, user, matchPenaltiesApi.saveMemoryPenalties, { memoryId: id, penalties: {} }),
    ],
    ['delete', (user) => callAs(server, user, memoriesApi.deleteMemories, { memoryIds: [id] })],
  ];
  const verdicts = async (user: TestUser, id: string) => {
    const answers: string[] = [];
    for (const [name, run] of tries(id)) answers.push(`${name} ${(await run(user)).http}`);
    return answers;
  };
  expect(await verdicts(film, memoryId)).toEqual([
    'read 404',
    'entries 404',
    'rename 404',
    'add 404',
    'penalties 404',
    'delete 404',
  ]);
  expect(await verdicts(law, everybodys.memoryId)).toEqual([
    'read 200',
    'entries 200',
    'rename 403',
    'add 403',
    'penalties 403',
    'delete 403',
  ]);
  const byDefault = { memoryId, targetLanguage: 'es', isDefault: true };
  expect(await callAs(server, law, memoriesApi.setDefaultMemory, byDefault)).toMatchObject({ http: 403 });
  const { organizationPenalties } = matchPenaltiesApi;
  expect((await callAs(server, law, organizationPenalties, {})).data.editable).toBe(false);
  expect((await callAs(server, boss, organizationPenalties, {})).data.editable).toBe(true);
  expect(
    await callAs(server, law, matchPenaltiesApi.saveOrganizationPenalties, { penalties: {} }),
  ).toMatchObject({
    http: 403,
  });
  expect(await callAs(server, boss, memoriesApi.exportMemory, { memoryId, as: 'tmx' })).toMatchObject({
    http: 200,
  });

  const searched = (user: TestUser) =>
    actAs(server.services).as(user, async (context) =>
      (await searchedMemories(context, pair)).map(({ direction }) => direction.name),
    );
  expect(await searched(insider)).toEqual(['Everybody', 'Contracts']);
  expect(await searched(outsider)).toEqual(['Everybody']);
  // Given to the whole organization, it is seen by all.
  await callAs(server, boss, memoriesApi.changeMemory, { memoryId, teamId: null });
  expect(await listed(film)).toEqual(['Contracts', 'Everybody']);
  expect(await verdicts(law, memoryId)).toEqual([
    'read 200',
    'entries 200',
    'rename 200',
    'add 200',
    'penalties 200',
    'delete 200',
  ]);
});

test('term bases of a team follow the same rules, and a merge keeps the team that all of them have', async () => {
  const { boss, law, film, insider, outsider, lawId } = await company();
  const { termBaseId } = await termBaseOf(law, 'Statutes');
  const other = await termBaseOf(boss, 'More statutes', { teamId: lawId });
  const open = await termBaseOf(boss, 'Common');
  const names = async (user: TestUser) =>
    (await callAs(server, user, termsApi.listTermBases, {})).data.map(({ name }) => name);
  expect(await names(law)).toEqual(['Common', 'More statutes', 'Statutes']);
  expect(await names(film)).toEqual(['Common']);
  const terms = [
    { language: 'en', text: 'court' },
    { language: 'es', text: 'tribunal' },
  ];
  expect(await callAs(server, film, termEntriesApi.addTermEntry, { termBaseId, terms })).toMatchObject({
    http: 404,
  });
  expect(
    await callAs(server, law, termEntriesApi.addTermEntry, { termBaseId: open.termBaseId, terms }),
  ).toMatchObject({ http: 403 });
  expect(await callAs(server, law, termsApi.changeTermBase, { termBaseId, isDefault: true })).toMatchObject({
    http: 403,
  });
  const searched = (user: TestUser) =>
    actAs(server.services).as(user, async (context) =>
      (await termBasesOfPair(context, pair)).map(({ name }) => name),
    );
  expect(await searched(insider)).toContain('Statutes');
  expect(await searched(outsider)).toEqual(['Common']);
  const merged = await callAs(server, law, termsApi.mergeTermBases, {
    termBaseIds: [termBaseId, other.termBaseId],
    name: 'All statutes',
    keep: 'all',
  });
  expect(merged.data.team).toEqual({ teamId: lawId, name: 'Law' });
});

test('a role of the organization whose key reaches the own things sees those of others no more', async () => {
  const { boss, add, lawId } = await company();
  await memoryOf(boss, 'Everybody');
  await memoryOf(boss, 'Contracts', { teamId: lawId });
  await memoryOf(boss, 'Secret', { shared: false });
  const { data: role } = await callAs(server, boss, ownRolesApi.createRole, {
    name: 'Own alone',
    base: 'PROJECT_MANAGER',
    keys: {
      memory: 'own',
      'memory:memoryStoreRouter': 'own',
      'memory:memoryStore:detailRouter': 'own',
      'memory:edit': 'own',
    },
  });
  const member = await add('PROJECT_MANAGER');
  await server.database.systemTransaction((db) =>
    db
      .updateTable('member')
      .set({ ownRoleId: role.roleId })
      .where('userId', '=', member.userId)
      .where('organizationId', '=', member.organizationId)
      .execute(),
  );
  const user = await server.signIn(member);
  await memoryOf(user, 'Mine', { shared: false });
  const { data } = await callAs(server, user, memoriesApi.listMemories, {});
  expect(data.map(({ name, editable }) => [name, editable])).toEqual([
    ['Everybody', false],
    ['Mine', true],
  ]);
});

test('custom engines of a team are for the team, and its team is changed by who may change the engine', async () => {
  const { boss, film, law, lawId, filmId } = await company();
  const { customEngineId } = await createEngine(server, boss, { teamId: lawId });
  const seen = async (user: TestUser) =>
    (await callAs(server, user, customEnginesApi.listCustomEngines, {})).data.engines.map(
      ({ team, editable }) => `${team?.name} ${editable}`,
    );
  // A team owner holds the key of the page for the whole organization, and none to change engines.
  expect([await seen(boss), await seen(law)]).toEqual([['Law true'], ['Law false']]);
  const rename = (user: TestUser, change: object) =>
    callWith(server, user, customEnginesApi.changeCustomEngine, { customEngineId, ...change });
  expect(await rename(film, { name: 'Other' })).toMatchObject({ http: 403 });
  expect((await rename(boss, { teamId: filmId })).data).toMatchObject({ team: { name: 'Film' } });
  expect(await rename(boss, { teamId: customEngineId })).toMatchObject({ http: 404 });
});
