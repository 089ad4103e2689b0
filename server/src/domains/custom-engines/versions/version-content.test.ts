import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { modelVersion } from '@transloom/core/custom-engines/statistical/model-file';
import { expect, test } from 'vitest';
import type { Storage } from '../../../platform/storage/storage.ts';
import { loadModelFile, type StoredVersion, useModelFile } from './version-content.ts';

/** The beginning of an engine's file, which is all that is read of it here. */
function beginningOfModel(): Uint8Array {
  const label = '{"label":{"sourceLanguage":"en","targetLanguage":"es"}}';
  const file = Buffer.alloc(16 + label.length);
  file.write('TLSM');
  file.writeUInt32BE(modelVersion, 4);
  file.write(label, 16);
  return file;
}

let opened = 0;
const storage: Storage = {
  write: () => Promise.reject(new Error('nothing is written')),
  read: () => Promise.reject(new Error('nothing is read whole')),
  async open() {
    opened += 1;
    return Readable.from([beginningOfModel()]);
  },
  remove: () => Promise.reject(new Error('nothing is removed')),
  freeBytes: async () => null,
};

const version = (name: string): StoredVersion => ({
  name,
  storageKey: `version-content-test/${name}`,
  builtAt: new Date('2026-01-01'),
});

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function useOthers(prefix: string): Promise<void> {
  for (let i = 0; i < 12; i++) await loadModelFile(storage, version(`${prefix} ${i}`));
}

test('the file of a version is there while it is used, however many others are used meanwhile', async () => {
  const one = version('one');
  const path = await useModelFile(storage, one, async (file) => {
    await useOthers('others');
    // Files go beside the work: one that goes at all is gone by then.
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await isThere(file.path)).toBe(true);
    expect((await loadModelFile(storage, one)).path).toBe(file.path);
    return file.path;
  });
  await useOthers('still others');
  await expect.poll(() => isThere(path), { timeout: 10_000 }).toBe(false);
});

test('who used a version before has it loaded again once its file is gone', async () => {
  const one = version('again');
  const { path } = await loadModelFile(storage, one);
  await useOthers('in between');
  await expect.poll(() => isThere(path), { timeout: 10_000 }).toBe(false);
  const before = opened;
  expect(await useModelFile(storage, one, (file) => isThere(file.path))).toBe(true);
  expect(opened).toBe(before + 1);
});
