import { queryOptions } from '@tanstack/react-query';
import { noCriteria } from '@transloom/contracts/no-criteria';
import type { RowLoader } from '../row-loader.ts';
import { idsIn } from '../segment-filter.ts';
import { findSegments } from '../workbench.queries.ts';
import type { WorkbenchStore } from '../workbench.store.ts';

interface Wish {
  readonly documentId: string;
  readonly part: number;
  readonly search: string;
  /** Who changed them last; null for anybody. */
  readonly person: string | null;
}

/** Whoever looks for more of them writes what they say. */
const segmentsShown = 200;

/** The first segments of a part that can be returned: those that a stage confirmed, where a person is named. */
export const returnableQuery = (
  wish: Wish,
  { store, rows }: { readonly store: WorkbenchStore; readonly rows: Pick<RowLoader, 'read'> },
) =>
  queryOptions({
    queryKey: ['workbench', 'returnable', wish],
    queryFn: async ({ signal }) => {
      const { documentId, part, search, person } = wish;
      const people = person === null ? [] : [person];
      const criteria = { ...noCriteria, people, locked: 'open' } as const;
      const view = { filter: 'all', search, criteria, part } as const;
      const { ranges, total } = await findSegments(documentId, view, signal);
      const ids = idsIn(ranges, store.getState().rows.ids).slice(0, segmentsShown);
      const found = await rows.read(ids);
      const shown = found.filter(({ confirmedStage }) => person === null || confirmedStage > 0);
      return { shown, total: total - (found.length - shown.length) };
    },
    staleTime: 0,
    meta: { failure: 'inline' },
  });
