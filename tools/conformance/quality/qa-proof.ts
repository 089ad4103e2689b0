import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainInline } from '@transloom/core/inline/inline-text';
import { checkSegment } from '@transloom/core/quality/check-segment';
import type { Proof } from '../proof.ts';
import { type PlantedFault, plantedFaults } from './planted-faults.ts';

/**
 * The lowest shares of good translations that other programs' checks speak up on, in percent, on the same pairs from
 * English. A check of ours that speaks up more often fails.
 */
const lowestElsewhere: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'number-missing': {
    zh: 2.8,
    ja: 2.5,
    ko: 2.5,
    de: 1.3,
    es: 2.9,
    fr: 3.0,
    ru: 2.4,
    pt: 2.3,
    ar: 4.4,
    th: 2.1,
    vi: 0.5,
    id: 1.6,
  },
  'number-added': {
    zh: 6.0,
    ja: 16.4,
    ko: 11.4,
    de: 4.1,
    es: 3.5,
    fr: 4.0,
    ru: 4.4,
    pt: 4.1,
    ar: 2.7,
    th: 4.1,
    vi: 5.0,
    id: 5.1,
  },
  'end-mark': {
    zh: 1.7,
    ja: 1.4,
    ko: 3.3,
    de: 2.5,
    es: 5.4,
    fr: 2.2,
    ru: 1.1,
    pt: 8.6,
    ar: 3.4,
    th: 98.4,
    vi: 1.8,
    id: 9.5,
  },
  'bracket-unpaired': {
    zh: 13.9,
    ja: 2.3,
    ko: 8.3,
    de: 0.6,
    es: 2.0,
    fr: 1.8,
    ru: 1.8,
    pt: 1.0,
    ar: 0.5,
    th: 1.6,
    vi: 0.7,
    id: 0.6,
  },
  'quote-unpaired': {
    zh: 5.2,
    ja: 3.8,
    ko: 8.1,
    de: 4.1,
    es: 2.3,
    fr: 2.2,
    ru: 7.8,
    pt: 1.7,
    ar: 7.1,
    th: 1.8,
    vi: 1.8,
    id: 8.8,
  },
};

/** So many faults of each kind are planted in each direction, where there is a place for them. */
const plantedEach = 20;
/** Share of all planted faults that must be found. */
const leastFound = 0.95;

/** Measures the findings in human translations, and how many planted faults the checks find. */
export const qaProof: Proof = {
  name: 'qa',
  async *run({ corpusDir, print }) {
    const directions = directionsIn(join(corpusDir, 'mt/mt'));
    let planted = 0;
    let found = 0;
    const missed = new Map<string, number>();
    for (const direction of directions) {
      const shares = sharesOf(direction);
      const spoken = [...shares]
        .filter(([, share]) => share >= 0.05)
        .map(([check, share]) => `${check} ${share.toFixed(1)}`);
      print(
        `qa ${direction.from}-${direction.to}: ${direction.pairs.length} pairs; % with ${spoken.join(', ')}`,
      );
      yield* tooLoud(direction, shares);
      for (const fault of plantedFaults) {
        const result = plantInto(direction, fault);
        planted += result.planted;
        found += result.found;
        if (result.found < result.planted)
          missed.set(fault.kind, (missed.get(fault.kind) ?? 0) + result.planted - result.found);
      }
    }
    print(
      `qa: ${found} of ${planted} planted faults of ${plantedFaults.length} kinds found; missed: ${[...missed].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}`,
    );
    if (found < planted * leastFound) yield `qa: only ${found} of ${planted} planted faults were found`;
  },
};

interface Direction {
  readonly from: string;
  readonly to: string;
  readonly pairs: readonly (readonly [string, string])[];
}

function directionsIn(folder: string): readonly Direction[] {
  return readdirSync(folder).flatMap((name) => {
    const [from = '', to = ''] = name.split('-');
    const files = readdirSync(join(folder, name));
    const [source, target] = [`flores-dev.${from}`, `flores-dev.${to}`];
    if (!files.includes(source) || !files.includes(target)) return [];
    const targets = linesOf(join(folder, name, target));
    const pairs = linesOf(join(folder, name, source)).map((text, i) => [text, targets[i] ?? ''] as const);
    return [{ from, to, pairs: pairs.filter(([text, translation]) => text !== '' && translation !== '') }];
  });
}

function linesOf(path: string): readonly string[] {
  return readFileSync(path, 'utf8').split('\n');
}

const checkedAs = (direction: Direction) => ({
  sourceLanguage: direction.from,
  targetLanguage: direction.to === 'zh' ? 'zh-CN' : direction.to,
});

/** Percent of the pairs that each check speaks up on. */
function sharesOf(direction: Direction): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [source, target] of direction.pairs) {
    const issues = checkSegment({
      source: plainInline(source),
      target: plainInline(target),
      ...checkedAs(direction),
    });
    for (const check of new Set(issues.map((issue) => issue.check)))
      counts.set(check, (counts.get(check) ?? 0) + 1);
  }
  return new Map([...counts].map(([check, count]) => [check, (100 * count) / direction.pairs.length]));
}

function* tooLoud({ from, to }: Direction, shares: ReadonlyMap<string, number>): Iterable<string> {
  if (from !== 'en') return;
  for (const [check, bounds] of Object.entries(lowestElsewhere)) {
    const [share, bound] = [shares.get(check) ?? 0, bounds[to]];
    if (bound !== undefined && share > bound)
      yield `qa ${from}-${to}: ${check} speaks up on ${share.toFixed(1)} % of good translations (elsewhere ${bound} %)`;
  }
}

function plantInto(direction: Direction, { check, plant }: PlantedFault): { planted: number; found: number } {
  let planted = 0;
  let found = 0;
  for (const [source, target] of direction.pairs) {
    if (planted === plantedEach) break;
    const pair = plant(source, target, direction.to);
    if (pair === undefined) continue;
    planted += 1;
    if (checkSegment({ ...pair, ...checkedAs(direction) }).some((issue) => issue.check === check)) found += 1;
  }
  return { planted, found };
}
