import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { discardFiles, keepFiles, type StoredFile, storeFile } from '../../files/stored-files.ts';
import { uploadedFile } from '../../files/uploaded-content.ts';

/** Pictures for concepts that are copied into another base, by those of the originals: each concept has its own. */
export class PictureCopies {
  readonly #job: JobContext;
  readonly #copies = new Map<string, StoredFile>();
  /** Somebody may have put another one in the place of one since it was read. */
  readonly #lost = new Set<string>();
  #kept: ReadonlySet<string> = new Set();

  constructor(job: JobContext) {
    this.#job = job;
  }

  /** The pictures that are not copied yet. */
  lackingOf(pictureIds: readonly (string | null)[]): readonly string[] {
    return pictureIds.flatMap((id) => (id === null || this.#copies.has(id) || this.#lost.has(id) ? [] : id));
  }

  /** Runs outside of a transaction, which would stay open while files are written. */
  async add(pictureIds: readonly string[]): Promise<void> {
    for (const pictureId of pictureIds) {
      const copy = await this.#copyOf(pictureId).catch(undefinedWhereGone);
      if (copy === undefined) this.#lost.add(pictureId);
      else this.#copies.set(pictureId, copy);
    }
  }

  async #copyOf(pictureId: string): Promise<StoredFile> {
    const uploaded = await this.#job.transact((context) => uploadedFile(context, pictureId));
    const { name, format, storageKey } = uploaded;
    const content = await this.#job.storage.open(storageKey);
    return storeFile(this.#job, { purpose: 'picture', name, format: format ?? '', content });
  }

  /** The copy of a picture. */
  of(pictureId: string): StoredFile | undefined {
    return this.#copies.get(pictureId);
  }

  /** These copies belong to concepts, as soon as the transaction is through. */
  async keep(
    { db, afterCommit }: Pick<Context, 'db' | 'afterCommit'>,
    fileIds: readonly string[],
  ): Promise<void> {
    const taken = new Set(fileIds);
    await keepFiles(
      { db },
      [...this.#copies.values()].filter(({ fileId }) => taken.has(fileId)),
    );
    afterCommit(() => {
      this.#kept = taken;
    });
  }

  /** Before the next concepts: those that nobody took go. */
  async clear(): Promise<void> {
    await discardFiles(
      this.#job,
      [...this.#copies.values()].filter(({ fileId }) => !this.#kept.has(fileId)),
    );
    this.#copies.clear();
    this.#kept = new Set();
  }
}

function undefinedWhereGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'resource.not-found') return undefined;
  throw error;
}
