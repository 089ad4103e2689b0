import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { TargetState } from '../../document-format.ts';
import type { TransUnit } from '../xliff/trans-unit.ts';
import type { XliffDialect } from '../xliff/xliff-dialect.ts';

const confirmations: Readonly<Record<string, TargetState>> = {
  Draft: 'draft',
  Translated: 'translated',
  RejectedTranslation: 'draft',
  ApprovedTranslation: 'reviewed',
  RejectedSignOff: 'draft',
  ApprovedSignOff: 'reviewed',
};

/** Trados Studio says how far a segment is in a list behind the target. */
export const sdlDialect: XliffDialect = {
  factsOf(unit, segment) {
    const attributes = tagOf(unit, segment)?.attributes;
    const state = confirmations[attributes?.get('conf') ?? ''];
    return {
      ...(state && { targetState: state }),
      ...(attributes?.get('locked') === 'true' && { locked: true }),
    };
  },
  markTranslated(unit, segments) {
    const ids = segments.length === 0 ? [undefined] : segments;
    return ids.map((segment) => {
      const tag = tagOf(unit, segment);
      return tag && setAttribute(unit.text, tag, 'conf', 'Translated');
    });
  },
};

/** A unit without segments has one entry at most. */
function tagOf({ segmentTags }: TransUnit, segment: string | undefined) {
  return segment === undefined ? segmentTags.values().next().value : segmentTags.get(segment);
}
