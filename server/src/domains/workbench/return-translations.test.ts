import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { workbenchApi } from '@transloom/contracts/workbench';
import { bilingualTable } from '@transloom/core/document/convert/bilingual-table';
import { fromMarkup } from '@transloom/core/inline/markup';
import { workbookRows } from '@transloom/core/memory/exchange/workbook-rows';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { readZipText } from '@transloom/core/testing/read-zip-text';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { exportAs } from '../../testing/export-as.ts';
import { createProjectAs, manager, projectWorld, settledProject } from '../../testing/project-world.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server } = await projectWorld();
const user = await manager(server);

async function open(name: string, content: string | Uint8Array) {
  const { projectId } = await createProjectAs(server, user, {
    files: [{ name, content: Buffer.from(content) }],
  });
  const { documents } = await settledProject(server, user, projectId);
  return { projectId, documentId: String(documents[0]?.documentId) };
}

type Opened = Awaited<ReturnType<typeof open>>;

const download = async ({ projectId, documentId }: Opened, as: 'xliff' | 'xliff12' | 'table' | 'xlsx') =>
  exportAs(server, user, { projectId, documentIds: [documentId], as });

async function giveBack(
  { documentId }: Opened,
  xliff: string,
  more: Partial<RequestOf<typeof workbenchApi.returnTranslations>> = {},
) {
  const { data } = await uploadAs(server, user, 'document', [{ name: 'back.xlf', content: xliff }]);
  const fileId = String(data.files[0]?.fileId);
  return callAs(server, user, workbenchApi.returnTranslations, { documentId, fileId, ...more });
}

const segmentsOf = async ({ documentId }: Opened) =>
  (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;

async function save(opened: Opened, number: number, target: string) {
  const segment = (await segmentsOf(opened))[number - 1];
  const of = { segmentId: String(segment?.segmentId), baseVersion: segment?.version ?? 0 };
  const change = { ...of, operationId: randomUUID(), target, confirmed: true };
  await callAs(server, user, workbenchApi.saveSegments, { documentId: opened.documentId, changes: [change] });
}

/** Another program translates a sentence and says so. */
function translate(xliff: string, source: string, target: string): string {
  return xliff.replaceAll(
    /<segment id="([^"]+)"[^>]*>(<source[^>]*>(.*?)<\/source>)(?:<target.*?<\/target>)?/g,
    (all, id, whole, text) =>
      text.replaceAll(/<[^>]+>/g, '') === source
        ? `<segment id="${id}" state="translated">${whole}<target>${target}</target>`
        : all,
  );
}

const none = { changed: 0, confirmed: 0, unchanged: 0, conflicts: 0, locked: 0, refused: 0, unknown: 0 };

test('an XLIFF goes to another program and comes back with its translations, codes and states', async () => {
  const opened = await open('guide.html', '<p>Open the <a href="x">lid</a>. Close it.</p><p>Wait.</p>');
  await save(opened, 3, 'Espere.');
  const xliff = (await download(opened, 'xliff')).toString();
  expect(xliff).toContain('original="guide.html"');
  expect(xliff).toMatch(
    /state="translated"[^>]*><source[^>]*>Wait\.<\/source><target[^>]*>Espere\.<\/target>/,
  );
  const link = '<sc id="1" type="link"/>tapa<ec startRef="1"/>';
  const answer = await giveBack(opened, translate(xliff, 'Open the lid.', `Abra la ${link}.`));
  expect(answer.data).toEqual({ ...none, changed: 1, confirmed: 1, unchanged: 1 });
  expect((await segmentsOf(opened)).map(({ target, confirmed }) => [target, confirmed])).toEqual([
    ['Abra la {1}tapa{/1}.', true],
    ['', false],
    ['Espere.', true],
  ]);
  const again = await open('other.txt', 'Open the lid.');
  const [segment] = await segmentsOf(again);
  const { data } = await callAs(server, user, workbenchApi.segmentSuggestions, {
    segmentId: String(segment?.segmentId),
  });
  expect(data.matches[0]).toMatchObject({ targetMarkup: 'Abra la tapa.' });
});

test('an XLIFF 1.2 comes back as well, with the version each segment had', async () => {
  const opened = await open('lid.html', '<p>Paint the <a href="x">fence</a>.</p><p>Dry it.</p>');
  const xliff = (await download(opened, 'xliff12')).toString();
  const filled = xliff
    .replace(
      '</source></trans-unit>',
      '</source><target state="translated">Pinte la <bx id="1" rid="1"/>valla<ex id="1e" rid="1"/>.</target></trans-unit>',
    )
    .replace('Dry it.</source>', 'Dry it.</source><target>Séquela.</target>');
  expect((await giveBack(opened, filled)).data).toEqual({ ...none, changed: 2, confirmed: 1 });
  expect((await segmentsOf(opened)).map(({ target, confirmed }) => [target, confirmed])).toEqual([
    ['Pinte la {1}valla{/1}.', true],
    ['Séquela.', false],
  ]);
  await save(opened, 1, 'Otra.');
  const late = filled.replace('valla<ex', 'cubierta<ex');
  expect((await giveBack(opened, late)).data).toMatchObject({ conflicts: 1 });
});

