import type { SegmentationSettings } from './document-settings.queries.ts';

/** A line nobody has filled in is no rule yet: it would fit everywhere, and no text be split any more. */
export function filledRules(settings: SegmentationSettings): SegmentationSettings {
  const groups = settings.groups.map((group) => ({
    ...group,
    rules: group.rules.filter(({ before, after }) => before !== '' || after !== ''),
  }));
  return { ...settings, groups };
}
