import { randomUUID } from 'node:crypto';
import { type DocumentPreview, documentsApi } from '@transloom/contracts/documents';
import { errorText } from '@transloom/contracts/error-texts';
import { workbenchApi } from '@transloom/contracts/workbench';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findOffice } from '../../../providers/office/find-office.ts';
import { openOffice } from '../../../providers/office/office.ts';
import { findPagePrograms } from '../../../providers/pages/page-programs.ts';
import { buildPdf } from '../../../testing/build-pdf.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server } = await projectWorld();
const bare = await projectWorld({ providers: { office: openOffice(undefined) } });
vi.setConfig({ testTimeout: 120_000 });

let user: TestUser;

beforeAll(async () => {
  user = await manager(server);
});

const pageText = '<b>no mark-up</b> & a line.';
const letter = buildDocx({ body: [paragraph(run('The house is red.')), paragraph(run('It is old.'))] });

async function documentOf(name: string, content: string | Uint8Array, who = user, where = server) {
  const files = [{ name, content: typeof content === 'string' ? content : Buffer.from(content) }];
  const { projectId } = await createProjectAs(where, who, { files });
  const { documents } = await settledProject(where, who, projectId);
  return String(documents[0]?.documentId);
}

async function translate(documentId: string, target: string) {
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  const [segment] = data.segments;
  if (segment === undefined) throw new Error('no segment');
  const { segmentId, version: baseVersion } = segment;
  const operationId = randomUUID();
  await callAs(server, user, workbenchApi.saveSegments, {
    documentId,
    changes: [{ segmentId, baseVersion, operationId, target, confirmed: true }],
  });
  return segmentId;
}

const preview = (documentId: string, side: 'source' | 'target', jobId?: string) =>
  callAs(server, user, documentsApi.previewDocument, { documentId, side, ...(jobId && { jobId }) });

/** The preview once its pages are made. */
async function finished(documentId: string, side: 'source' | 'target') {
  let { data } = await preview(documentId, side);
  await vi.waitFor(
    async () => {
      if (data.kind !== 'working') return;
      const answer = await preview(documentId, side, data.job.jobId);
      if (answer.status !== 200) throw new Error(answer.message);
      data = answer.data;
      if (data.kind === 'working') throw new Error(`still ${data.job.step}`);
    },
    { timeout: 90_000, interval: 100 },
  );
  return data;
}

function pagesOf(data: DocumentPreview) {
  if (data.kind !== 'pages') throw new Error(data.kind);
  return data;
}

describe('a document of text', () => {
  test('is shown by its segments, each with its id, and nothing in it is alive', async () => {
    const documentId = await documentOf('page.txt', `${pageText}\nSecond.`);
    const segmentId = await translate(documentId, 'Una línea.');
    const source = await preview(documentId, 'source');
    expect(source.data).toMatchObject({ kind: 'html', segmentsShown: 2, segmentCount: 2 });
    expect(source.data).toMatchObject({
      html: expect.stringContaining(
        `<span data-segment="${segmentId}">&lt;b&gt;no mark-up&lt;/b&gt; &amp; a line.</span>`,
      ),
    });
    const target = await preview(documentId, 'target');
    expect(target.data).toMatchObject({ html: expect.stringContaining('>Una línea.</span>') });
    expect(target.data).toMatchObject({ html: expect.stringMatching(/data-missing>Second\.</) });
  });
});

describe('a document with a layout in HTML', () => {
  const page =
    '<title>Shop</title><style>.a{color:red}</style><p class="a">One house. <b>Two</b> houses.</p><script>x()</script>';

  const layoutOf = (data: DocumentPreview) => {
    if (data.kind !== 'layout') throw new Error(data.kind);
    return data;
  };

  test('is shown with its own look, and what has no place on it below', async () => {
    const documentId = await documentOf('page.html', page);
    const segmentId = await translate(documentId, 'Tienda');
    const target = layoutOf((await preview(documentId, 'target')).data);
    expect(target.html).toContain('<style>.a{color:red}</style>');
    expect(target.html).toMatch(/<p class="a"><span data-segment="[^"]+" data-missing>One house\.<\/span>/);
    expect(target.html).toMatch(
      new RegExp(`<aside data-unseen>.*<span data-segment="${segmentId}">Tienda</span>`, 's'),
    );
    expect(target.html).not.toContain('<script');
    expect(layoutOf((await preview(documentId, 'source')).data).html).toContain('>Shop</span>');
  });

  test('is made once, and again when its text changes', async () => {
    const documentId = await documentOf('page.md', '# A head\n\nSome text.\n');
    const first = layoutOf((await preview(documentId, 'target')).data);
    expect(first.html).toContain('<h1>');
    expect(layoutOf((await preview(documentId, 'target')).data)).toEqual(first);
    await translate(documentId, 'Un título');
    const second = layoutOf((await preview(documentId, 'target')).data);
    expect(second.html).toMatch(/<h1><span data-segment="[^"]+">Un título<\/span><\/h1>/);
    expect(second.contentHash).not.toBe(first.contentHash);
  });

  test('none of whose texts has a place is shown by its segments', async () => {
    const documentId = await documentOf('head.html', '<html><head><title>A title</title></head></html>');
    expect((await preview(documentId, 'source')).data.kind).toBe('html');
  });
});

