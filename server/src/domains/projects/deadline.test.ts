import { projectsApi } from '@transloom/contracts/projects';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld } from '../../testing/project-world.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server } = await projectWorld();
const file = { name: 'guide.txt', content: 'Press the button.' };

// Rule D5.5 of the specification.
test.each([
  ['now', 0],
  ['before now', -60_000],
])('a project is not due %s', async (_when, milliseconds) => {
  const user = await manager(server);
  const { data: upload } = await uploadAs(server, user, 'document', [file]);
  const refused = await callAs(server, user, projectsApi.createProject, {
    name: 'Manual',
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    engines: [{ targetLanguage: 'es', engineKey: null }],
    fileIds: upload.files.map(({ fileId }) => fileId),
    deadline: new Date(server.clock.now().getTime() + milliseconds).toISOString(),
  });
  expect(refused).toMatchObject({ http: 400, code: 'project.deadline-past' });
});

// Rule D5.5 of the specification.
test('deadline and remark can be changed afterwards, the deadline to a later moment than now', async () => {
  const user = await manager(server);
  const { projectId } = await createProjectAs(server, user, { files: [file] });
  const change = { projectId, deadline: '2032-05-06T10:00:00.000Z', remark: 'For engineers' };
  const changed = await callAs(server, user, projectsApi.changeProject, change);
  expect(changed.data).toMatchObject(change);
  const past = '2029-12-31T00:00:00Z';
  const refused = await callAs(server, user, projectsApi.changeProject, { projectId, deadline: past });
  expect(refused).toMatchObject({ http: 400, code: 'project.deadline-past' });
});
