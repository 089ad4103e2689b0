import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../app-error.ts';
import { isDiskFull } from '../disk-full.ts';
import { hashed, readableOf } from './hashed.ts';
import type { Storage } from './storage.ts';
import { requireStorageKey } from './storage-key.ts';

/** Files below a folder. What is not whole yet stands aside, so a key leads to all bytes or to none. */
export function folderStorage(folder: string): Storage {
  const incoming = join(folder, 'incoming');
  const pathOf = (key: string) => join(folder, 'kept', requireStorageKey(key));
  return {
    async write(key, content) {
      const [path, draft] = [pathOf(key), join(incoming, randomUUID())];
      try {
        await mkdir(incoming, { recursive: true });
        const { stream, result } = hashed();
        // `flush`: on the disk before the name says so.
        await pipeline(readableOf(content), stream, createWriteStream(draft, { flush: true }));
        await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
        await syncFolder(dirname(path));
        return result();
      } catch (error) {
        await rm(draft, { force: true });
        throw isDiskFull(error) ? new AppError('file.storage-full', {}, { cause: error }) : error;
      }
    },
    read: (key) => readFile(pathOf(key)).catch(refuseMissing),
    async open(key) {
      const file = await open(pathOf(key)).catch(refuseMissing);
      return createReadStream('', { fd: file });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async freeBytes() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function refuseMissing(error: unknown): never {
  if (codeOf(error) === 'ENOENT') throw new AppError('resource.not-found', {}, { cause: error });
  throw error;
}
