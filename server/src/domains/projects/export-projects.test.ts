import { randomUUID } from 'node:crypto';
import { projectsApi } from '@transloom/contracts/projects';
import { openZip } from '@transloom/core/archive/zip-archive';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';
import { downloadAs } from '../../testing/download-as.ts';
import { manager } from '../../testing/project-world.ts';

const { server, user, translated } = await documentsWorld();
const world = async (engineKey?: null) =>
  translated([{ name: 'a.txt', content: 'Open it.' }], engineKey === null ? { engineKey } : {});

test('files of several projects come in one zip with a folder for each', async () => {
  const [one, two] = [await world(), await world()];
  const projectIds = [one.projectId, two.projectId];
  const { data } = await callAs(server, user, projectsApi.exportProjects, { projectIds });
  const { entries } = openZip(await downloadAs(server, user, data.resourceId)).directory;
  expect(entries.map(({ name }) => name).toSorted()).toEqual(['Manual (2)/a.es.txt', 'Manual/a.es.txt']);
});

// Rules D8.14, P8.21 of the specification.
test('a project with segments without a translation is refused with 59574, unless the source may stand for them', async () => {
  const [one, two] = [await world(), await world(null)];
  const projectIds = [one.projectId, two.projectId];
  expect(await callAs(server, user, projectsApi.exportProjects, { projectIds })).toMatchObject({
    http: 409,
    status: 59574,
    params: { count: 1, names: 'a.txt' },
  });
  const allTheSame = { projectIds, untranslated: 'source' } as const;
  expect(await callAs(server, user, projectsApi.exportProjects, allTheSame)).toMatchObject({ http: 200 });
});

test('no project, one that is not there and one of somebody else are refused', async () => {
  const { projectId } = await world();
  const none = await callAs(server, user, projectsApi.exportProjects, { projectIds: [] });
  expect(none).toMatchObject({ http: 400, code: 'request.invalid' });
  const missing = { projectIds: [projectId, randomUUID()] };
  expect(await callAs(server, user, projectsApi.exportProjects, missing)).toMatchObject({ http: 404 });
  const stranger = await manager(server);
  const foreign = { projectIds: [projectId] };
  expect(await callAs(server, stranger, projectsApi.exportProjects, foreign)).toMatchObject({ http: 404 });
  expect(await callAs(server, undefined, projectsApi.exportProjects, foreign)).toMatchObject({ http: 401 });
});

test('is not for people who may not export', async () => {
  const { projectId } = await world();
  const external = await server.signIn(await server.addMember('EXTERNAL_TRANSLATOR', user.member));
  const answer = await callAs(server, external, projectsApi.exportProjects, { projectIds: [projectId] });
  expect(answer).toMatchObject({ http: 403, code: 'access.denied' });
});
