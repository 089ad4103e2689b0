import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { Discard } from '../../assets/imports/kept-step.ts';
import { GatheredEntries, type MemoryContext } from '../blocks/gathered-entries.ts';
import type { SeenEntries } from '../blocks/seen-entries.ts';
import type { EntryBuffer } from '../entries/memory-entries.store.ts';
import { entryToAdd, type ImportedRecord, type PairRecord } from './imported-records.ts';

/** A pair of a file that was gathered, with what is told of it should it be known already. */
interface GatheredPair extends Omit<Discard, 'reason' | 'source' | 'target'> {
  readonly id: string;
}

/** Where the records of a step come from. */
interface StepSource {
  readonly organizationId: string;
  readonly importId: string;
  readonly fileName: string;
  /** For what a file gives no dates. */
  readonly now: Date;
  /** Of what the file says nothing of. */
  readonly layer: EntryLayer;
  /** Entries of a direction that the file had before. */
  readonly seenIn: (directionId: string) => SeenEntries;
  /** Of steps that are stored. */
  readonly buffers: EntryBuffer[];
}

/**
 * Small enough for live progress and short transactions, large enough for their cost not to count: between its statements the
 * database waits for this process, which reads on.
 */
const recordsPerStep = 5_000;
/** Several times what so many records have; those of a file may each be as long as a text can be. */
const charactersPerStep = 8 * 1024 * 1024;

/** Records of a file that are stored together. */
export class ImportStep {
  readonly #source: StepSource;
  readonly #entries = new Map<string, GatheredEntries>();
  /** Of the file, up to its end. */
  #units: number;
  /** Records of the file, up to its end. */
  #detected: number;
  /** Of the texts that are gathered. */
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

  /** Of the unit at this place of the file, from 1. */
  add(records: readonly ImportedRecord[], place: number): void {
    this.#units = place;
    for (const record of records) {
      this.#detected += 1;
      if (record.kind === 'pair') this.#gather(record);
      else this.discards.push({ ...record.discard, position: this.#detected });
    }
  }

  /**
   * Gives what is told of the pairs that were known already. `isEmpty`: nothing else is in the memory than what the file had
   * before.
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

  /** It is stored, or never will be. */
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
    const room = { seen: seenIn(directionId), entries: buffers.pop() };
    const entries = new GatheredEntries({ organizationId, directionId }, 'in-block', room);
    this.#entries.set(directionId, entries);
    return entries;
  }
}
