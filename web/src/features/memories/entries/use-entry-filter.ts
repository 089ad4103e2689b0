import { entryLayerSchema, entryOriginSchema } from '@transloom/contracts/memory-entries';
import { usePageInAddress } from '../../../ui/page-in-address.ts';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import type { EntriesAsked } from './entries.queries.ts';

const names = ['target', 'text', 'layer', 'origin', 'file', 'person', 'project', 'from', 'to'] as const;
type FilterName = (typeof names)[number];

export interface EntryFilter {
  /** As the address says it. */
  readonly given: Partial<Record<FilterName, string>>;
  readonly filtered: boolean;
  /** Behind the button of further filters. */
  readonly further: number;
  readonly asked: EntriesAsked & { readonly pageNumber: number; readonly pageSize: number };
  readonly change: (changes: Partial<Record<FilterName, string | undefined>>) => void;
  readonly turn: (page: number, pageSize: number) => void;
  readonly clear: () => void;
}

/** The filter of a memory's entries as its address says it, so that a link shows the same view. */
export function useEntryFilter(memoryId: string): EntryFilter {
  const given = useSearchParams(...names);
  const { turn, ...page } = usePageInAddress();
  const changeSearch = useChangeSearchParams();
  const layer = entryLayerSchema.safeParse(given.layer).data;
  const origin = entryOriginSchema.safeParse(given.origin).data;
  return {
    given,
    filtered: names.some((name) => given[name] !== undefined),
    further: [given.origin, given.file, given.person, given.project, given.from ?? given.to].filter(Boolean)
      .length,
    asked: {
      memoryId,
      ...page,
      ...(given.target === undefined ? {} : { targetLanguage: given.target }),
      ...(given.text === undefined ? {} : { text: given.text.slice(0, longestText) }),
      ...(layer === undefined ? {} : { layer }),
      ...(origin === undefined ? {} : { origin }),
      ...(given.file === undefined ? {} : { fileName: given.file.slice(0, longestFileName) }),
      ...(given.person === undefined ? {} : { person: given.person.slice(0, longestName) }),
      ...(given.project === undefined ? {} : { project: given.project.slice(0, longestName) }),
      ...(given.from === undefined ? {} : { changedAfter: given.from }),
      ...(given.to === undefined ? {} : { changedBefore: given.to }),
    },
    change: (changes) => changeSearch({ ...changes, page: undefined }),
    turn,
    clear: () =>
      changeSearch(Object.fromEntries([...names, 'page'].map((name) => [name, undefined] as const))),
  };
}

const longestText = 200;
const longestFileName = 255;
const longestName = 100;
