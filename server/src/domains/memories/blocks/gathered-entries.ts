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

/** What changing a memory needs of a request or a job. */
export type MemoryContext = Pick<Context, 'db' | 'actor' | 'now'>;

interface GatheringRoom {
  readonly seen?: SeenEntries;
  readonly entries?: EntryBuffer | undefined;
}

/**
 * Entries of one direction that are stored together. They are written down for the database when they come, so that of
 * the many of an import little stays to be cleared away. `words`: with `in-block` who adds them sees to it that they
 * are found by their words.
 */
export class GatheredEntries {
  readonly #owner: SourceOwner;
  readonly #words: 'in-row' | 'in-block';
  readonly #seen: SeenEntries;
  readonly #entries: EntryBuffer;
  /** Of what is written down. */
  readonly #ids: string[] = [];
  /** One statement can change a row only once. */
  readonly #repeated: NewEntry[] = [];
  /** They change nothing in what came before. */
  readonly #same: NewEntry[] = [];

  /**
   * `seen`: entries of the direction that came before, with the same who adds them. `entries`: a buffer of entries
   * that are stored.
   */
  constructor(
    owner: SourceOwner,
    words: 'in-row' | 'in-block',
    { seen = new SeenEntries(), entries = entryBuffer() }: GatheringRoom = {},
  ) {
    this.#owner = owner;
    this.#words = words;
    this.#seen = seen;
    this.#entries = entries;
  }

  /** Empty, for entries that come after; these are of no use any more. */
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

  /** Of some of them, until they are released. */
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

  /** All statements leave at once where none depends on the answer of another. */
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

  /** Of what is written down: to keep them besides would be most of what an import leaves to be cleared away. */
  #textsAt(places: readonly number[]): readonly PairOfTexts[] {
    const sources = this.#entries.texts('source', places);
    const targets = this.#entries.texts('target', places);
    return places.map((_, i) => textsOf({ source: sources[i] ?? '', target: targets[i] ?? '' }));
  }

  #wordsOf({ source, target }: PairOfTexts): readonly number[] {
    return entryWords(this.#owner.directionId, [source, target]);
  }
}

/** Without codes. */
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

/** Of equal ones at the same moment the first stays. */
function isNewer(entry: NewEntry, known: NewEntry): boolean {
  const later = entry.changedAt.getTime() - known.changedAt.getTime();
  return later > 0 || (later === 0 && entry.target !== known.target);
}
