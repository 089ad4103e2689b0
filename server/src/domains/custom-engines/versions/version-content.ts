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

/**
 * A copy beside the processes that serve it; it goes once others were used since. Who reads it does so in `useModelFile`.
 * @throws {AppError} custom-engine.damaged, resource.not-found
 */
export function loadModelFile(storage: Storage, version: StoredVersion): Promise<StatisticalModelFile> {
  return useModelFile(storage, version, async (file) => file);
}

/** The copy stays where it is until `work` has ended. @throws {AppError} custom-engine.damaged, resource.not-found */
export function useModelFile<Result>(
  storage: Storage,
  version: StoredVersion,
  work: (file: StatisticalModelFile) => Promise<Result>,
): Promise<Result> {
  const load = async () => {
    const path = join(processFolder(), `${newId()}.model`);
    await mkdir(processFolder(), { recursive: true });
    await pipeline(await storage.open(version.storageKey), createWriteStream(`${path}.part`));
    await rename(`${path}.part`, path);
    const file = await readModelFile(path);
    if (file === undefined) throw new AppError('custom-engine.damaged', { name: version.name });
    return file;
  };
  return modelFiles.use(version, load, work);
}

/** @throws {AppError} custom-engine.damaged, resource.not-found */
export function loadExamples(storage: Storage, version: StoredVersion): Promise<MemoryIndex> {
  const load = async () => {
    const index = readExamples(await storage.read(version.storageKey));
    if (index === undefined) throw new AppError('custom-engine.damaged', { name: version.name });
    return index;
  };
  return exampleIndexes.use(version, load, async (index) => index);
}

interface KeptContent<Content> {
  readonly content: Promise<Content>;
  users: number;
}

class Kept<Content> {
  readonly #contents = new Map<string, KeptContent<Content>>();
  readonly #letGo: (content: Content) => Promise<void>;

  constructor(letGo: (content: Content) => Promise<void>) {
    this.#letGo = letGo;
  }

  /** One that could not be loaded is tried again. */
  async use<Result>(
    { storageKey, builtAt }: StoredVersion,
    load: () => Promise<Content>,
    work: (content: Content) => Promise<Result>,
  ): Promise<Result> {
    const key = `${storageKey} ${builtAt.toISOString()}`;
    const kept = this.#contents.get(key) ?? { content: load(), users: 0 };
    this.#contents.delete(key);
    this.#contents.set(key, kept);
    kept.content.catch(() => this.#contents.delete(key));
    kept.users += 1;
    try {
      return await work(await kept.content);
    } finally {
      kept.users -= 1;
      this.#reserve();
    }
  }

  /** The one used longest ago goes when there are too many, but never one in use. */
  #reserve(): void {
    for (const [key, { content, users }] of this.#contents) {
      if (this.#contents.size <= mostKept) return;
      if (users > 0) continue;
      this.#contents.delete(key);
      content.then(this.#letGo).catch(() => undefined);
    }
  }
}

const modelFiles = new Kept<StatisticalModelFile>(({ path }) => rm(path, { force: true }));
const exampleIndexes = new Kept<MemoryIndex>(async () => undefined);
