/**
 * Few enough that most rows stay in one piece, also in Chinese; the functions of the database use the same number.
 */
export const sourcesPerPack = 32;

/** The sources of one row, by consecutive numbers. */
export interface SourcePack {
  readonly part: number;
  /** 8 bytes each; zeros where a number leads to nothing. */
  readonly keys: Buffer;
  /** Where the tokens of each source end. */
  readonly ends: readonly number[];
  /** 4 bytes each. */
  readonly tokens: Buffer;
}

const keyBytes = 8;
const tokenBytes = 4;

/** The numbers of the others stay. `sourceKeys`: of those that are to be found no more. */
export function withoutSources(pack: SourcePack, sourceKeys: ReadonlySet<string>): SourcePack {
  const keys = Buffer.from(pack.keys);
  const tokens: Buffer[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const [place, lastEnd] of pack.ends.entries()) {
    const start = pack.ends[place - 1] ?? 0;
    const key = keys.subarray(place * keyBytes, (place + 1) * keyBytes);
    if (sourceKeys.has(key.toString('hex'))) key.fill(0);
    else {
      tokens.push(pack.tokens.subarray(start * tokenBytes, lastEnd * tokenBytes));
      end += lastEnd - start;
    }
    ends.push(end);
  }
  return { ...pack, keys, ends, tokens: Buffer.concat(tokens) };
}

/** Whether all its numbers are unused. */
export function isEmptyPack({ keys }: SourcePack): boolean {
  return keys.every((byte) => byte === 0);
}

/** Keys as 16 hexadecimal digits, without those of unused numbers. */
export function sourceKeysOf(keys: Buffer): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < keys.length; at += keyBytes) {
    const key = keys.toString('hex', at, at + keyBytes);
    if (key !== nowhere) found.push(key);
  }
  return found;
}

const nowhere = '0'.repeat(keyBytes * 2);
