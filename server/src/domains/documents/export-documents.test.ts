import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { filesApi } from '@transloom/contracts/files';
import { projectsApi } from '@transloom/contracts/projects';
import { workbenchApi } from '@transloom/contracts/workbench';
import { openZip } from '@transloom/core/archive/zip-archive';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { describe, expect, test } from 'vitest';
import { buildPdf } from '../../testing/build-pdf.ts';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';
import { exportAs } from '../../testing/export-as.ts';
import { createProjectAs, settledProject } from '../../testing/project-world.ts';

const { server, engine, user, engineKey, translated } = await documentsWorld();

const exported = (
  projectId: string,
  documentIds: string[],
  more: Partial<RequestOf<typeof documentsApi.exportDocuments>> = {},
) => exportAs(server, user, { projectId, documentIds, ...more });

describe('export', () => {
  test('a download says what became otherwise while it was written', async () => {
    const content = '<p>Buy <img src="car.png"> now.</p>';
    const { projectId } = await createProjectAs(server, user, { files: [{ name: 'shop.html', content }] });
    const { documents } = await settledProject(server, user, projectId);
    const documentId = String(documents[0]?.documentId);
    const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const [segment] = data.segments;
    const change = { segmentId: String(segment?.segmentId), baseVersion: segment?.version ?? 0 };
    await callAs(server, user, workbenchApi.saveSegments, {
      documentId,
      changes: [{ ...change, operationId: randomUUID(), target: 'Compra ya.', confirmed: true }],
    });
    expect((await exported(projectId, [documentId])).toString()).toContain('<img src="car.png">');
    const { data: downloads } = await callAs(server, user, filesApi.listDownloads, {});
    expect(downloads[0]?.title).toBe('shop.es.html');
    expect(downloads[0]?.warnings).toEqual([{ name: 'shop.es.html', code: 'codes-restored', count: 1 }]);
  });

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

  test('two that come back under one name get names of their own', async () => {
    const page = [{ text: 'Welcome to the house.', x: 50, y: 700 }];
    const project = await translated([
      { name: 'guide.pdf', content: Buffer.from(await buildPdf([page])) },
      { name: 'guide.docx', content: Buffer.from(buildDocx({ body: [paragraph(run('Alpha.'))] })) },
    ]);
    const ids = project.documents.map(({ documentId }) => documentId);
    const file = await exported(project.projectId, ids, { as: 'docx' });
    expect(openZip(file).directory.entries.map(({ name }) => name)).toEqual([
      'guide.es.docx',
      'guide.es (2).docx',
    ]);
  });

  test('a bilingual file says how far each translation is, and a cleared one goes', async () => {
    const unit = (id: number, target: string) =>
      `<trans-unit id="${id}"><source>Text ${id}</source>${target}</trans-unit>`;
    const file = (...targets: readonly string[]) =>
      `<xliff version="1.2"><file source-language="en" target-language="es"><body>${targets.map((target, i) => unit(i + 1, target)).join('')}</body></file></xliff>`;
    const draft = '<target state="needs-translation">Texto</target>';
    const { projectId } = await createProjectAs(server, user, {
      files: [{ name: 'a.xlf', content: file(draft, draft, draft, '<target state="final">Texto</target>') }],
    });
    const { documents } = await settledProject(server, user, projectId);
    const documentId = String(documents[0]?.documentId);
    const { segments } = (await callAs(server, user, workbenchApi.listSegments, { documentId })).data;
    const changes = [
      { target: 'Texto', confirmed: true },
      { target: '', confirmed: false },
    ].map((change, i) => ({
      segmentId: String(segments[i]?.segmentId),
      baseVersion: segments[i]?.version ?? 0,
      operationId: randomUUID(),
      ...change,
    }));
    await callAs(server, user, workbenchApi.saveSegments, { documentId, changes });
    const output = await exported(projectId, [documentId]);
    expect(output.toString()).toBe(
      file(
        '<target state="translated">Texto</target>',
        '<target state="new"></target>',
        draft,
        '<target state="final">Texto</target>',
      ),
    );
  });

  // Rules D8.14, P8.21 of the specification.
  test('segments without a translation are counted, and delivered with their source by choice', async () => {
    const files = [{ name: 'open.txt', content: 'Open it.\n42\nClose it.' }];
    const { projectId, documents } = await translated(files, { engineKey: null });
    const documentIds = documents.map(({ documentId }) => documentId);
    const refused = await callAs(server, user, documentsApi.exportDocuments, { projectId, documentIds });
    expect(refused).toMatchObject({
      http: 409,
      status: 59574,
      message: expect.stringContaining('open.txt'),
      params: { count: 2 },
    });
    const built = await exported(projectId, documentIds, { untranslated: 'source' });
    expect(built.toString()).toBe('Open it.\n42\nClose it.');
  });

  test('the source comes back byte for byte', async () => {
    const content = 'Open it.\r\n\r\n  Close it.';
    const { projectId, documents } = await translated([{ name: 'raw.txt', content }], { engineKey: null });
    const documentIds = documents.map(({ documentId }) => documentId);
    const file = await exported(projectId, documentIds, { as: 'source', untranslated: 'refuse' });
    expect(file.toString()).toBe(content);
  });

  test('XLIFF 1.2 and TMX hold what is translated', async () => {
    const content = 'Open it.\nOpen it.\nClose it.';
    const { projectId, documents } = await translated([{ name: 'pairs.txt', content }]);
    const documentIds = documents.map(({ documentId }) => documentId);
    const xliff = (await exported(projectId, documentIds, { as: 'xliff12' })).toString();
    expect(xliff).toContain('<xliff version="1.2"');
    expect(xliff.match(/<trans-unit /g)).toHaveLength(3);
    expect(xliff).toContain('target-language="es"');
    const tmx = (await exported(projectId, documentIds, { as: 'tmx' })).toString();
    expect(tmx).toContain('<seg>Close it.</seg>');
    expect(tmx.match(/<tu>/g)).toHaveLength(2);
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
