import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { projectsApi } from '@transloom/contracts/projects';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';
import { manager, settledProject } from '../../testing/project-world.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server, user, translated } = await documentsWorld();
const stranger = await manager(server);

describe('adding', () => {
  test('of two files of one name at once one comes in, and nothing is started for the other', async () => {
    const { projectId } = await translated([{ name: 'first.txt', content: 'First.' }], { engineKey: null });
    const uploads = await Promise.all(
      [1, 2].map((n) => uploadAs(server, user, 'document', [{ name: 'twin.txt', content: `Twin ${n}.` }])),
    );
    const answers = await Promise.all(
      uploads.map(({ data }) => {
        const fileIds = data.files.map(({ fileId }) => fileId);
        return callAs(server, user, projectsApi.addDocuments, { projectId, fileIds });
      }),
    );
    expect(answers.map(({ http, code }) => code ?? http).toSorted()).toEqual([200, 'file.duplicate-name']);
    const { documents } = await settledProject(server, user, projectId);
    expect(documents.map(({ name }) => name)).toEqual(['first.txt', 'twin.txt']);
  });
});

describe('who may', () => {
  const endpoints = [
    [documentsApi.retryDocuments, 'projectId'],
    [documentsApi.cancelDocument, 'documentId'],
    [documentsApi.deleteDocument, 'documentId'],
    [documentsApi.exportDocuments, 'projectId'],
  ] as const;

  test.each(endpoints)('%# not without a session, not from another organisation', async (endpoint) => {
    const project = await translated([{ name: 'mine.txt', content: 'Mine.' }], { engineKey: null });
    const documentId = String(project.documents[0]?.documentId);
    const input = { projectId: project.projectId, documentId, documentIds: [documentId] };
    const names = Object.keys((endpoint.input as { shape?: object }).shape ?? {});
    const own = Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
    expect((await callWith(server, undefined, endpoint, own)).http).toBe(401);
    const foreign = await callWith(server, stranger, endpoint, own);
    expect([foreign.code, foreign.http]).toEqual(['resource.not-found', 404]);
    const after = await callAs(server, user, projectsApi.project, { projectId: project.projectId });
    const lasting = ({ status, segmentCount, failure }: (typeof after.data.documents)[number]) => ({
      status,
      segmentCount,
      failure,
    });
    expect(after.data.documents.map(lasting)).toEqual(project.documents.map(lasting));
  });

  test.each(endpoints)('%# refuses an id that is none', async (endpoint, name) => {
    const input = { [name]: 'x', documentIds: [randomUUID()] };
    const isInPath = endpoint.path.includes(`{${name}}`);
    expect((await callWith(server, user, endpoint, input)).code).toBe(
      isInPath ? 'resource.not-found' : 'request.invalid',
    );
  });
});
