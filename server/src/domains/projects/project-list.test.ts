import type { RequestOf } from '@transloom/contracts/endpoint';
import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { projectsApi } from '@transloom/contracts/projects';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../testing/project-world.ts';

const { server } = await projectWorld();
const user = await manager(server);
const ids: string[] = [];

beforeAll(async () => {
  const drafts = [
    { name: 'Zebra', targetLanguages: ['es'], content: 'One.' },
    { name: 'apple', targetLanguages: ['fr', 'es'], content: 'One two three. Four five six.' },
    { name: 'Mango', targetLanguages: ['zh-CN'], content: 'One two.' },
  ];
  for (const { name, content, targetLanguages } of drafts) {
    const files = [{ name: 'a.txt', content }];
    const { projectId } = await createProjectAs(server, user, { files, targetLanguages });
    await settledProject(server, user, projectId);
    await callAs(server, user, projectsApi.changeProject, { projectId, name });
    ids.push(projectId);
  }
  await callAs(server, user, projectArchivesApi.archiveProject, { projectId: ids[2] ?? '' });
});

async function names(asked: RequestOf<typeof projectsApi.listProjects>) {
  const { data } = await callAs(server, user, projectsApi.listProjects, asked);
  return data.records.map(({ name }) => name);
}

describe('the list of projects', () => {
  // Rules D2.2 and D3.10 of the specification.
  test.each<[string, RequestOf<typeof projectsApi.listProjects>, string[]]>([
    ['newest first', {}, ['Mango', 'apple', 'Zebra']],
    ['by name', { sort: 'name', order: 'ascending' }, ['apple', 'Mango', 'Zebra']],
    ['by words', { sort: 'words' }, ['apple', 'Mango', 'Zebra']],
    ['by target languages', { sort: 'targets', order: 'ascending' }, ['Zebra', 'apple', 'Mango']],
    ['archived ones', { status: 'archived' }, ['Mango']],
    ['into Spanish', { language: 'es', sort: 'name', order: 'ascending' }, ['apple', 'Zebra']],
    ['from English', { language: 'en', search: 'a', status: 'active' }, ['apple', 'Zebra']],
    ['of a day to come', { from: '2100-01-01T00:00:00Z' }, []],
    ['of a team nobody has', { teamId: '0190d3a0-0000-7000-8000-00000000ffff' }, []],
  ])('shows %s', async (_, asked, expected) => {
    expect(await names(asked)).toEqual(expected);
  });

  test.each([
    'createdAt',
    'deadline',
    'status',
    'source',
    'creator',
    'team',
    'documents',
    'segments',
    'progress',
  ])('is sorted by %s', async (sort) => {
    const asked = { sort, order: 'ascending' } as RequestOf<typeof projectsApi.listProjects>;
    expect((await names(asked)).toSorted()).toEqual(['Mango', 'Zebra', 'apple']);
  });

  test('names who created projects, for the filter', async () => {
    const { data } = await callAs(server, user, projectsApi.listCreators, {});
    expect(data).toEqual([{ userId: user.member.userId, name: user.member.username }]);
    expect(await names({ creatorId: user.member.userId })).toHaveLength(3);
  });
});

describe('several projects', () => {
  // Rule D7.5 of the specification.
  test('are downloaded together, and deleted together or not at all', async () => {
    const [first = '', second = ''] = ids;
    const projectIds = [first, second];
    const wanted = { projectIds, untranslated: 'source' } as const;
    expect((await callAs(server, user, projectsApi.exportProjects, wanted)).http).toBe(200);
    const stranger = await manager(server);
    expect((await callAs(server, stranger, projectsApi.exportProjects, wanted)).http).toBe(404);
    const unknown = '0190d3a0-0000-7000-8000-00000000ffff';
    const some = { projectIds: [first, unknown] };
    expect((await callAs(server, user, projectsApi.deleteProjects, some)).http).toBe(404);
    expect((await callAs(server, user, projectsApi.project, { projectId: first })).http).toBe(200);
    expect((await callAs(server, user, projectsApi.deleteProjects, { projectIds: [] })).http).toBe(400);
    const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
    expect((await callAs(server, translator, projectsApi.deleteProjects, { projectIds })).http).toBe(403);
    expect((await callAs(server, user, projectsApi.deleteProjects, { projectIds })).http).toBe(200);
    expect(await names({})).toEqual(['Mango']);
  });
});
