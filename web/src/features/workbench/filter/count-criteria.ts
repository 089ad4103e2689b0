import { noCriteria } from '@transloom/contracts/no-criteria';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';

/** How many criteria say something; `pattern` only says how two of them are read. */
export function countCriteria(criteria: SegmentCriteria): number {
  const names = Object.keys(noCriteria) as (keyof SegmentCriteria)[];
  return names.filter(
    (name) => name !== 'pattern' && JSON.stringify(criteria[name]) !== JSON.stringify(noCriteria[name]),
  ).length;
}
