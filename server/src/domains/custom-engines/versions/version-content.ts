import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MemoryIndex } from '@transloom/core/memory/index/memory-index';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { processFolder } from '../../../platform/process-folder.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  readModelFile,
  type StatisticalModelFile,
} from '../../../providers/machine-translation/vendors/statistical/statistical-models.ts';
import { readExamples } from '../retrieval/example-file.ts';

export interface StoredVersion {
  readonly name: string;
  readonly storageKey: string;
  /** When it was built: a version that was built anew is another one. */
  readonly builtAt: Date;
}

/** Versions a process keeps at hand. */
const mostKept = 8;

/** A copy beside the processes that serve it. @throws {AppError} custom-engine.damaged, resource.not-found */
export function loadModelFile(storage: Storage, version: StoredVersion): Promise<StatisticalModelFile> {
  return modelFiles.keep(version, async () => {
    const path = join(processFolder(), `${newId()}.model`);
    await mkdir(processFolder(), { recursive: true });
    await pipeline(await storage.open(version.storageKey), createWriteStream(`${path}.part`));
    await rename(`${path}.part`, path);
    const file = await readModelFile(path);
    if (file === undefined) throw new AppError('custom-engine.damaged', { name: version.name });
    return file;
  });
}

/** @throws {AppError} custom-engine.damaged, resource.not-found */
export function loadExamples(storage: Storage, version: StoredVersion): Promise<MemoryIndex> {
  return exampleIndexes.keep(version, async () => {
    const index = readExamples(await storage.read(version.storageKey));
    if (index === undefined) throw new AppError('custom-engine.damaged', { name: version.name });
    return index;
  });
}

class Kept<Content> {
  readonly #contents = new Map<string, Promise<Content>>();
  readonly #letGo: (content: Content) => Promise<void>;

  constructor(letGo: (content: Content) => Promise<void>) {
    this.#letGo = letGo;
  }

  /** The one used longest ago goes when there are too many; one that could not be loaded is tried again. */
  keep({ storageKey, builtAt }: StoredVersion, load: () => Promise<Content>): Promise<Content> {
    const key = `${storageKey} ${builtAt.toISOString()}`;
    const content = this.#contents.get(key) ?? load();
    this.#contents.delete(key);
    this.#contents.set(key, content);
    content.catch(() => this.#contents.delete(key));
    for (const [oldest, left] of [...this.#contents].slice(0, Math.max(0, this.#contents.size - mostKept))) {
      this.#contents.delete(oldest);
      left.then(this.#letGo).catch(() => undefined);
    }
    return content;
  }
}

const modelFiles = new Kept<StatisticalModelFile>(({ path }) => rm(path, { force: true }));
const exampleIndexes = new Kept<MemoryIndex>(async () => undefined);
