import { randomUUID } from 'node:crypto';
import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { documentsApi } from '@transloom/contracts/documents';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { workbenchApi } from '@transloom/contracts/workbench';
import { beforeAll, expect, test, vi } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const { server } = await projectWorld();
let user: TestUser;

beforeAll(async () => {
  user = await manager(server);
});

vi.setConfig({ testTimeout: 60_000 });

async function project(content: string, name = 'guide.txt') {
  const { projectId } = await createProjectAs(server, user, { files: [{ name, content }] });
  const { documents } = await settledProject(server, user, projectId);
  return { projectId, documentId: String(documents[0]?.documentId) };
}

async function segments(documentId: string) {
  return (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;
}

async function translate(documentId: string, number: number, target: string): Promise<void> {
  const segment = (await segments(documentId))[number - 1];
  if (segment === undefined) throw new Error('no such segment');
  const { segmentId, version: baseVersion } = segment;
  const change = { segmentId, baseVersion, operationId: randomUUID(), target, confirmed: true };
  await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [change] });
}

type Asked = Omit<RequestOf<typeof documentsApi.readAgain>, 'projectId' | 'documentIds'>;

async function readAgain({ projectId, documentId }: Awaited<ReturnType<typeof project>>, asked: Asked) {
  const documentIds = [documentId];
  const answer = await callAs(server, user, documentsApi.readAgain, { projectId, documentIds, ...asked });
  if (answer.http !== 200) return { answer };
  const { documents } = await settledProject(server, user, projectId);
  return { answer, document: documents[0] };
}

async function newFile(content: string, name = 'guide.txt'): Promise<string> {
  const { data } = await uploadAs(server, user, 'document', [{ name, content }]);
  return String(data.files[0]?.fileId);
}

test('a newer version keeps every translation whose sentence is unchanged', async () => {
  const one = await project('Alpha.\nBeta.\nGamma.\nDelta.');
  await translate(one.documentId, 2, 'Be.');
  await translate(one.documentId, 4, 'De.');
  const before = await segments(one.documentId);
  const { document } = await readAgain(one, { fileId: await newFile('New.\nAlpha.\nBeta.\nDelta.') });
  expect(document).toMatchObject({
    status: 'ready',
    segmentCount: 4,
    confirmedCount: 2,
    rereading: { kept: 3, changed: 0, added: 1, gone: 1, failureMessage: null },
  });
  const now = await segments(one.documentId);
  expect(now.map(({ number, source, target }) => [number, source, target])).toEqual([
    [1, 'New.', ''],
    [2, 'Alpha.', ''],
    [3, 'Beta.', 'Be.'],
    [4, 'Delta.', 'De.'],
  ]);
  expect(now[3]?.segmentId).toBe(before[3]?.segmentId);
});

test('strings keep translation, confirmation and history by their keys', async () => {
  const strings = (entries: Readonly<Record<string, string>>) => JSON.stringify(entries);
  const old = strings({ save: 'OK', send: 'OK', stop: 'Stop', gone: 'Gone' });
  const one = await project(old, 'app.json');
  for (const [i, target] of ['Guardar', 'Enviar', 'Parar', 'Fuera'].entries())
    await translate(one.documentId, i + 1, target);
  const [, send] = await segments(one.documentId);
  const newer = strings({ new: 'Anew', send: 'OK', stop: 'Stop it', save: 'OK' });
  await readAgain(one, { fileId: await newFile(newer, 'app.json') });
  const now = await segments(one.documentId);
  expect(now.map(({ source, target, confirmed }) => [source, target, confirmed])).toEqual([
    ['Anew', '', false],
    ['OK', 'Enviar', true],
    ['Stop it', '', false],
    ['OK', 'Guardar', true],
  ]);
  expect(now[1]?.segmentId).toBe(send?.segmentId);
  const history = async (number: number) => {
    const segmentId = String(now[number - 1]?.segmentId);
    const { data } = await callAs(server, user, workbenchApi.segmentHistory, { segmentId });
    return data.map(({ target }) => target);
  };
  expect(await history(2)).toEqual(['Enviar']);
  expect(await history(3)).toEqual(['Parar']);
});

