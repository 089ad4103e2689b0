import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { type ListedParts, listedIds } from './filter/listed-ids.ts';
import { isNarrowed, type SegmentView } from './segment-filter.ts';

/** Ids of the segments that are listed, in document order. */
export interface Listing {
  readonly ids: readonly string[];
  /** Why what fits the view is not known. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/**
 * Which segments a view lists. Rows stay listed while they are worked on: what fits is asked for again only when the view is
 * chosen, or segments come and go.
 */
export function useListed(view: SegmentView, parts: ListedParts): Listing {
  const all = useStore(parts.store, ({ rows }) => rows.ids);
  const indexed = useStore(parts.store, ({ rows }) => rows.indexed);
  // A view by issues lists more once the rest of the document is checked.
  const restIsChecked = useStore(
    parts.quality,
    ({ rest }) => view.criteria.qa !== 'any' && rest === 'checked',
  );
  // The same view is chosen again to list anew what fits by now.
  const [chosen, setChosen] = useState({ view, turn: 0 });
  if (chosen.view !== view) setChosen({ view, turn: chosen.turn + 1 });
  const narrowed = isNarrowed(view);
  const { data, error, refetch } = useQuery({
    ...listedQuery(view, parts, [chosen.turn, all.length, restIsChecked]),
    enabled: narrowed && indexed,
  });
  return {
    ids: narrowed && indexed ? (data ?? all) : all,
    failure: narrowed ? error : null,
    retry: () => void refetch(),
  };
}

function listedQuery(view: SegmentView, parts: ListedParts, more: readonly unknown[]) {
  return queryOptions({
    queryKey: ['workbench', 'listed', parts.documentId, view, ...more],
    queryFn: ({ signal }) => listedIds(view, parts, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'inline' },
  });
}
