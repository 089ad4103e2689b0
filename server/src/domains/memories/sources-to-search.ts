import { AppError } from '../../platform/app-error.ts';
import type { MemoryContext } from './add-entries.ts';
import { insertBlock } from './memory-blocks.store.ts';
import { lockDirection } from './memory-directions.store.ts';
import { insertSources } from './memory-sources.store.ts';
import { SourceBlock, type SourcesToStore } from './source-block.ts';

/** Of all blocks together; with their copies while they are sorted and sent, less than 50 MB. */
const mostPostings = 1024 * 1024;

/** Sources that were added in large numbers and are not found by similar texts yet. */
export class SourcesToSearch {
  #blocks = new Map<string, SourceBlock>();

  get isFull(): boolean {
    let postings = 0;
    for (const block of this.#blocks.values()) postings += block.postings;
    return postings >= mostPostings;
  }

  add(directionId: string, sourceKey: string, text: string): void {
    const block = this.#blocks.get(directionId) ?? new SourceBlock(directionId);
    this.#blocks.set(directionId, block);
    block.add(sourceKey, text);
  }

  /** By direction; none are left. */
  take(): ReadonlyMap<string, SourcesToStore> {
    const taken = new Map([...this.#blocks].map(([directionId, block]) => [directionId, block.finish()]));
    this.#blocks = new Map();
    return taken;
  }
}

/** @throws {AppError} memory.gone */
export async function storeSources(
  { db, actor }: Pick<MemoryContext, 'db' | 'actor'>,
  byDirection: ReadonlyMap<string, SourcesToStore>,
): Promise<void> {
  const { organizationId } = actor;
  for (const [directionId, stored] of byDirection) {
    if (!(await lockDirection(db, directionId))) throw new AppError('memory.gone');
    if (stored.kind === 'block') await insertBlock(db, { organizationId, directionId }, stored);
    else await insertSources(db, { organizationId, directionId }, stored.sources);
  }
}
