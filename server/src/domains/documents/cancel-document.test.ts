import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { errorText } from '@transloom/contracts/error-texts';
import { filesApi } from '@transloom/contracts/files';
import { jobsApi } from '@transloom/contracts/jobs';
import { projectsApi } from '@transloom/contracts/projects';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../platform/context.ts';
import { transactAs } from '../../platform/transact.ts';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';
import { createProjectAs, settledProject } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { createDownload } from '../files/make-download.ts';
import { documentsDownload } from './build-export.ts';
import { deleteDocument } from './delete-document.ts';

const { server, engine, user, engineKey } = await documentsWorld();

const anyCall = { language: 'en-US', requestId: randomUUID() } as const;
const actorOf = (who: TestUser): Actor => ({ ...who, role: 'SUPER_ADMIN', permissions: new Set() });

describe('deleting', () => {
  test('of two documents of one file at once the last takes the file with it', async () => {
    const files = [{ name: 'shared.txt', content: 'Shared.' }];
    const draft = { files, engineKey: null, targetLanguages: ['es', 'fr'] };
    const { projectId } = await createProjectAs(server, user, draft);
    const { documents } = await settledProject(server, user, projectId);
    const [first = '', second = ''] = documents.map(({ documentId }) => documentId);
    const inDatabase = <Row>(query: RawBuilder<Row>) =>
      server.database.systemTransaction((db) => query.execute(db)).then(({ rows }) => rows);
    let over = false;
    let other: Promise<unknown> = Promise.resolve();
    await transactAs(server.services, anyCall, actorOf(user), async (context) => {
      await deleteDocument(context, { documentId: first });
      other = callAs(server, user, documentsApi.deleteDocument, { documentId: second }).finally(() => {
        over = true;
      });
      const waiting = sql`select from pg_locks where not granted`;
      await vi.waitFor(async () => expect(over || (await inDatabase(waiting)).length > 0).toBe(true), 20_000);
    });
    await other;
    expect(await inDatabase(sql`select from uploaded_file where name = 'shared.txt'`)).toEqual([]);
  });
});

describe('cancelling', () => {
  const unfinished = async () => {
    engine.fail('hang');
    const { projectId } = await createProjectAs(server, user, {
      // What was translated before is not asked again.
      files: [{ name: 'endless.txt', content: `Wait for ever: ${randomUUID()}.` }],
      engineKey,
    });
    return vi.waitFor(
      async () => {
        const { data } = await callAs(server, user, projectsApi.project, { projectId });
        const [document] = data.documents;
        if (document?.status !== 'pretranslating' || !document.job) throw new Error(`${document?.status}`);
        return { ...document, jobId: document.job.jobId };
      },
      { timeout: 20_000, interval: 50 },
    );
  };

  test.each(['document', 'job'] as const)('the %s gives one result', async (what) => {
    const { documentId, projectId, jobId } = await unfinished();
    if (what === 'job') await callAs(server, user, jobsApi.cancelJob, { jobId });
    else await callAs(server, user, documentsApi.cancelDocument, { documentId });
    engine.heal();
    const { documents } = await settledProject(server, user, projectId);
    expect(documents[0]).toMatchObject({ status: 'cancelled', failure: null, job: { state: 'cancelled' } });
    await callAs(server, user, documentsApi.retryDocuments, { projectId });
    const again = await settledProject(server, user, projectId);
    expect(again.documents[0]).toMatchObject({ status: 'ready', fromEngine: 1 });
  });

  test('an export is shown as one that will not come', async () => {
    const { resourceId, jobId } = await transactAs(
      server.services,
      anyCall,
      actorOf(user),
      async (context) => {
        const resourceId = await createDownload(context, { title: 'late.txt' });
        const payload = { resourceId, wanted: { documentIds: [randomUUID()] } };
        return {
          resourceId,
          jobId: await context.enqueue(documentsDownload.job.kind, payload, { delaySeconds: 60 }),
        };
      },
    );
    expect((await callAs(server, user, jobsApi.cancelJob, { jobId })).data.state).toBe('cancelled');
    const { data } = await callAs(server, user, filesApi.listDownloads, {});
    expect(data.find((download) => download.resourceId === resourceId)).toMatchObject({
      status: 'F',
      failureCause: errorText('job.cancelled', 'en-US'),
    });
  });
});
