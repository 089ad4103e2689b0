import { fromMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { entryWords } from '../entries/entry-words.ts';
import {
  addUnseenEntries,
  type EntryBuffer,
  entryBuffer,
  upsertEntries,
} from '../entries/memory-entries.store.ts';
import { type EntryToAdd, type NewEntry, newEntry } from '../entries/new-entry.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';
import { growMemory } from '../memories.store.ts';
import { holdDirection } from '../memory-directions.store.ts';
import { SeenEntries } from './seen-entries.ts';

/** The part of a request or a job that changing a memory needs. */
export type MemoryContext = Pick<Context, 'db' | 'actor' | 'now'>;

interface GatheringBuffers {
  readonly seen?: SeenEntries;
  readonly entries?: EntryBuffer | undefined;
}

/**
 * Entries of one direction that are stored together. They are serialized for the database as they arrive, so that an
 * import leaves little for the garbage collector. `words`: with `in-block`, the caller indexes the words in a block.
 */
export class GatheredEntries {
  readonly #owner: SourceOwner;
  readonly #words: 'in-row' | 'in-block';
  readonly #seen: SeenEntries;
  readonly #entries: EntryBuffer;
  /** Ids of the serialized entries. */
  readonly #ids: string[] = [];
  /** Later versions of entries in the buffer: one statement can change a row only once. */
  readonly #repeated: NewEntry[] = [];
  /** Entries that change nothing in an earlier one of the buffer. */
  readonly #same: NewEntry[] = [];

  /**
   * `seen`: entries of the direction that the same caller added before. `entries`: the buffer of stored entries, to
   * be used again.
   */
  constructor(
    owner: SourceOwner,
    words: 'in-row' | 'in-block',
    { seen = new SeenEntries(), entries = entryBuffer() }: GatheringBuffers = {},
  ) {
    this.#owner = owner;
    this.#words = words;
    this.#seen = seen;
    this.#entries = entries;
  }

  /** Returns the empty buffer for the next entries; this object must not be used afterwards. */
  release(): EntryBuffer {
    this.#entries.clear();
    return this.#entries;
  }

  /** Gives its id. */
  add(pair: EntryToAdd): string {
    const entry = newEntry(this.#owner, pair);
    const seen = this.#seen.add(entry);
    if (seen === 'same') this.#same.push(entry);
    else if (seen === 'perhaps') this.#repeated.push({ ...entry, words: this.#wordsOf(textsOf(entry)) });
    else this.#addFirst(entry);
    return entry.id;
  }

  #addFirst(entry: NewEntry): void {
    this.#ids.push(entry.id);
    this.#entries.add(this.#words === 'in-row' ? { ...entry, words: this.#wordsOf(textsOf(entry)) } : entry);
  }

  /** Texts of some entries, until the buffer is released. */
  textsOf(ids: ReadonlySet<string>): ReadonlyMap<string, PairOfTexts> {
    const places = this.#ids.flatMap((id, place) => (ids.has(id) ? [place] : []));
    const others = [...this.#same, ...this.#repeated].filter(({ id }) => ids.has(id));
    return new Map([
      ...this.#textsAt(places).map((texts, i) => [this.#ids[places[i] ?? 0] ?? '', texts] as const),
      ...others.map((entry) => [entry.id, textsOf(entry)] as const),
    ]);
  }

  /**
   * Gives the ids of those that were known. `isEmpty`: nothing else is in the direction but what was seen before, which
   * spares looking for each.
   * @throws {AppError} memory.gone; unique_violation where it was not empty
   */
  async store({ db, actor, now }: MemoryContext, isEmpty = false): Promise<ReadonlySet<string>> {
    const [isHeld, known, again] = await Promise.all([
      holdDirection(db, this.#owner.directionId),
      ...this.#storeAll(db, isEmpty),
    ]);
    if (!isHeld) throw new AppError('memory.gone');
    const stored = this.#ids.length + this.#repeated.length - known.size - again.size;
    const change = { changedBy: actor.userId, changedAt: now() };
    await growMemory(db, { ...this.#owner, entries: stored, ...change });
    return new Set([...known, ...again, ...this.#same.map(({ id }) => id)]);
  }

  /** Sends all statements at once where none needs the answer of another. */
  #storeAll(db: MemoryContext['db'], isEmpty: boolean) {
    const first = this.#storeFirst(db, isEmpty);
    const again = isEmpty ? this.#storeRepeated(db) : first.then(() => this.#storeRepeated(db));
    return [first, again] as const;
  }

  async #storeFirst(db: MemoryContext['db'], isEmpty: boolean): Promise<ReadonlySet<string>> {
    const gathered = { entries: this.#entries, ids: this.#ids };
    const wordsAt = (places: readonly number[]) => this.#textsAt(places).map((texts) => this.#wordsOf(texts));
    if (!isEmpty) return upsertEntries(db, gathered, wordsAt);
    if (this.#ids.length > 0) await addUnseenEntries(db, this.#entries);
    return new Set();
  }

  async #storeRepeated(db: MemoryContext['db']): Promise<ReadonlySet<string>> {
    if (this.#repeated.length === 0) return new Set();
    const newest = newestOfEach(this.#repeated);
    const entries = entryBuffer();
    for (const entry of newest) entries.add(entry);
    const ids = newest.map(({ id }) => id);
    const known = await upsertEntries(db, { entries, ids }, (places) =>
      places.map((place) => newest[place]?.words ?? []),
    );
    const added = new Set(ids.filter((id) => !known.has(id)));
    return new Set(this.#repeated.flatMap(({ id }) => (added.has(id) ? [] : [id])));
  }

  /** Reads the texts from the buffer: a second copy would be most of the garbage of an import. */
  #textsAt(places: readonly number[]): readonly PairOfTexts[] {
    const sources = this.#entries.texts('source', places);
    const targets = this.#entries.texts('target', places);
    return places.map((_, i) => textsOf({ source: sources[i] ?? '', target: targets[i] ?? '' }));
  }

  #wordsOf({ source, target }: PairOfTexts): readonly number[] {
    return entryWords(this.#owner.directionId, [source, target]);
  }
}

/** Texts without codes. */
interface PairOfTexts {
  readonly source: string;
  readonly target: string;
}

function textsOf({ source, target }: Pick<NewEntry, 'source' | 'target'>): PairOfTexts {
  return { source: fromMarkup(source).text, target: fromMarkup(target).text };
}

function newestOfEach(entries: readonly NewEntry[]): readonly NewEntry[] {
  const newest = new Map<string, NewEntry>();
  for (const entry of entries) {
    const known = newest.get(entry.identity);
    if (known === undefined || isNewer(entry, known)) newest.set(entry.identity, entry);
  }
  return [...newest.values()];
}

/** Of two equal entries of the same moment the first is kept. */
function isNewer(entry: NewEntry, known: NewEntry): boolean {
  const later = entry.changedAt.getTime() - known.changedAt.getTime();
  return later > 0 || (later === 0 && entry.target !== known.target);
}
