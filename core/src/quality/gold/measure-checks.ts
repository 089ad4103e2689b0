import { fromMarkup } from '../../inline/markup.ts';
import { checkSegment } from '../check-segment.ts';
import type { CheckedSegment } from '../quality-rule.ts';
import type { GoldCase } from './gold-case.ts';

/** How often a check found what is labelled, found what is not, and missed what is. */
export interface CheckCounts {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export function segmentOfCase([languages, source, target]: GoldCase): CheckedSegment {
  const [sourceLanguage = '', targetLanguage = ''] = languages.split(' ');
  return { source: fromMarkup(source), target: fromMarkup(target), sourceLanguage, targetLanguage };
}

export const labelsOf = ([, , , checks]: GoldCase): readonly string[] => checks.split(' ').filter(Boolean);

export const findingsOf = (gold: GoldCase): readonly string[] =>
  checkSegment(segmentOfCase(gold)).map(({ check }) => check);

/** Counts of each check by language of the translation, without its region. */
export function measureChecks(
  cases: readonly GoldCase[],
): ReadonlyMap<string, ReadonlyMap<string, CheckCounts>> {
  const counts = new Map<string, Map<string, CheckCounts>>();
  for (const gold of cases) {
    const language = segmentOfCase(gold).targetLanguage.split('-')[0] ?? '';
    const [labels, found] = [timesOf(labelsOf(gold)), timesOf(findingsOf(gold))];
    for (const check of new Set([...labels.keys(), ...found.keys()])) {
      const [wanted, got] = [labels.get(check) ?? 0, found.get(check) ?? 0];
      const ofCheck = counts.get(check) ?? new Map<string, CheckCounts>();
      counts.set(check, ofCheck);
      ofCheck.set(language, added(ofCheck.get(language), wanted, got));
    }
  }
  return counts;
}

function timesOf(checks: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(checks, (check) => check)].map(([check, all]) => [check, all.length]));
}

function added(before: CheckCounts | undefined, wanted: number, got: number): CheckCounts {
  const { right, wrong, missed } = before ?? { right: 0, wrong: 0, missed: 0 };
  const both = Math.min(wanted, got);
  return { right: right + both, wrong: wrong + got - both, missed: missed + wanted - both };
}
