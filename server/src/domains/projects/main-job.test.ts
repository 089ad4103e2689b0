import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { filesApi } from '@transloom/contracts/files';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import {
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from '../../testing/project-world.ts';

const { server, engine } = await projectWorld();

test('a text is translated, edited, remembered and downloaded', async () => {
  const user = await manager(server);
  const engineKey = await connectFake(server, user, engine.baseUrl);
  const content = 'Press the red button. Wait for the light.\n\nPress the red button.\n';
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name: 'guide.txt', content }],
    engineKey,
  });
  const project = await settledProject(server, user, projectId);
  const [document] = project.documents;
  expect(document).toMatchObject({
    status: 'ready',
    segmentCount: 3,
    fromEngine: 3,
    wordCount: 12,
    engineFailures: 0,
  });

  const documentId = String(document?.documentId);
  const listed = await callAs(server, user, workbenchApi.listSegments, { documentId });
  expect(listed.data.segments.map(({ source }) => source)).toEqual([
    'Press the red button.',
    'Wait for the light.',
    'Press the red button.',
  ]);
  const [first] = listed.data.segments;
  const saved = await callAs(server, user, workbenchApi.saveSegments, {
    documentId,
    changes: [
      {
        segmentId: String(first?.segmentId),
        baseVersion: Number(first?.version),
        operationId: randomUUID(),
        target: 'Pulse el botón rojo.',
        confirmed: true,
      },
    ],
  });
  expect(saved.data[0]).toMatchObject({ outcome: 'saved', segment: { confirmed: true, origin: 'person' } });

  const third = String(listed.data.segments[2]?.segmentId);
  const matches = await callAs(server, user, workbenchApi.segmentSuggestions, { segmentId: third });
  expect(matches.data.matches[0]).toMatchObject({ rate: 100, targetMarkup: 'Pulse el botón rojo.' });

  const { data: asked } = await callAs(server, user, documentsApi.exportDocuments, {
    projectId,
    documentIds: [documentId],
  });
  const download = await vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, filesApi.listDownloads, {});
      const done = data.find(({ resourceId, status }) => resourceId === asked.resourceId && status === 'S');
      if (done === undefined) throw new Error(JSON.stringify(data));
      return done;
    },
    { timeout: 10_000 },
  );
  expect(download.title).toBe('guide.es.txt');
  const { data: link } = await callAs(server, user, filesApi.downloadUrl, { resourceId: asked.resourceId });
  const { downloadUrl: url } = link.downloadResource;
  const file = await server.app.inject({ method: 'GET', url, headers: { cookie: user.cookie } });
  expect(file.body.startsWith('Pulse el botón rojo. ')).toBe(true);
  expect(file.body.split('\n')).toHaveLength(4);
});
