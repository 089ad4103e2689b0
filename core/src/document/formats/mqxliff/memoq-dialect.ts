import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { WrittenState } from '../../bilingual/target-change.ts';
import type { TargetState } from '../../document-format.ts';
import type { XliffDialect } from '../xliff/xliff-dialect.ts';

const statuses: Readonly<Record<string, TargetState>> = {
  ManuallyConfirmed: 'translated',
  Reviewer1Confirmed: 'reviewed',
  Proofread: 'reviewed',
};

const written: Readonly<Record<WrittenState, string>> = {
  empty: 'NotStarted',
  draft: 'PartiallyEdited',
  translated: 'ManuallyConfirmed',
  reviewed: 'Reviewer1Confirmed',
};

/**
 * memoQ keeps a status with each unit. Confirming a unit takes the name of a person and the time it was done, without
 * which memoQ passes over it silently; where nobody says who did it, a new target is edited, for somebody to confirm.
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
  markStates(unit, { state, segments }) {
    const prefix = unit.memoqPrefix;
    if (prefix === undefined) return [];
    const set = (name: string, value: string) => setAttribute(unit.text, unit, `${prefix}:${name}`, value);
    const changed = segments.find((segment) => segment.changed !== undefined)?.changed;
    const isConfirmed = state === 'translated' || state === 'reviewed';
    const said = isConfirmed && changed === undefined ? written.draft : written[state];
    return [
      set('status', said),
      ...(changed === undefined
        ? []
        : [set('lastchanginguser', changed.by), set('lastchangedtimestamp', changed.at)]),
    ];
  },
};
