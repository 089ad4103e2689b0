import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { TargetState } from '../../document-format.ts';
import type { XliffDialect } from '../xliff/xliff-dialect.ts';

const statuses: Readonly<Record<string, TargetState>> = {
  ManuallyConfirmed: 'translated',
  Reviewer1Confirmed: 'reviewed',
  Proofread: 'reviewed',
};

/**
 * memoQ keeps a status with each unit. Confirming a unit takes the name of a person and the time it was done, without
 * which memoQ passes over it silently; a new target therefore is edited, for somebody to confirm.
 */
export const memoqDialect: XliffDialect = {
  factsOf({ attributes }) {
    const status = attributes.get('mq:status');
    const locked = attributes.get('mq:locked') ?? 'false';
    return {
      ...(status !== undefined && { targetState: statuses[status] ?? 'draft' }),
      ...(locked !== 'false' && locked !== '' && { locked: true }),
    };
  },
  markTranslated(unit) {
    const name = unit.rawNames.get('mq:status');
    return [name === undefined ? undefined : setAttribute(unit.text, unit, name, 'PartiallyEdited')];
  },
};
