import { matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { segment } from '../../../testing/memory-world.ts';
import { createProjectAs, manager, projectWorld } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';

const { server } = await projectWorld();
const { organizationPenalties, saveOrganizationPenalties } = matchPenaltiesApi;
const { memoryPenalties, saveMemoryPenalties, projectPenalties, saveProjectPenalties } = matchPenaltiesApi;
const unknownId = '01900000-0000-7000-8000-00000000dead';

async function makeMemory(user: TestUser): Promise<string> {
  const languages = { sourceLanguage: 'en', targetLanguages: ['es'] };
  const { data } = await callAs(server, user, memoriesApi.createMemory, { name: 'Product', ...languages });
  return data.memoryId;
}

async function makeProject(user: TestUser): Promise<string> {
  return (await createProjectAs(server, user, { files: [{ name: 'a.txt', content: 'One.' }] })).projectId;
}

describe('what is taken off matches', () => {
  test('says of each value where it comes from, and what would hold otherwise', async () => {
    const user = await manager(server);
    const [memoryId, projectId] = [await makeMemory(user), await makeProject(user)];
    const ofAlignment = async () => {
      const answers = [
        await callAs(server, user, organizationPenalties, {}),
        await callAs(server, user, projectPenalties, { projectId }),
        await callAs(server, user, memoryPenalties, { memoryId }),
      ];
      return answers.map(({ data }) => {
        const { value, from, otherwise } = data.penalties.find(({ name }) => name === 'alignment') ?? {};
        return `${value} ${from}, ${otherwise?.value} ${otherwise?.from}`;
      });
    };
    expect(await ofAlignment()).toEqual([
      '2 default, 2 default',
      '2 default, 2 default',
      '2 default, 2 default',
    ]);
    await callAs(server, user, saveOrganizationPenalties, { penalties: { alignment: 5 } });
    await callAs(server, user, saveProjectPenalties, { projectId, penalties: { alignment: 0 } });
    await callAs(server, user, saveMemoryPenalties, { memoryId, penalties: { alignment: 9 } });
    expect(await ofAlignment()).toEqual([
      '5 organization, 2 default',
      '0 project, 5 organization',
      '9 memory, 5 organization',
    ]);
    await callAs(server, user, saveProjectPenalties, { projectId, penalties: {} });
    expect((await ofAlignment())[1]).toBe('5 organization, 5 organization');
  });

  test('keeps who chose what, and nothing where nothing changed', async () => {
    const user = await manager(server);
    for (const alignment of [5, 5, 6])
      await callAs(server, user, saveOrganizationPenalties, { penalties: { alignment, draft: 1 } });
    const { data } = await callAs(server, user, organizationPenalties, {});
    expect(data.history.map(({ penalties, chooser }) => [penalties, chooser])).toEqual([
      [{ alignment: 6, draft: 1 }, user.member.username],
      [{ alignment: 5, draft: 1 }, user.member.username],
    ]);
  });

  test.each([
    ['more points than there are', { alignment: 51 }],
    ['less than none', { age: -1 }],
    ['half a point', { draft: 0.5 }],
    ['no month', { ageMonths: 0 }],
    ['a penalty nobody knows', { weather: 3 }],
    ['words', { alignment: 'many' }],
    ['an author without a name', { authors: [{ author: ' ', points: 1 }] }],
    ['an author who loses more than there is', { authors: [{ author: 'ann', points: 51 }] }],
    ['an author twice', { authors: ['ann', ' Ann '].map((author) => ({ author, points: 1 })) }],
  ])('refuses %s', async (_what, penalties) => {
    const user = await manager(server);
    expect(await callWith(server, user, saveOrganizationPenalties, { penalties })).toMatchObject({
      http: 400,
      code: 'request.invalid',
    });
    expect((await callAs(server, user, organizationPenalties, {})).data.history).toEqual([]);
  });

  test('is taken for authors too, of each as the nearest to the memory says', async () => {
    const user = await manager(server);
    const memoryId = await makeMemory(user);
    const authors = [
      { author: 'trainee', points: 9 },
      { author: 'ann', points: 2 },
    ];
    await callAs(server, user, saveOrganizationPenalties, { penalties: { authors } });
    const own = [{ author: 'Trainee', points: 0 }];
    const { data } = await callAs(server, user, saveMemoryPenalties, {
      memoryId,
      penalties: { authors: own },
    });
    expect(data.authors).toEqual([
      { author: 'ann', points: 2, from: 'organization' },
      { author: 'Trainee', points: 0, from: 'memory' },
    ]);
    expect(data.history.map(({ penalties }) => penalties)).toEqual([{ authors: own }]);
    const again = await callAs(server, user, saveMemoryPenalties, { memoryId, penalties: { authors: own } });
    expect(again.data.history).toHaveLength(1);
  });

  test('is taken for the member who made an entry, by the user name', async () => {
    const user = await manager(server);
    const memoryId = await makeMemory(user);
    const pair = { targetLanguage: 'es', sourceMarkup: 'Press OK.', targetMarkup: 'Pulse Aceptar.' };
    await callAs(server, user, memoryEntriesApi.addEntry, { memoryId, ...pair });
    const authors = [{ author: user.member.username.toUpperCase(), points: 6 }];
    await callAs(server, user, saveMemoryPenalties, { memoryId, penalties: { authors } });
    const actor = { ...user.member, permissions: new Set<never>() };
    const matches = await server.database.organizationTransaction(actor, (db) =>
      findBestMatches(
        { db, actor, now: server.clock.now },
        {
          sourceLanguage: 'en',
          targetLanguage: 'es',
          minRate: 50,
          limit: 1,
          segments: [segment('Press OK.')],
        },
      ),
    );
    expect(matches.flat()).toMatchObject([{ rate: 94, penalties: [{ reason: 'author', points: 6 }] }]);
  });

  test('is another organization’s own', async () => {
    const [owner, stranger] = [await manager(server), await manager(server)];
    const [memoryId, projectId] = [await makeMemory(owner), await makeProject(owner)];
    await callAs(server, owner, saveOrganizationPenalties, { penalties: { alignment: 9 } });
    const { data } = await callAs(server, stranger, organizationPenalties, {});
    expect(data.penalties[0]).toMatchObject({ name: 'alignment', value: 2, from: 'default' });
    const penalties = { alignment: 1 };
    for (const refused of [
      await callAs(server, stranger, memoryPenalties, { memoryId }),
      await callAs(server, stranger, saveMemoryPenalties, { memoryId, penalties }),
      await callAs(server, stranger, projectPenalties, { projectId }),
      await callAs(server, stranger, saveProjectPenalties, { projectId, penalties }),
      await callAs(server, owner, memoryPenalties, { memoryId: unknownId }),
    ])
      expect(refused).toMatchObject({ http: 404, code: 'resource.not-found' });
  });

  test('is for those who may see and change it', async () => {
    const owner = await manager(server);
    const translator = await server.signIn(await server.addMember('TRANSLATOR', owner.member));
    const reviewer = await server.signIn(await server.addMember('REVIEWER', owner.member));
    expect((await callAs(server, undefined, organizationPenalties, {})).http).toBe(401);
    expect((await callAs(server, translator, organizationPenalties, {})).http).toBe(403);
    expect((await callAs(server, reviewer, organizationPenalties, {})).http).toBe(200);
    expect((await callAs(server, reviewer, saveOrganizationPenalties, { penalties: {} })).http).toBe(403);
  });

  test('of an invisible memory is not shown', async () => {
    const owner = await manager(server);
    const memoryId = await makeMemory(owner);
    await callAs(server, owner, memoriesApi.changeMemory, { memoryId, shared: false });
    const colleague = await server.signIn(await server.addMember('PROJECT_MANAGER', owner.member));
    expect((await callAs(server, colleague, memoryPenalties, { memoryId })).code).toBe('resource.not-found');
    const penalties = { alignment: 1 };
    expect((await callAs(server, colleague, saveMemoryPenalties, { memoryId, penalties })).http).toBe(404);
  });
});
