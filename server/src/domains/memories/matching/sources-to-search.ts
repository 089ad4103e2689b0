import { ScannedText } from '@transloom/core/memory/words/scanned-text';
import { AppError } from '../../../platform/app-error.ts';
import { type EntriesToStore, EntryBlock } from '../blocks/entry-block.ts';
import type { MemoryContext } from '../blocks/gathered-entries.ts';
import { insertEntryBlock, insertSourceBlock } from '../blocks/memory-blocks.store.ts';
import { PostingList } from '../blocks/posting-list.ts';
import { SourceBlock, SourceRoom, type SourcesToStore } from '../blocks/source-block.ts';
import { addApart } from '../blocks/sources-in-packs.ts';
import { writeWords } from '../entries/memory-entries.store.ts';
import { lockDirection } from '../memory-directions.store.ts';

/**
 * Of all blocks together; with their copies while they are sorted and sent, less than 40 MB. A little less than what would
 * make their arrays grow once more.
 */
const mostPostings = 896 * 1024;

/** What was added to a direction, and is to be found. */
export interface DirectionToSearch {
  readonly sources: SourcesToStore;
  readonly entries: EntriesToStore;
}

/** An entry that is to be found by texts like its source, and by the words of both texts. */
export interface EntryToSearch {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** Entries that were added in large numbers and are not found by similar texts or words yet. */
export class SourcesToSearch {
  readonly #source = new ScannedText();
  readonly #target = new ScannedText();
  readonly #kept = new Map<string, KeptRoom>();
  #blocks = new Map<string, { readonly sources: SourceBlock; readonly entries: EntryBlock }>();

  get isFull(): boolean {
    let postings = 0;
    for (const { sources, entries } of this.#blocks.values()) postings += sources.postings + entries.postings;
    return postings >= mostPostings;
  }

  add(directionId: string, sourceKey: string, entry: EntryToSearch): void {
    const known = this.#blocks.get(directionId);
    const { sources, entries } = known ?? this.#begin(directionId);
    this.#source.read(entry.source);
    this.#target.read(entry.target);
    sources.add(sourceKey, entry.source, this.#source.tokens);
    entries.add(entry.id, this.#source.words, this.#target.words);
  }

  #begin(directionId: string) {
    const kept = this.#kept.get(directionId) ?? newRoom();
    this.#kept.set(directionId, kept);
    const sources = new SourceBlock(directionId, kept.sources);
    const blocks = { sources, entries: new EntryBlock(directionId, kept.entries) };
    this.#blocks.set(directionId, blocks);
    return blocks;
  }

  /** By direction; none are left. To be stored before others are added. */
  take(): ReadonlyMap<string, DirectionToSearch> {
    const taken = new Map<string, DirectionToSearch>();
    for (const [directionId, { sources, entries }] of this.#blocks)
      taken.set(directionId, { sources: sources.finish(), entries: entries.finish() });
    this.#blocks = new Map();
    return taken;
  }
}

/** What the blocks of a direction have one after the other. */
interface KeptRoom {
  readonly sources: SourceRoom;
  readonly entries: PostingList;
}

function newRoom(): KeptRoom {
  return { sources: new SourceRoom(), entries: new PostingList() };
}

/**
 * `isEmpty`: no other entries are there than those of the blocks before and of this one, which spares looking for each source.
 * @throws {AppError} memory.gone
 */
export async function storeSources(
  { db, actor }: Pick<MemoryContext, 'db' | 'actor'>,
  byDirection: ReadonlyMap<string, DirectionToSearch>,
  isEmpty = false,
): Promise<void> {
  for (const [directionId, { sources, entries }] of byDirection) {
    const owner = { organizationId: actor.organizationId, directionId };
    if (!(await lockDirection(db, directionId))) throw new AppError('memory.gone');
    if (sources.kind === 'block') {
      const firstEntry = firstOf(entries);
      await insertSourceBlock(db, owner, sources, { firstEntry, isEmpty });
    } else await addApart(db, owner, sources.sources);
    if (entries.kind === 'block') await insertEntryBlock(db, owner, entries);
    else await writeWords(db, owner, entries.entries);
  }
}

/** The oldest one: their ids rise. */
function firstOf(entries: EntriesToStore): string {
  const first = entries.kind === 'block' ? entries.ids[0] : entries.entries[0]?.id;
  return first ?? '';
}
