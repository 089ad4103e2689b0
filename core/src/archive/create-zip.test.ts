import { expect, test } from 'vitest';
import { createZip, type NamedFile, streamZip } from './create-zip.ts';
import { openZip, readZipEntry } from './zip-archive.ts';

test('what is put in comes out, names in any script', () => {
  const files = [
    { name: 'guide.es.txt', content: Buffer.from('hola '.repeat(100)) },
    { name: '指南 (终稿).txt', content: Buffer.from('你好') },
    { name: 'empty.txt', content: new Uint8Array() },
  ];
  const archive = openZip(createZip(files));
  expect(archive.directory.entries.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  for (const { name, content } of files) {
    expect(Buffer.from(readZipEntry(archive, name, 1000) ?? [])).toEqual(Buffer.from(content));
  }
});

test('equal files give equal archives', () => {
  const files = [{ name: 'a.txt', content: Buffer.from('a') }];
  expect(createZip(files)).toEqual(createZip(files));
});

test('in pieces it is the same archive, and no file is asked for before the one ahead of it is written', async () => {
  const files = ['a', 'b', 'c'].map((name) => ({ name: `${name}.txt`, content: Buffer.from(name) }));
  const asked: string[] = [];
  async function* coming(): AsyncGenerator<NamedFile> {
    for (const file of files) {
      asked.push(file.name);
      yield file;
    }
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of streamZip(coming())) {
    if (pieces.push(piece) === 2) expect(asked).toEqual(['a.txt']);
  }
  expect(Buffer.concat(pieces)).toEqual(createZip(files));
});
