import { termStatusSchema } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { type FoundInAddress, useFoundInAddress } from '../../../ui/list/use-found-in-address.ts';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import type { TermStatusName } from '../term-status.tsx';
import type { TermEntriesAsked } from '../terms.queries.ts';

type OwnName = 'status' | 'lacking';

export interface TermFilter extends Omit<FoundInAddress<OwnName>, 'asked'> {
  readonly text: string;
  readonly status: TermStatusName | undefined;
  /** Of the flat view, which shows the terms of two languages; it leaves no entry out. */
  readonly targetLanguage: string;
  /** Only entries without a term in that language. */
  readonly lacking: boolean;
  readonly showTarget: (language: string) => void;
  readonly asked: TermEntriesAsked & FoundInAddress<OwnName>['asked'];
}

/** The filter of a term base's entries as its address says it. */
export function useTermFilter({ termBaseId, targetLanguages }: TermBase): TermFilter {
  const found = useFoundInAddress<OwnName>(['status', 'lacking']);
  const { target } = useSearchParams('target');
  const changeSearch = useChangeSearchParams();
  const { given, asked } = found;
  const status = termStatusSchema.safeParse(given.status).data;
  const [first = ''] = targetLanguages;
  const targetLanguage = targetLanguages.find((language) => language === target) ?? first;
  const lacking = given.lacking !== undefined;
  return {
    ...found,
    further: found.further + (lacking ? 1 : 0),
    lacking,
    text: given.text ?? '',
    status,
    targetLanguage,
    showTarget: (language) => changeSearch({ target: language }),
    asked: {
      termBaseId,
      ...asked,
      ...(status === undefined ? {} : { status }),
      ...(lacking ? { lacking: targetLanguage } : {}),
    },
  };
}
