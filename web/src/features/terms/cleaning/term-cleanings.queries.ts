import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import {
  type TermCleaning,
  termCleaningReasonSchema,
  type termCleaningsApi,
} from '@transloom/contracts/term-cleanings';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { pollWhile, useAssetCommand } from '../../assets/asset-queries.ts';
import type { CleaningOrder, OneCleaning } from '../../assets/cleaning/asset-cleaning.tsx';
import { isUnderWay } from '../../assets/cleaning/cleaning-state.ts';
import { termsKey } from '../terms.queries.ts';

export const termCleaningsQuery = (termBaseId: string, live: boolean) =>
  queryOptions({
    queryKey: [...termsKey, 'cleanings', termBaseId],
    queryFn: ({ signal }) => callApi(endpoints.termCleanings.listTermCleanings, { termBaseId }, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data?.some(isUnderWay), live),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const termFindingsQuery = (asked: RequestOf<typeof termCleaningsApi.listTermFindings>) =>
  queryOptions({
    queryKey: [...termsKey, 'findings', asked],
    queryFn: ({ signal }) => callApi(endpoints.termCleanings.listTermFindings, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useCheckTermBase = () =>
  useAssetCommand(
    termsKey,
    ({ id, options }: { readonly id: string; readonly options: TermCleaning['options'] }) =>
      callApi(endpoints.termCleanings.checkTermBase, { termBaseId: id, ...options }),
  );
export const useCleanTermBase = () =>
  useAssetCommand(termsKey, ({ id, cleaningId, reasons }: CleaningOrder) =>
    callApi(endpoints.termCleanings.cleanTermBase, {
      ...{ termBaseId: id, cleaningId },
      reasons: termCleaningReasonSchema.array().parse(reasons),
    }),
  );
export const useUndoTermCleaning = () =>
  useAssetCommand(termsKey, ({ id, cleaningId }: OneCleaning) =>
    callApi(endpoints.termCleanings.undoTermCleaning, { termBaseId: id, cleaningId }),
  );
export const useExcludeTermFindings = () =>
  useAssetCommand(termsKey, (input: RequestOf<typeof termCleaningsApi.excludeTermFindings>) =>
    callApi(endpoints.termCleanings.excludeTermFindings, input),
  );
export const useCancelTermCleaning = () =>
  useAssetCommand(termsKey, (jobId: string) => callApi(endpoints.jobs.cancelJob, { jobId }));
