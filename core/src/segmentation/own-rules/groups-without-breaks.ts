import type { RuleGroup, SegmentationSettings } from './segmentation-settings.ts';

/** For all languages, as SRX files write it. */
const everyLanguage = '.*';

/**
 * The groups whose languages are never split: no rule in force there is a break. With the built-in rules, or with
 * breaks for every language, there are none.
 */
export function groupsWithoutBreaks({
  mode,
  builtIn,
  cascade,
  groups,
}: SegmentationSettings): readonly RuleGroup[] {
  if (mode === 'paragraph' || builtIn) return [];
  const general = groups.some((group) => group.languagePattern === everyLanguage && hasBreak(group));
  return cascade && general ? [] : groups.filter((group) => !hasBreak(group));
}

function hasBreak({ rules }: RuleGroup): boolean {
  return rules.some(({ isBreak }) => isBreak);
}
