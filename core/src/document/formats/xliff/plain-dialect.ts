import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { TargetState } from '../../document-format.ts';
import type { XliffDialect } from './xliff-dialect.ts';

/** The values of `state` in XLIFF 1.2; what asks for work on the words is a draft. */
const states: Readonly<Record<string, TargetState>> = {
  final: 'reviewed',
  'signed-off': 'reviewed',
  translated: 'translated',
  'needs-review-translation': 'translated',
  'needs-review-adaptation': 'translated',
  'needs-review-l10n': 'translated',
  'needs-review': 'translated',
  unreviewed: 'translated',
  new: 'draft',
  'needs-translation': 'draft',
  'needs-adaptation': 'draft',
  'needs-l10n': 'draft',
  'needs-work': 'draft',
  rejected: 'draft',
};

/** XLIFF 1.2 as it is written down. */
export const plainDialect: XliffDialect = {
  newState: 'translated',
  factsOf({ attributes, target }) {
    if (attributes.get('approved') === 'yes') return { targetState: 'reviewed' };
    const state = states[target?.attributes.get('state') ?? ''];
    return state === undefined ? {} : { targetState: state };
  },
  markTranslated(unit) {
    const { target, attributes, text } = unit;
    const approved = attributes.get('approved') === 'yes' && setAttribute(text, unit, 'approved', 'no');
    const stated = target?.attributes.has('state') === true;
    return [
      approved || undefined,
      stated ? setAttribute(text, target.tag, 'state', 'translated') : undefined,
      stated ? setAttribute(text, target.tag, 'state-qualifier', undefined) : undefined,
    ];
  },
};
