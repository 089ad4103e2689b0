import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { errorText } from '@transloom/contracts/error-texts';
import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../testing/documents-world.ts';
import { settledProject } from '../../testing/project-world.ts';

const { server, engine, user, translated } = await documentsWorld();

describe('an engine that fails', () => {
  test.each([
    ['unauthorized', 'engine.auth'],
    ['server-error', 'engine.upstream'],
    ['garbage', 'engine.bad-output'],
    ['payment-required', 'engine.quota'],
  ] as const)(
    '%s: every segment says so, nothing is shown as translated, and a retry finishes',
    async (fault, code) => {
      engine.fail(fault);
      const project = await translated([{ name: `${fault}.txt`, content: numberedSentences(4) }]);
      engine.heal();
      const [document] = project.documents;
      expect(document).toMatchObject({ status: 'ready', fromEngine: 0, engineFailures: 4 });
      const { data: listed } = await callAs(server, user, workbenchApi.listSegments, {
        documentId: String(document?.documentId),
      });
      const words = errorText(code, 'en-US', { engine: 'Fake model', source: 'en', target: 'es' });
      expect(listed.segments.map(({ target, failureMessage }) => [target, failureMessage])).toEqual(
        Array(4).fill(['', words]),
      );
      const { data } = await callAs(server, user, documentsApi.retryDocuments, {
        projectId: project.projectId,
      });
      expect(data).toBeNull();
      const again = await settledProject(server, user, project.projectId);
      expect(again.documents[0]).toMatchObject({ status: 'ready', fromEngine: 4, engineFailures: 0 });
    },
    60_000,
  );

  test('a retry of documents that are not all there starts nothing', async () => {
    engine.fail('server-error');
    const { projectId, documents } = await translated([{ name: 'known.txt', content: numberedSentences(1) }]);
    engine.heal();
    const documentIds = [String(documents[0]?.documentId), randomUUID()];
    const answer = await callAs(server, user, documentsApi.retryDocuments, { projectId, documentIds });
    expect(answer).toMatchObject({ http: 404, code: 'resource.not-found' });
    expect((await settledProject(server, user, projectId)).documents[0]?.engineFailures).toBe(1);
  });

  test('memories alone leave the rest empty for people', async () => {
    const project = await translated([{ name: 'm.txt', content: numberedSentences(2) }], { engineKey: null });
    expect(project.documents[0]).toMatchObject({
      status: 'ready',
      fromEngine: 0,
      fromMemory: 0,
      engineFailures: 0,
    });
  });
});

describe('an archived project', () => {
  test('is not worked on again', async () => {
    engine.fail('server-error');
    const { projectId } = await translated([{ name: 'old.txt', content: 'Old.' }]);
    engine.heal();
    await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
    const answer = await callAs(server, user, documentsApi.retryDocuments, { projectId });
    expect(answer).toMatchObject({ http: 409, code: 'project.not-active' });
    expect((await settledProject(server, user, projectId)).documents[0]?.engineFailures).toBe(1);
  });
});
