import { GrowingInts } from '@transloom/core/memory/index/growing-ints';
import { type RawBuilder, sql } from 'kysely';
import { ColumnBuffer } from '../../../platform/db/column-buffer.ts';
import { bytesColumn, integerColumn } from '../../../platform/db/column-types.ts';
import { IntegerParts, PairBuffer, pairParts } from '../../../platform/db/integer-parts.ts';
import { packTokens, signatureHalves } from '../matching/source-features.ts';
import { sourcesPerPack } from '../matching/source-pack.ts';
import type { GatheredSources } from './gathered-sources.ts';

/** Sources of a block on their way to the database, as rows of part, keys, ends, signatures and tokens. */
export class PackRows {
  readonly #sources: GatheredSources;
  readonly #parts = new ColumnBuffer(integerColumn);
  readonly #keys = new ColumnBuffer(bytesColumn);
  readonly #tokens = new ColumnBuffer(bytesColumn);
  readonly #tokenEnds: Int32Array;
  readonly #signatures: { readonly upper: Int32Array; readonly lower: Int32Array };
  /** Where the sources of each row end. */
  readonly #rowEnds: number[] = [];
  readonly #packed = new GrowingInts();

  /** `isLeftOut`: whether the number of the source at a place leads to nothing. */
  constructor(sources: GatheredSources, firstPart: number, isLeftOut: (place: number) => boolean) {
    const { size } = sources;
    this.#sources = sources;
    this.#tokenEnds = new Int32Array(size);
    this.#signatures = { upper: new Int32Array(size), lower: new Int32Array(size) };
    for (let start = 0; start < size; start += sourcesPerPack) {
      this.#parts.add(firstPart + start / sourcesPerPack);
      this.#addPack(start, Math.min(size, start + sourcesPerPack), isLeftOut);
    }
  }

  #addPack(start: number, end: number, isLeftOut: (place: number) => boolean): void {
    const keys = Buffer.alloc((end - start) * 8);
    this.#packed.clear();
    for (let place = start; place < end; place++) {
      if (!isLeftOut(place)) this.#addSource(place, keys, (place - start) * 8);
      this.#tokenEnds[place] = this.#packed.length;
    }
    this.#keys.add(keys);
    this.#tokens.add(packTokens(this.#packed.view()));
    this.#rowEnds.push(end);
  }

  #addSource(place: number, keys: Buffer, at: number): void {
    const key = this.#sources.keyAt(place);
    const tokens = this.#sources.tokensAt(place);
    const { high, low } = signatureHalves(tokens);
    keys.writeInt32BE(key.high, at);
    keys.writeInt32BE(key.low, at + 4);
    this.#packed.pushAll(tokens);
    this.#signatures.upper[place] = high;
    this.#signatures.lower[place] = low;
  }

  /** The rows as columns of a `select`. */
  columns(): RawBuilder<unknown> {
    const ends = new IntegerParts(this.#tokenEnds, this.#rowEnds).values(() => false);
    const signatures = pairParts(this.#signatures, this.#rowEnds, { more: 0, buffer: new PairBuffer() });
    return sql.join([this.#parts.values(), this.#keys.values(), ends, signatures, this.#tokens.values()]);
  }
}
