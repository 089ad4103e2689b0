import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { Discard } from '../../assets/imports/kept-step.ts';
import { GatheredEntries, type MemoryContext } from '../blocks/gathered-entries.ts';
import type { SeenEntries } from '../blocks/seen-entries.ts';
import type { EntryBuffer } from '../entries/memory-entries.store.ts';
import { entryToAdd, type ImportedRecord, type PairRecord } from './imported-records.ts';

/** A gathered pair, with what is reported of it in case it is known already. */
interface GatheredPair extends Omit<Discard, 'reason' | 'source' | 'target'> {
  readonly id: string;
}

/** Origin of the records of a step. */
interface StepSource {
  readonly organizationId: string;
  readonly importId: string;
  readonly fileName: string;
  /** Date for records that have none. */
  readonly now: Date;
  /** Layer for records that name none. */
  readonly layer: EntryLayer;
  /** Entries of a direction that the file had before. */
  readonly seenIn: (directionId: string) => SeenEntries;
  /** Buffers of steps that are stored. */
  readonly buffers: EntryBuffer[];
}

/**
 * Small enough for live progress and short transactions, large enough for their cost not to count: between its statements the
 * database waits for this process, which reads on.
 */
const recordsPerStep = 5_000;
/** Several times the usual size of this many records; the records of a file can be as long as a text can be. */
const charactersPerStep = 8 * 1024 * 1024;

/** Records of a file that are stored together. */
export class ImportStep {
  readonly #source: StepSource;
  readonly #entries = new Map<string, GatheredEntries>();
  /** Units of the file so far. */
  #units: number;
  /** Records of the file, up to its end. */
  #detected: number;
  /** Characters of the gathered texts. */
  #characters = 0;
  readonly pairs: GatheredPair[] = [];
  readonly discards: Discard[] = [];

  constructor(source: StepSource, before: { readonly units: number; readonly detected: number }) {
    this.#source = source;
    this.#units = before.units;
    this.#detected = before.detected;
  }

  get units(): number {
    return this.#units;
  }

  get detected(): number {
    return this.#detected;
  }

  get isFull(): boolean {
    return (
      this.pairs.length + this.discards.length >= recordsPerStep || this.#characters >= charactersPerStep
    );
  }

  /** Adds the records of the unit at this position of the file, starting at 1. */
  add(records: readonly ImportedRecord[], place: number): void {
    this.#units = place;
    for (const record of records) {
      this.#detected += 1;
      if (record.kind === 'pair') this.#gather(record);
      else this.discards.push({ ...record.discard, position: this.#detected });
    }
  }

  /**
   * Stores the pairs and returns the discards for those that were known already. `isEmpty`: the memory holds nothing
   * but earlier pairs of this file.
   * @throws {AppError} memory.gone; unique_violation where it was not empty
   */
  async store(context: MemoryContext, isEmpty: boolean): Promise<readonly Discard[]> {
    const duplicates: Discard[] = [];
    for (const entries of this.#entries.values()) {
      const known = await entries.store(context, isEmpty);
      if (known.size > 0) duplicates.push(...this.#duplicates(entries.textsOf(known)));
    }
    return duplicates;
  }

  #duplicates(known: ReturnType<GatheredEntries['textsOf']>): readonly Discard[] {
    return this.pairs.flatMap(({ id, ...pair }) => {
      const texts = known.get(id);
      return texts === undefined ? [] : { reason: 'duplicate' as const, ...pair, ...texts };
    });
  }

  /** Frees the buffers after the step is stored, or will never be. */
  release(): void {
    for (const entries of this.#entries.values()) this.#source.buffers.push(entries.release());
  }

  #gather(pair: PairRecord): void {
    const { direction, entry } = pair;
    const id = this.#entriesOf(direction.id).add(entryToAdd(pair, this.#source));
    this.pairs.push({
      id,
      position: this.#detected,
      sourceLanguage: entry.variants.source.language,
      targetLanguage: entry.variants.target.language,
    });
    this.#characters += entry.source.text.length + entry.target.text.length;
  }

  #entriesOf(directionId: string): GatheredEntries {
    const known = this.#entries.get(directionId);
    if (known !== undefined) return known;
    const { organizationId, seenIn, buffers } = this.#source;
    const gathering = { seen: seenIn(directionId), entries: buffers.pop() };
    const entries = new GatheredEntries({ organizationId, directionId }, 'in-block', gathering);
    this.#entries.set(directionId, entries);
    return entries;
  }
}
