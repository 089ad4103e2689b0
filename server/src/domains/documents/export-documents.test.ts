import { documentsApi } from '@transloom/contracts/documents';
import { projectsApi } from '@transloom/contracts/projects';
import { openZip } from '@transloom/core/archive/zip-archive';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { exportAs } from '../../testing/export-as.ts';
import {
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server, engine } = await projectWorld();
let user: TestUser;

let engineKey: string;

beforeAll(async () => {
  user = await manager(server);

  engineKey = await connectFake(server, user, engine.baseUrl);
});

/** Jobs share the machine with other tests. */
vi.setConfig({ testTimeout: 60_000 });

async function translated(files: Parameters<typeof createProjectAs>[2]['files'], more = {}) {
  const { projectId } = await createProjectAs(server, user, { files, engineKey, ...more });
  return settledProject(server, user, projectId);
}

const exported = (projectId: string, documentIds: string[], more: { readonly as?: 'pdf' | 'docx' } = {}) =>
  exportAs(server, user, { projectId, documentIds, ...more });

describe('export', () => {
  test('several documents come in one archive, each in its format and under its own name', async () => {
    const project = await translated([
      { name: 'one.txt', content: 'First file.' },
      { name: 'two.md', content: '# Second file\n' },
    ]);
    const file = await exported(
      project.projectId,
      project.documents.map(({ documentId }) => documentId),
    );
    expect(openZip(file).directory.entries.map(({ name }) => name)).toEqual(['one.es.txt', 'two.es.md']);
  });

  test('a document that failed is refused by name with status 59574', async () => {
    engine.fail('hang');
    const { projectId } = await createProjectAs(server, user, {
      files: [{ name: 'slow.txt', content: 'Wait.' }],
      engineKey,
    });
    const { data } = await callAs(server, user, projectsApi.project, { projectId });
    const answer = await callAs(server, user, documentsApi.exportDocuments, {
      projectId,
      documentIds: data.documents.map(({ documentId }) => documentId),
    });
    expect(answer).toMatchObject({
      status: 59574,
      code: 'document.not-pretranslated',
      message: expect.stringContaining('slow.txt'),
    });
    await callAs(server, user, documentsApi.cancelDocument, {
      documentId: String(data.documents[0]?.documentId),
    });
    engine.heal();
    const stopped = await settledProject(server, user, projectId);
    expect(stopped.documents[0]?.status).toBe('cancelled');
  });
});
