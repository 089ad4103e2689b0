import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { WrittenState } from '../../bilingual/target-change.ts';
import type { TargetState } from '../../document-format.ts';
import type { TransUnit } from '../xliff/trans-unit.ts';
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
    const status = unit.rawNames.get('mq:status');
    if (status === undefined) return [];
    const changed = segments.find((segment) => segment.changed !== undefined)?.changed;
    const isConfirmed = state === 'translated' || state === 'reviewed';
    const said = isConfirmed && changed === undefined ? written.draft : written[state];
    return [
      setAttribute(unit.text, unit, status, said),
      ...(changed === undefined
        ? []
        : [
            setAttribute(unit.text, unit, nameOf(unit, status, 'lastchanginguser'), changed.by),
            setAttribute(unit.text, unit, nameOf(unit, status, 'lastchangedtimestamp'), changed.at),
          ]),
    ];
  },
};

/** As the unit writes it, else with the prefix the status has. */
function nameOf({ rawNames }: TransUnit, status: string, name: string): string {
  return rawNames.get(`mq:${name}`) ?? status.replace('status', name);
}
