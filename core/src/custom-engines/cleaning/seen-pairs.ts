import { matchTokenIds } from '../../memory/tokens/match-tokens.ts';
import { combineHashes, hash32 } from '../../memory/tokens/text-hash.ts';
import { NumberPairTable } from '../statistical/number-pair-table.ts';
import type { PairFault } from './pair-faults.ts';

/** Further translations of one source teach nothing but that it has many. */
const mostTargets = 3;

/** Remembers pairs by hashes alone: a few numbers each. */
export class SeenPairs {
  readonly #pairs = new NumberPairTable();
  readonly #alike = new NumberPairTable();
  readonly #sources = new NumberPairTable();
  readonly #targets: number[] = [];

  /** What speaks against another pair beside those that came before. */
  add(source: string, target: string): readonly PairFault[] {
    if (!isNew(this.#pairs, textHash(source, target), textHash(target, source))) return ['duplicate'];
    const [sourceIds, targetIds] = [matchTokenIds(source), matchTokenIds(target)];
    const near = !isNew(this.#alike, idsHash(sourceIds, targetIds), idsHash(targetIds, sourceIds));
    if (near && sourceIds.length > 0) return ['nearDuplicate'];
    const number = this.#sources.add(hash32(source), hash32(`\u0001${source}`));
    const targets = (this.#targets[number] ?? 0) + 1;
    this.#targets[number] = targets;
    return targets > mostTargets ? ['manyTargets'] : [];
  }
}

function isNew(table: NumberPairTable, first: number, second: number): boolean {
  const size = table.size;
  return table.add(first, second) === size;
}

function textHash(first: string, second: string): number {
  return combineHashes(hash32(first), hash32(`\u0001${second}`));
}

function idsHash(first: Int32Array, second: Int32Array): number {
  return combineHashes(first.reduce(combineHashes, 1), second.reduce(combineHashes, 2));
}
