import { readIcuPattern } from './icu-pattern.ts';
import {
  mostRules,
  type OwnRule,
  type RuleGroup,
  type SegmentationSettings,
} from './segmentation-settings.ts';

export interface RuleFault {
  readonly reason: 'bad-pattern' | 'too-many';
  /** Places in the lists, from 0; `rule` is absent where the group itself is wrong. */
  readonly group: number;
  readonly rule?: number;
  readonly field?: 'languagePattern' | 'before' | 'after';
}

/** What keeps settings from being used; undefined where nothing does. */
export function findRuleFault({ groups }: SegmentationSettings): RuleFault | undefined {
  const count = groups.reduce((sum, { rules }) => sum + rules.length, 0);
  if (count > mostRules) return { reason: 'too-many', group: 0 };
  for (const [group, one] of groups.entries()) {
    const fault = faultInGroup(one);
    if (fault !== undefined) return { reason: 'bad-pattern', group, ...fault };
  }
  return undefined;
}

function faultInGroup({ languagePattern, rules }: RuleGroup): Pick<RuleFault, 'rule' | 'field'> | undefined {
  if (readIcuPattern(languagePattern) === undefined) return { field: 'languagePattern' };
  const rule = rules.findIndex((one) => faultyField(one) !== undefined);
  const faulty = rules[rule];
  return faulty === undefined ? undefined : { rule, field: faultyField(faulty) ?? 'before' };
}

function faultyField({ before, after }: OwnRule): 'before' | 'after' | undefined {
  if (readIcuPattern(before) === undefined) return 'before';
  return readIcuPattern(after) === undefined ? 'after' : undefined;
}
