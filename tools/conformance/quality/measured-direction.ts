import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainInline } from '@transloom/core/inline/inline-text';
import { checkSegment } from '@transloom/core/quality/check-segment';
import type { PlantedFault } from './planted-faults.ts';

/** So many faults of each kind are planted in each direction, where there is a place for them. */
const plantedEach = 20;

export interface Direction {
  readonly from: string;
  readonly to: string;
  readonly pairs: readonly (readonly [string, string])[];
}

/** Human translations of the same sentences in many languages. */
export function directionsIn(folder: string): readonly Direction[] {
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
export function sharesOf(direction: Direction): ReadonlyMap<string, number> {
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

/** Plants a kind of fault where there is a place for it, and counts how often its check finds it. */
export function plantInto(
  direction: Direction,
  { check, plant }: PlantedFault,
): { planted: number; found: number } {
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
