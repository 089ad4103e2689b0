import { type TermBase, termStatusSchema } from '@transloom/contracts/terms';
import { usePageInAddress } from '../../../ui/page-in-address.ts';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import type { TermStatusName } from '../term-status.tsx';
import type { TermEntriesAsked } from '../terms.queries.ts';

export interface TermFilter {
  readonly text: string;
  readonly status: TermStatusName | undefined;
  /** Of the flat view, which shows the terms of two languages. */
  readonly targetLanguage: string;
  readonly filtered: boolean;
  readonly asked: TermEntriesAsked & { readonly pageNumber: number; readonly pageSize: number };
  readonly change: (changes: Partial<Record<'text' | 'status' | 'target', string | undefined>>) => void;
  readonly turn: (page: number, pageSize: number) => void;
  readonly clear: () => void;
}

/** The filter of a term base's entries as its address says it, so that a link shows the same view. */
export function useTermFilter({ termBaseId, targetLanguages }: TermBase): TermFilter {
  const { text = '', target, ...given } = useSearchParams('text', 'status', 'target');
  const { turn, ...page } = usePageInAddress();
  const changeSearch = useChangeSearchParams();
  const status = termStatusSchema.safeParse(given.status).data;
  const [first = ''] = targetLanguages;
  return {
    text,
    status,
    targetLanguage: targetLanguages.find((language) => language === target) ?? first,
    filtered: text !== '' || status !== undefined,
    asked: {
      termBaseId,
      ...page,
      ...(text === '' ? {} : { text: text.slice(0, longestText) }),
      ...(status === undefined ? {} : { status }),
    },
    change: (changes) => changeSearch({ ...changes, page: undefined }),
    turn,
    clear: () => changeSearch({ text: undefined, status: undefined, page: undefined }),
  };
}

const longestText = 200;
