import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { errorText } from '@transloom/contracts/error-texts';
import { filesApi } from '@transloom/contracts/files';
import { jobsApi } from '@transloom/contracts/jobs';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { openZip } from '@transloom/core/archive/zip-archive';
import { docxFormat } from '@transloom/core/document/formats/docx/docx-format';
import { parseDocument } from '@transloom/core/document/read-document';
import { buildCompoundFile } from '@transloom/core/testing/compound-file-builder';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../platform/context.ts';
import { transactAs } from '../../platform/transact.ts';
import { findOffice } from '../../providers/office/find-office.ts';
import { findPagePrograms } from '../../providers/pages/page-programs.ts';
import { buildPdf } from '../../testing/build-pdf.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import {
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { uploadAs } from '../../testing/upload-as.ts';
import { createDownload } from '../files/make-download.ts';
import { deleteDocument } from './delete-document.ts';
import { exportDocumentsJob } from './documents-job-kinds.ts';

const { server, engine } = await projectWorld();

let user: TestUser;
let stranger: TestUser;
let engineKey: string;

beforeAll(async () => {
  user = await manager(server);
  stranger = await manager(server);
  engineKey = await connectFake(server, user, engine.baseUrl);
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `Sentence number ${i + 1} of ${count}.`).join('\n');

async function translated(files: Parameters<typeof createProjectAs>[2]['files'], more = {}) {
  const { projectId } = await createProjectAs(server, user, { files, engineKey, ...more });
  return settledProject(server, user, projectId);
}

const anyCall = { language: 'en-US', requestId: randomUUID() } as const;
const actorOf = (who: TestUser): Actor => ({ ...who, role: 'SUPER_ADMIN', permissions: new Set() });

/** Jobs share the machine with other tests. */
vi.setConfig({ testTimeout: 60_000 });

/** The bytes of an export once it is there. */
async function exported(
  projectId: string,
  documentIds: string[],
  more: { readonly as?: 'pdf' | 'docx' } = {},
): Promise<Buffer> {
  const { data } = await callAs(server, user, documentsApi.exportDocuments, {
    ...{ projectId, documentIds },
    ...more,
  });
  await vi.waitFor(
    async () => {
      const downloads = await callAs(server, user, filesApi.listDownloads, {});
      const download = downloads.data.find(({ resourceId }) => resourceId === data.resourceId);
      if (download?.status !== 'S') throw new Error(`${download?.status} ${download?.failureCause}`);
    },
    { timeout: 60_000 },
  );
  const link = await callAs(server, user, filesApi.downloadUrl, { resourceId: data.resourceId });
  const reply = await server.app.inject({ method: 'GET', url: link.data.downloadResource.downloadUrl });
  return reply.rawPayload;
}

describe('preparing', () => {
  test('counts what is in the file, and keeps one document for each target language', async () => {
    const project = await translated([{ name: 'a.txt', content: lines(3) }], {
      targetLanguages: ['es', 'zh-CN'],
    });
    expect(
      project.documents.map(({ targetLanguage, segmentCount, wordCount }) => [
        targetLanguage,
        segmentCount,
        wordCount,
      ]),
    ).toEqual([
      ['es', 3, 15],
      ['zh-CN', 3, 15],
    ]);
  });

  test.each([
    ['damaged.docx', Buffer.from('PK\u0003\u0004 this is no archive'), 'document.broken'],
    ['blank.txt', '\n\n  \n', 'document.no-text'],
  ])('%s fails by name and cause, and the other file is ready', async (name, content, code) => {
    const project = await translated([
      { name, content },
      { name: 'good.txt', content: 'All is well.' },
    ]).catch((error: Error) => error.message);
    if (typeof project === 'string') {
      expect(project).toContain(name); // refused at the upload already
      return;
    }
    const [bad, good] = project.documents;
    expect(bad).toMatchObject({
      status: 'failed',
      segmentCount: 0,
      failure: { code },
      failureMessage: expect.stringContaining(name),
    });
    expect(good).toMatchObject({ status: 'ready', segmentCount: 1 });
  });
});

describe.skipIf(findOffice() === undefined)('an old Office file (needs LibreOffice)', () => {
  test('is translated as what it became, and what cannot be converted fails by name', async () => {
    const project = await translated([
      { name: 'letter.rtf', content: String.raw`{\rtf1\ansi Dear \b Ms Chen\b0 , welcome.}` },
      { name: 'old.doc', content: Buffer.from(buildCompoundFile(['Root Entry', 'WordDocument'])) },
    ]);
    const [letter, old] = project.documents;
    expect(letter).toMatchObject({ status: 'ready', format: 'rtf', segmentCount: 1 });
    expect(old).toMatchObject({ status: 'failed', failure: { code: 'document.broken' } });
    const file = await exported(project.projectId, [String(letter?.documentId)]);
    const { units } = parseDocument(docxFormat, file);
    expect(units.map(({ source }) => source.text)).not.toEqual(['Dear Ms Chen, welcome.']);
    expect(units).toHaveLength(1);
  });
});

describe('a PDF', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i + 1}`).join(' ');
  const layout = [
    { text: 'Welcome to the house.', x: 50, y: 700 },
    { text: words(4), x: 50, y: 600 },
  ];

  test('is translated by its paragraphs, and becomes the Word document that was asked for', async () => {
    const project = await translated([{ name: 'guide.pdf', content: Buffer.from(await buildPdf([layout])) }]);
    const [guide] = project.documents;
    expect(guide).toMatchObject({ status: 'ready', format: 'pdf', segmentCount: 2 });
    const file = await exported(project.projectId, [String(guide?.documentId)], { as: 'docx' });
    const { units } = parseDocument(docxFormat, file);
    expect(units).toHaveLength(2);
    expect(units[0]?.source.text).not.toBe('Welcome to the house.');
  });

  test.skipIf(findPagePrograms().chromium === undefined)('keeps its pages (needs Chromium)', async () => {
    const project = await translated([{ name: 'flyer.pdf', content: Buffer.from(await buildPdf([layout])) }]);
    const file = await exported(project.projectId, [String(project.documents[0]?.documentId)]);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('that is encrypted is refused as it comes in', async () => {
    const content = Buffer.from('%PDF-1.7\ntrailer\n<</Encrypt 8 0 R>>\n%%EOF');
    const { data } = await uploadAs(server, user, 'document', [{ name: 'secret.pdf', content }]);
    expect(data.refused).toMatchObject([{ name: 'secret.pdf', failure: { code: 'document.encrypted' } }]);
  });
});

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
      const project = await translated([{ name: `${fault}.txt`, content: lines(4) }]);
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

  test('memories alone leave the rest empty for people', async () => {
    const project = await translated([{ name: 'm.txt', content: lines(2) }], { engineKey: null });
    expect(project.documents[0]).toMatchObject({
      status: 'ready',
      fromEngine: 0,
      fromMemory: 0,
      engineFailures: 0,
    });
  });
});

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

describe('an archived project', () => {
  test('is not worked on again', async () => {
    engine.fail('server-error');
    const { projectId } = await translated([{ name: 'old.txt', content: 'Old.' }]);
    engine.heal();
    await callAs(server, user, projectsApi.changeProject, { projectId, status: 'archived' });
    const answer = await callAs(server, user, documentsApi.retryDocuments, { projectId });
    expect(answer).toMatchObject({ http: 409, code: 'project.not-active' });
    expect((await settledProject(server, user, projectId)).documents[0]?.engineFailures).toBe(1);
  });
});

describe('deleting', () => {
  test('of two documents of one file at once the last takes the file with it', async () => {
    const files = [{ name: 'shared.txt', content: 'Shared.' }];
    const draft = { files, engineKey: null, targetLanguages: ['es', 'fr'] };
    const { projectId } = await createProjectAs(server, user, draft);
    const { documents } = await settledProject(server, user, projectId, { timeout: 50_000 });
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
      files: [{ name: 'endless.txt', content: 'Wait for ever.' }],
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
        const title = 'late.txt';
        const resourceId = await createDownload(context, { title });
        const payload = { resourceId, documentIds: [randomUUID()] };
        return {
          resourceId,
          jobId: await context.enqueue(exportDocumentsJob, payload, { delaySeconds: 60 }),
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
    expect((await callWith(server, user, endpoint, input)).code).toBe('request.invalid');
  });
});