test('what was changed here meanwhile stays, unless it is to be overwritten', async () => {
  const opened = await open('two.txt', 'Alpha.\nBeta.');
  const xliff = translate((await download(opened, 'xliff')).toString(), 'Alpha.', 'Alfa de allí.');
  await save(opened, 1, 'Alfa de aquí.');
  expect((await giveBack(opened, xliff)).data).toEqual({ ...none, conflicts: 1 });
  expect((await segmentsOf(opened))[0]?.target).toBe('Alfa de aquí.');
  expect((await giveBack(opened, xliff, { overwrite: true })).data).toMatchObject({ changed: 1 });
  expect((await segmentsOf(opened))[0]?.target).toBe('Alfa de allí.');
});

test('codes the source has not are refused by segment', async () => {
  const opened = await open('codes.txt', 'Alpha.');
  const xliff = translate((await download(opened, 'xliff')).toString(), 'Alpha.', 'Alfa <ph id="9"/>');
  expect((await giveBack(opened, xliff)).data).toEqual({ ...none, refused: 1 });
});

test('a file with no translation of the document is refused by name', async () => {
  const opened = await open('alpha.txt', 'Alpha.');
  const other = await open('omega.txt', 'Omega.');
  const xliff = translate((await download(other, 'xliff')).toString(), 'Omega.', 'Omega');
  const message = expect.stringContaining('alpha.txt');
  expect(await giveBack(opened, xliff)).toMatchObject({ http: 409, code: 'document.not-returned', message });
  const { data } = await uploadAs(server, user, 'document', [{ name: 'back.txt', content: 'Alpha.' }]);
  const fileId = String(data.files[0]?.fileId);
  const { documentId } = opened;
  const text = await callAs(server, user, workbenchApi.returnTranslations, { documentId, fileId });
  expect(text).toMatchObject({ http: 409, code: 'document.not-returned' });
});

test('a table of both texts is a Word document', async () => {
  const opened = await open('lid.docx', buildDocx({ body: [paragraph(run('Open the lid.'))] }));
  await save(opened, 1, 'Abra la tapa.');
  const xml = readZipText(await download(opened, 'table'), 'word/document.xml');
  expect(xml).toContain('Open the lid.');
  expect(xml).toContain('Abra la tapa.');
});

/** The cells of a workbook, with the translation of one source written in by a person. */
async function fillWorkbook(file: Uint8Array, source: string, target: string): Promise<Uint8Array> {
  const rows: string[][] = [];
  for await (const batch of workbookRows(file)) rows.push(...batch.rows.map((row) => [...row]));
  const [headings = [], ...filled] = rows.map((cells) =>
    cells[2] === source ? [...cells.slice(0, 3), target, ...cells.slice(4)] : cells,
  );
  async function* written() {
    yield* filled;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook(headings, written())) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('a workbook and a Word table come back with the translations people wrote into them', async () => {
  const opened = await open('guide.html', '<p>Fill the <a href="x">tank</a>. Drain it.</p><p>Rinse.</p>');
  const filled = await fillWorkbook(
    await download(opened, 'xlsx'),
    'Fill the {1}tank{/1}.',
    'Llene el {1}tanque{/1}.',
  );
  const giveBackFile = async (name: string, content: Uint8Array) => {
    const { data } = await uploadAs(server, user, 'document', [{ name, content: Buffer.from(content) }]);
    const fileId = String(data.files[0]?.fileId);
    return callAs(server, user, workbenchApi.returnTranslations, { documentId: opened.documentId, fileId });
  };
  expect((await giveBackFile('back.xlsx', filled)).data).toEqual({ ...none, changed: 1 });
  const rows = (await segmentsOf(opened)).map(({ source, target, segmentId, version, number }) => ({
    id: `${segmentId}.${version}`,
    number,
    source: fromMarkup(source),
    target: fromMarkup(target === '' ? `T ${number}` : target),
    status: '',
  }));
  const headings = { number: 'No.', source: 'en', target: 'es', status: 'Status' };
  expect((await giveBackFile('back.docx', bilingualTable(rows, headings))).data).toEqual({
    ...none,
    changed: 2,
    unchanged: 1,
  });
  expect((await segmentsOf(opened)).map(({ target, confirmed }) => [target, confirmed])).toEqual([
    ['Llene el {1}tanque{/1}.', false],
    ['T 2', false],
    ['T 3', false],
  ]);
});

test('is for those who may edit the document', async () => {
  const { documentId } = await open('mine.txt', 'Alpha.');
  const input = { documentId, fileId: randomUUID() };
  expect((await callAs(server, await manager(server), workbenchApi.returnTranslations, input)).http).toBe(
    404,
  );
  expect((await callAs(server, user, workbenchApi.returnTranslations, input)).http).toBe(404);
  expect((await callAs(server, undefined, workbenchApi.returnTranslations, input)).http).toBe(401);
});
