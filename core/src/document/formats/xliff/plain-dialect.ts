import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { WrittenState } from '../../bilingual/target-change.ts';
import type { TargetState } from '../../document-format.ts';
import type { XliffDialect } from './xliff-dialect.ts';

/** The values of `state` in XLIFF 1.2; what asks for work or for a look is a draft. */
const states: Readonly<Record<string, TargetState>> = {
  final: 'reviewed',
  'signed-off': 'reviewed',
  translated: 'translated',
  'needs-review-translation': 'draft',
  'needs-review-adaptation': 'draft',
  'needs-review-l10n': 'draft',
  'needs-review': 'draft',
  unreviewed: 'translated',
  new: 'draft',
  'needs-translation': 'draft',
  'needs-adaptation': 'draft',
  'needs-l10n': 'draft',
  'needs-work': 'draft',
  rejected: 'draft',
};

const written: Readonly<Record<WrittenState, string>> = {
  empty: 'new',
  draft: 'needs-review-translation',
  translated: 'translated',
  reviewed: 'signed-off',
};

/** XLIFF 1.2 as it is written down. */
export const plainDialect: XliffDialect = {
  newState: (state) => written[state],
  factsOf({ attributes, target }) {
    if (attributes.get('approved') === 'yes') return { targetState: 'reviewed' };
    const state = states[target?.attributes.get('state') ?? ''];
    return state === undefined ? {} : { targetState: state };
  },
  markStates(unit, { state, segments }) {
    const { target, text } = unit;
    return [
      unit.attributes.has('approved')
        ? setAttribute(text, unit, 'approved', state === 'reviewed' ? 'yes' : 'no')
        : undefined,
      ...(target !== undefined && (target.attributes.has('state') || segments.some(({ stated }) => stated))
        ? [
            setAttribute(text, target.tag, 'state', written[state]),
            setAttribute(text, target.tag, 'state-qualifier', undefined),
          ]
        : []),
    ];
  },
};