const open = (url: string, who = user) =>
  server.app.inject({ method: 'GET', url, headers: { cookie: who.cookie } });

describe('a PDF', () => {
  // Z05: a link that leaks opens nothing.
  test('is opened by the session that asked for it alone', async () => {
    const documentId = await documentOf(
      'own.pdf',
      Buffer.from(await buildPdf([[{ text: 'Own.', x: 50, y: 700 }]])),
    );
    const { url } = pagesOf((await preview(documentId, 'source')).data);
    const colleague = await server.signIn({ ...user, username: '', role: 'SUPER_ADMIN' });
    expect((await open(url)).statusCode).toBe(200);
    expect((await open(url, colleague)).statusCode).toBe(410);
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(410);
  });

  test('is shown as it came', async () => {
    const came = Buffer.from(await buildPdf([[{ text: 'A paper of its own.', x: 50, y: 700 }]]));
    const documentId = await documentOf('paper.pdf', came);
    const { url } = pagesOf((await preview(documentId, 'source')).data);
    const file = await open(url);
    expect(file.rawPayload.equals(came)).toBe(true);
  });

  test.skipIf(findPagePrograms().chromium === undefined)(
    'and as it is given back (needs Chromium)',
    async () => {
      const came = Buffer.from(await buildPdf([[{ text: 'A paper of its own.', x: 50, y: 700 }]]));
      const documentId = await documentOf('paper.pdf', came);
      await translate(documentId, 'Un papel propio.');
      const { url } = pagesOf(await finished(documentId, 'target'));
      const file = await open(url);
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.rawPayload.equals(came)).toBe(false);
    },
  );
});

describe.skipIf(findOffice() === undefined)('a document with pages (needs LibreOffice)', () => {
  test('is made into a PDF once, and again when its text changes', async () => {
    const documentId = await documentOf('letter.docx', letter);
    const first = pagesOf(await finished(documentId, 'target'));
    const file = await open(first.url);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf((await preview(documentId, 'target')).data).contentHash).toBe(first.contentHash);
    const source = pagesOf(await finished(documentId, 'source'));
    await translate(documentId, 'La casa es roja.');
    expect((await preview(documentId, 'target')).data.kind).toBe('working');
    const second = pagesOf(await finished(documentId, 'target'));
    expect(second.contentHash).not.toBe(first.contentHash);
    expect(pagesOf((await preview(documentId, 'source')).data).contentHash).toBe(source.contentHash);
    await callAs(server, user, documentsApi.deleteDocument, { documentId });
    for (const url of [first.url, second.url, source.url]) expect((await open(url)).statusCode).toBe(404);
  });

  test('is opened by no link that we did not write', async () => {
    const documentId = await documentOf('other.docx', letter);
    const { url } = pagesOf(await finished(documentId, 'source'));
    const [address, token = ''] = url.split('/api/previews/');
    const [content = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify({ storageKey: 'files/x', until: 1e15 })).toString('base64url');
    for (const forged of ['x', content, `${other}.${signature}`, `${content}.${signature.slice(2)}`]) {
      const reply = await open(`${address}/api/previews/${forged}`);
      expect(reply.statusCode, forged).toBe(410);
    }
  });
});

// D2.16: source over translation needs no pages.
test('where LibreOffice is missing it says what brings it, and shows both texts without it', async () => {
  const person = await manager(bare.server);
  const documentId = await documentOf('letter.docx', letter, person, bare.server);
  const answer = await callAs(bare.server, person, documentsApi.previewDocument, {
    documentId,
    side: 'target',
  });
  expect(answer).toMatchObject({ http: 422, code: 'document.program-missing' });
  expect(answer.message).toContain('LibreOffice');
  const both = { documentId, side: 'bilingual' } as const;
  expect(await callAs(bare.server, person, documentsApi.previewDocument, both)).toMatchObject({
    data: { kind: 'html', html: expect.stringContaining('<span class="translation" dir="auto">') },
  });
});

describe('refused', () => {
  test('what does not fit', async () => {
    const documentId = await documentOf('bad.txt', 'One.');
    const wrong = { documentId, side: 'both' };
    expect(await callWith(server, user, documentsApi.previewDocument, wrong)).toMatchObject({ http: 400 });
  });

  test('whoever has not signed in, and whoever is of another organisation', async () => {
    const documentId = await documentOf('mine.txt', 'One.');
    const input = { documentId, side: 'source' } as const;
    expect(await callAs(server, undefined, documentsApi.previewDocument, input)).toMatchObject({ http: 401 });
    const stranger = await manager(server);
    expect(await callAs(server, stranger, documentsApi.previewDocument, input)).toMatchObject({
      http: 404,
      message: errorText('resource.not-found', 'en-US'),
    });
  });
});