test('a file that cannot be read leaves the document as it was, and says why', async () => {
  const one = await project('Alpha.');
  await translate(one.documentId, 1, 'A.');
  const { document } = await readAgain(one, { fileId: await newFile('\n\n') });
  expect(document).toMatchObject({
    status: 'ready',
    segmentCount: 1,
    confirmedCount: 1,
    rereading: { failureMessage: expect.stringContaining('guide.txt') },
  });
  expect((await segments(one.documentId)).map(({ target }) => target)).toEqual(['A.']);
});

test('segmentation of the organisation holds for new documents, and for old ones that ask for it', async () => {
  const one = await project('Alpha; beta.');
  expect(await segments(one.documentId)).toHaveLength(1);
  const group = { name: 'own', languagePattern: '.*', rules: [{ isBreak: true, before: ';', after: '' }] };
  await callAs(server, user, documentSettingsApi.saveSegmentation, {
    mode: 'sentence',
    builtIn: true,
    cascade: true,
    groups: [group],
  });
  const two = await project('Alpha; beta.');
  expect(await segments(two.documentId)).toHaveLength(2);
  await readAgain(one, {});
  expect(await segments(one.documentId)).toHaveLength(1);
  const { document } = await readAgain(one, { segmentation: 'current' });
  expect(document).toMatchObject({ segmentCount: 2, rereading: { changed: 1, added: 1 } });
});

test('refuses another type, other documents and other options', async () => {
  const one = await project('Alpha.');
  const other = await project('Beta.');
  expect((await readAgain(one, { fileId: await newFile('# Title', 'guide.md') })).answer).toMatchObject({
    http: 409,
    code: 'document.other-format',
  });
  expect((await readAgain({ ...one, projectId: other.projectId }, {})).answer).toMatchObject({ http: 404 });
  expect((await readAgain(one, { options: { speakerNotes: true } })).answer).toMatchObject({
    code: 'document.option-not-of-format',
  });
});

const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="es" datatype="plaintext"><body>
<trans-unit id="1" approved="yes"><source>One.</source><target state="final">Uno.</target></trans-unit>
<trans-unit id="2"><source>Two. Three.</source><target>Dos. Tres.</target></trans-unit>
<trans-unit id="3"><source>Four. Five.</source><target>Cuatro y cinco.</target></trans-unit>
<trans-unit id="4"><source>Six.</source></trans-unit>
</body></file></xliff>`;

test('translations a file brings along are targets from the file', async () => {
  const { documentId } = await project(xliff, 'a.xlf');
  const rows = await segments(documentId);
  expect(rows.map(({ source, target, origin, confirmed }) => [source, target, origin, confirmed])).toEqual([
    ['One.', 'Uno.', 'file', true],
    ['Two.', 'Dos.', 'file', false],
    ['Three.', 'Tres.', 'file', false],
    ['Four. Five.', 'Cuatro y cinco.', 'file', false],
    ['Six.', '', 'none', false],
  ]);
});

test('a newer bilingual file renews translations nobody has touched', async () => {
  const one = await project(xliff, 'a.xlf');
  await translate(one.documentId, 2, 'Número dos.');
  const fileId = await newFile(
    xliff.replace('Uno.', 'Un.').replace('Dos. Tres.', 'Segundo. Tercero.'),
    'a.xlf',
  );
  await readAgain(one, { fileId });
  expect((await segments(one.documentId)).map(({ target }) => target)).toEqual([
    'Un.',
    'Número dos.',
    'Tercero.',
    'Cuatro y cinco.',
    '',
  ]);
});

// Rule D3.7 of the specification.
test('what is chosen for a format is kept on project and document, and has to fit', async () => {
  const files = [{ name: 'a.txt', content: 'Alpha.' }];
  const draft = { files, documentOptions: { docx: { comments: true } } };
  const created = await createProjectAs(server, user, draft);
  expect(created.documentOptions).toEqual(draft.documentOptions);
  await expect(
    createProjectAs(server, user, { files, documentOptions: { txt: { comments: true } } }),
  ).rejects.toThrow();
});
