import { alignmentApi } from '@transloom/contracts/alignment';
import { filesApi } from '@transloom/contracts/files';
import { termExtractionApi } from '@transloom/contracts/term-extraction';
import { PDFDocument } from 'pdf-lib';
import { expect, test, vi } from 'vitest';
import { jobs, routes, streamRoutes } from './domains.ts';
import { storageLimitsWith } from './storage-limits.ts';
import { callAs } from './testing/call-as.ts';
import { peopleServer } from './testing/people-server.ts';
import { uploadAs } from './testing/upload-as.ts';

/** Alignment and term extraction say what is wrong with texts that they cannot use. */

const fittingBytes = 10_000;
const server = await peopleServer({
  routes,
  streamRoutes,
  jobs,
  installation: {
    storageGigabytes: { ...storageLimitsWith([]), enterprise: fittingBytes / 2 ** 30 },
  },
});
await server.work();
const admin = await server.signIn(await server.addMember('SUPER_ADMIN'));

type Content = string | Uint8Array<ArrayBuffer>;
interface Text {
  readonly name: string;
  readonly content: Content;
}

/** A page without a text, as a scanner writes it. */
async function scanned(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return new Uint8Array(await pdf.save());
}

const german: Text = { name: 'german.txt', content: 'Berlin hat 4.200 Straßen.\n\nEs wurde 1987 gemacht.\n' };
const english: Text = { name: 'english.txt', content: 'Berlin has 4,200 streets.\n\nIt was made in 1987.\n' };
const blank: Text = { name: 'blank.txt', content: '\n\n  \n' };
const scan: Text = { name: 'scan.pdf', content: await scanned() };
const broken: Text = { name: 'broken.pdf', content: '%PDF-1.7\nnothing follows' };

async function upload(text: Text): Promise<string> {
  const { data } = await uploadAs(server, admin, 'document', [text]);
  return data.files[0]?.fileId ?? '';
}

const ended = (api: typeof alignmentApi | typeof termExtractionApi, workId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, api.work, { workId });
      expect(['done', 'failed']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );

async function align(source: Text, target: Text) {
  const fileIds = { sourceFileId: await upload(source), targetFileId: await upload(target) };
  const { data } = await callAs(server, admin, alignmentApi.createWork, {
    options: { type: 'double', ...fileIds, sourceLanguage: 'en', targetLanguage: 'de' },
  });
  return ended(alignmentApi, data.workId);
}

test.each<[string, Text, Text, string, string]>([
  ['an empty source', blank, german, 'document.no-text', 'blank.txt'],
  ['an empty translation', english, blank, 'document.no-text', 'blank.txt'],
  ['a scanned page without a text', scan, german, 'document.no-text', 'scan.pdf'],
  ['a file that breaks off', broken, german, 'document.', 'broken.pdf'],
])('an alignment of %s fails and names the file', async (_, source, target, code, name) => {
  const { status, failure } = await align(source, target);
  expect(status).toBe('failed');
  expect(failure?.code).toContain(code);
  expect(failure?.params).toMatchObject({ name });
});

test.each<[string, Text, string]>([
  ['an empty text', blank, 'document.no-text'],
  ['a scanned page without a text', scan, 'document.no-text'],
  ['a file that breaks off', broken, 'document.'],
])('an extraction from %s fails and names the file', async (_, text, code) => {
  const { data } = await callAs(server, admin, termExtractionApi.createWork, {
    options: { from: 'documents', fileIds: [await upload(text)], sourceLanguage: 'en' },
  });
  const { status, failure } = await ended(termExtractionApi, data.workId);
  expect(status).toBe('failed');
  expect(failure?.code).toContain(code);
  expect(failure?.params).toMatchObject({ name: text.name });
});

test('pairs that do not fit into the storage are refused, and saved where there is room again', async () => {
  const { workId } = await align(english, german);
  const { usedBytes } = (await callAs(server, admin, filesApi.storageUse, {})).data;
  const large = await upload({ name: 'large.txt', content: 'a'.repeat(fittingBytes - usedBytes - 100) });
  const save = () =>
    callAs(server, admin, alignmentApi.saveToMemory, {
      workId,
      memory: { name: 'House' },
      withPending: true,
    });
  expect(await save()).toMatchObject({ http: 413, code: 'file.quota-full' });
  await callAs(server, admin, filesApi.removeUpload, { fileId: large });
  // Nothing was left behind that takes the name of the memory.
  expect(await save()).toMatchObject({ http: 200, data: { name: 'House', saved: 2 } });
});
