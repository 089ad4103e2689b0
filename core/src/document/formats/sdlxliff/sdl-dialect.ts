import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { WrittenState } from '../../bilingual/target-change.ts';
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

const written: Readonly<Record<WrittenState, string | undefined>> = {
  empty: undefined,
  draft: 'Draft',
  translated: 'Translated',
  reviewed: 'ApprovedTranslation',
};

/** Where a translation came from, which a segment without one does not say. */
const origins = ['origin', 'origin-system', 'percent', 'struct-match', 'text-match'];

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
  markStates(unit, { segments }) {
    return segments.flatMap(({ id, state }) => {
      const tag = tagOf(unit, id);
      if (tag === undefined) return [];
      const conf = setAttribute(unit.text, tag, 'conf', written[state]);
      if (state !== 'empty') return [conf];
      return [conf, ...origins.map((name) => setAttribute(unit.text, tag, name, undefined))];
    });
  },
};

/** A unit without segments has one entry at most. */
function tagOf({ segmentTags }: TransUnit, segment: string | undefined) {
  return segment === undefined ? segmentTags.values().next().value : segmentTags.get(segment);
}
