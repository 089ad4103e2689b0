import { createZip } from '@transloom/core/archive/create-zip';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { type TestFile, uploadAs } from '../../testing/upload-as.ts';
import { filesRoutes } from './files.routes.ts';

const server = await testServer({ routes: filesRoutes });
const user = await server.signInAs('TRANSLATOR');

function zip(name: string, files: Readonly<Record<string, string>>): TestFile {
  const entries = Object.entries(files).map(([path, text]) => ({ name: path, content: Buffer.from(text) }));
  return { name, content: new Uint8Array(createZip(entries)) };
}

async function upload(...files: readonly TestFile[]) {
  const { data } = await uploadAs(server, user, 'document', files);
  return {
    kept: data.files.map(({ name }) => name),
    refused: data.refused.map(({ name, failure }) => [name, failure.code]),
  };
}

test('a zip is unpacked into its files, without what systems put beside them', async () => {
  const archive = zip('manual.ZIP', {
    'manual/one.txt': 'One.',
    'manual/deep/two.md': 'Two.',
    '__MACOSX/manual/._one.txt': 'x',
    'manual/.DS_Store': 'x',
    'manual/Thumbs.db': 'x',
  });
  expect(await upload(archive, { name: 'three.txt', content: 'Three.' })).toEqual({
    kept: ['one.txt', 'two.md', 'three.txt'],
    refused: [],
  });
});

test('what cannot be taken is named, the rest is kept', async () => {
  const archive = zip('mixed.zip', {
    'a/same.txt': 'One.',
    'b/same.txt': 'Two.',
    'c/empty.txt': '',
    'c/film.mp4': '\0\x01\x02',
    'good.txt': 'Good.',
  });
  expect(await upload(archive)).toEqual({
    kept: ['same.txt', 'good.txt'],
    refused: [
      ['same.txt', 'file.duplicate-name'],
      ['empty.txt', 'file.empty'],
      ['film.mp4', expect.stringMatching(/^document\./)],
    ],
  });
});

test.each<[string, TestFile, string]>([
  ['is none', { name: 'a.zip', content: 'no archive' }, 'document.broken'],
  ['is empty', { name: 'a.zip', content: '' }, 'file.empty'],
  ['has no file', zip('a.zip', {}), 'file.empty'],
  ['leads outside', zip('a.zip', { '../evil.txt': 'x' }), 'document.unsafe'],
  ['has an archive in it', zip('a.zip', { 'inner.zip': 'PK' }), 'document.limit'],
  [
    'has too many files',
    zip('a.zip', Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`x/${i}.txt`, '']))),
    'file.too-many',
  ],
])('an archive that %s is refused by name', async (_, file, code) => {
  const { refused } = await upload(file);
  expect(refused.at(-1)).toEqual(['a.zip', code]);
});

test('the archive itself is not kept', async () => {
  await upload(zip('b.zip', { 'kept.txt': 'Kept.' }));
  const rows = await server.database.systemTransaction((db) =>
    db.selectFrom('uploadedFile').select('name').where('name', 'like', '%.zip').execute(),
  );
  expect(rows).toEqual([]);
});
