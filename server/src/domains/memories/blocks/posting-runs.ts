import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../../../platform/db/new-id.ts';
import { processFolder } from '../../../platform/process-folder.ts';
import {
  digits,
  type Postings,
  partOf,
  sortedPart,
  spreadByFirstDigit,
} from '../matching/feature-buckets.ts';
import { PostingList } from './posting-list.ts';

/** Postings of one run, which are held in memory: 2 MB. */
const mostInRun = 256 * 1024;

/** A text has fewer words; a power of two. */
const lastKept = 1_024;

/** Buffers for sorting, used by one `PostingRuns` after the other. */
export class SortingBuffers {
  /** The postings of a run. */
  readonly run = new PostingBuffer();
  readonly parts = [new PostingBuffer(), new PostingBuffer()] as const;
  readonly part = new PostingBuffer();
}

/** Grows in large steps, because each outgrown array stays in memory until the next garbage collection. */
class PostingBuffer {
  #postings: Postings = { features: new Int32Array(0), numbers: new Int32Array(0) };

  of(size: number): Postings {
    if (this.#postings.features.length < size) {
      const length = Math.ceil(size / mostInRun) * mostInRun;
      this.#postings = { features: new Int32Array(length), numbers: new Int32Array(length) };
    }
    return partOf(this.#postings, 0, size);
  }
}

/**
 * Postings of a block, which may be larger than memory. They are written to disk run by run, grouped by the leading
 * bits of their features, and read again part by part (external distribution sort, Knuth 5.4.9). Reads and writes are
 * synchronous: each is a few megabytes, or some kilobytes of each run.
 */
export class PostingRuns {
  readonly #path = join(processFolder(), `postings-${newId()}`);
  readonly #list = new PostingList();
  readonly #stored: Run[] = [];
  /**
   * The last feature and number for each value of the low bits of a feature: a posting that repeats soon is stored
   * once.
   */
  readonly #last = { features: new Int32Array(lastKept), numbers: new Int32Array(lastKept).fill(-1) };
  readonly #buffers: SortingBuffers;
  #file: number | undefined;
  #length = 0;

  constructor(buffers: SortingBuffers) {
    this.#buffers = buffers;
  }

  /** Number of postings; some may be repeated. */
  get length(): number {
    return this.#length;
  }

  add(feature: number, number: number): void {
    const slot = feature & (lastKept - 1);
    if (this.#last.features[slot] === feature && this.#last.numbers[slot] === number) return;
    this.#last.features[slot] = feature;
    this.#last.numbers[slot] = number;
    if (this.#list.length === mostInRun) this.#store();
    this.#list.add(feature, number);
    this.#length += 1;
  }

  /**
   * Yields all postings in the order of their features; the numbers of a feature keep their order. A part is valid
   * until the one after the next is requested.
   */
  *parts(): Generator<Postings> {
    const runs = [...this.#stored, this.#lastRun()];
    let [buffer, other] = this.#buffers.parts;
    for (let digit = 0; digit < digits; ) {
      const end = endOfPart(runs, digit);
      const part = buffer.of(sizeOf(runs, digit, end));
      const kept = this.#read(runs, { digit, end }, part);
      digit = end;
      [buffer, other] = [other, buffer];
      if (kept > 0) yield partOf(part, 0, kept);
    }
  }

  /** Reads the postings of some leading digits, each once, and returns their number. */
  #read(runs: readonly Run[], { digit: first, end }: { digit: number; end: number }, into: Postings): number {
    let kept = 0;
    for (let digit = first; digit < end; digit++) {
      const part = partOf(into, kept, kept + sizeOf(runs, digit, digit + 1));
      let at = 0;
      for (const run of runs) {
        const size = sizeOf([run], digit, digit + 1);
        run.read(run.starts[digit] ?? 0, partOf(part, at, at + size));
        at += size;
      }
      kept += sortedPart(part, this.#buffers.part.of(part.features.length)).features.length;
    }
    return kept;
  }

  /** Empties the runs and keeps the buffers. */
  clear(): void {
    this.#last.numbers.fill(-1);
    this.#list.clear();
    this.#stored.length = 0;
    this.#length = 0;
  }

  /** Closes the file; nothing can be added afterwards. */
  close(): void {
    if (this.#file === undefined) return;
    closeSync(this.#file);
    rmSync(this.#path);
    this.#file = undefined;
  }

  #store(): void {
    const run = this.#lastRun();
    this.#file ??= this.#open();
    const stored = new StoredRun(this.#file, this.#stored.length, run.starts);
    stored.write(run.postings);
    this.#stored.push(stored);
    this.#list.clear();
  }

  #open(): number {
    mkdirSync(processFolder(), { recursive: true });
    return openSync(this.#path, 'w+');
  }

  #lastRun(): RunInMemory {
    const postings = this.#buffers.run.of(this.#list.length);
    return new RunInMemory(postings, spreadByFirstDigit(this.#list.take(), postings));
  }
}

/** Returns the leading digit at which a part of suitable size ends. */
function endOfPart(runs: readonly Run[], digit: number): number {
  let end = digit + 1;
  while (end < digits && sizeOf(runs, digit, end + 1) <= mostInPart) end += 1;
  return end;
}

const mostInPart = 128 * 1024;

/** Counts the postings with a leading digit from `digit` to before `end`. */
function sizeOf(runs: readonly Run[], digit: number, end: number): number {
  return runs.reduce((sum, { starts }) => sum + (starts[end] ?? 0) - (starts[digit] ?? 0), 0);
}

/** Postings grouped by the leading digit of their features. */
interface Run {
  /** Start of each group, and the end of the last. */
  readonly starts: Int32Array;
  /** Fills `into`. */
  read(start: number, into: Postings): void;
}

class RunInMemory implements Run {
  readonly postings: Postings;
  readonly starts: Int32Array;

  constructor(postings: Postings, starts: Int32Array) {
    this.postings = postings;
    this.starts = starts;
  }

  read(start: number, { features, numbers }: Postings): void {
    const { features: some, numbers: theirs } = partOf(this.postings, start, start + features.length);
    features.set(some);
    numbers.set(theirs);
  }
}

const bytesOfNumber = 4;

/** A run in the file, after the earlier ones: all features, then all numbers. */
class StoredRun implements Run {
  readonly starts: Int32Array;
  readonly #file: number;
  readonly #at: number;

  /** All earlier runs are full. */
  constructor(file: number, place: number, starts: Int32Array) {
    this.#file = file;
    this.#at = place * mostInRun * 2 * bytesOfNumber;
    this.starts = starts;
  }

  write({ features, numbers }: Postings): void {
    let at = this.#at;
    for (const part of [features, numbers]) {
      const bytes = bytesOf(part);
      for (let written = 0; written < bytes.length; )
        written += writeSync(this.#file, bytes, written, bytes.length - written, at + written);
      at += bytes.length;
    }
  }

  read(start: number, { features, numbers }: Postings): void {
    this.#readAt(start, features);
    this.#readAt(mostInRun + start, numbers);
  }

  #readAt(place: number, into: Int32Array): void {
    const bytes = bytesOf(into);
    const from = this.#at + place * bytesOfNumber;
    for (let read = 0; read < bytes.length; ) {
      const more = readSync(this.#file, bytes, read, bytes.length - read, from + read);
      if (more === 0) throw new Error('a file of postings was cut off');
      read += more;
    }
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
