import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

interface Kind {
  readonly name: string;
  readonly storage: Storage;
  /** Names of everything that is kept below the storage, whole or half. */
  files(): readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const listFiles = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

async function s3(): Promise<Kind> {
  const directory = join(folder, 's3');
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  afterAll(() => server.close());
  const storage = s3Storage({
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  return {
    name: 'S3',
    storage,
    files: () => listFiles(directory).filter((name) => name.includes('_object')),
  };
}

const kinds: readonly Kind[] = [
  {
    name: 'folder',
    storage: folderStorage(join(folder, 'folder')),
    files: () => listFiles(join(folder, 'folder')),
  },
  await s3(),
];
afterAll(() => rmSync(folder, { recursive: true }));

const key = () => `test/${randomUUID()}`;

describe.each(kinds)('a storage in $name', ({ storage, files }) => {
  test.each([0, 1, 70_000, 20_000_000])('gives back %i bytes, with size and hash', async (bytes) => {
    const [name, content] = [key(), randomBytes(bytes)];
    const chunks = Array.from({ length: Math.ceil(bytes / 65_536) }, (_, index) =>
      content.subarray(index * 65_536, (index + 1) * 65_536),
    );
    const stored = await storage.write(name, Readable.from(chunks));
    expect(stored).toEqual({ bytes, sha256: createHash('sha256').update(content).digest('hex') });
    expect(Buffer.compare(Buffer.from(await storage.read(name)), content)).toBe(0);
    const streamed = Buffer.concat(await (await storage.open(name)).toArray());
    expect(Buffer.compare(streamed, content)).toBe(0);
  });

  test('takes bytes as they are, and the last of two writes', async () => {
    const name = key();
    await storage.write(name, new TextEncoder().encode('first'));
    await storage.write(name, new TextEncoder().encode('second'));
    expect(new TextDecoder().decode(await storage.read(name))).toBe('second');
  });

  test('says what is not there', async () => {
    await expect(storage.read(key())).rejects.toMatchObject({ code: 'resource.not-found' });
    await expect(storage.open(key())).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  test('removes, also what is gone already', async () => {
    const name = key();
    await storage.write(name, new Uint8Array([1]));
    await storage.remove(name);
    await storage.remove(name);
    await expect(storage.read(name)).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  test.each([10_000, 12_000_000])('keeps nothing of a stream that breaks after %i bytes', async (bytes) => {
    const before = files().length;
    const name = key();
    const broken = Readable.from(
      (async function* () {
        for (let sent = 0; sent < bytes; sent += 10_000) yield randomBytes(10_000);
        throw new Error('cut off');
      })(),
    );
    await expect(storage.write(name, broken)).rejects.toThrow('cut off');
    await expect(storage.read(name)).rejects.toMatchObject({ code: 'resource.not-found' });
    expect(files()).toHaveLength(before);
  });

  test.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', '', 'a\\b', '.hidden', 'a/./b'])(
    'takes no key that could lead elsewhere: %j',
    async (wrong) => {
      await expect(async () => storage.write(wrong, new Uint8Array())).rejects.toThrow('not a storage key');
      await expect(async () => storage.read(wrong)).rejects.toThrow('not a storage key');
    },
  );
});

/** A disk of one megabyte, where this machine lets us have one. */
const smallDisk = mkdtempSync(join(tmpdir(), 'small-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', smallDisk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', [smallDisk]);
  rmSync(smallDisk, { recursive: true });
});

test.skipIf(!mounted)(
  'a full disk is reported as such, keeps nothing half, and works again with room',
  async () => {
    const storage = folderStorage(smallDisk);
    await expect(storage.write('big', randomBytes(2_000_000))).rejects.toMatchObject({
      code: 'file.storage-full',
    });
    expect(listFiles(smallDisk)).toEqual([]);
    await storage.write('small', randomBytes(100_000));
  },
);
