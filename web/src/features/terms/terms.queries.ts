import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import type { termsApi } from '@transloom/contracts/terms';
import { askedWhenShown } from '../../api/asked-when-shown.ts';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { pollWhile } from '../../api/poll-while.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import type { AssetChange, AssetsAsked, MoreLanguages, NewAsset } from '../assets/asset-kind.ts';
import { isGrowing } from '../assets/is-growing.ts';
import type { MergeAsked } from '../assets/merging/asset-merge.ts';

export const termsKey = ['terms'];

export const termBasesQuery = (asked: AssetsAsked, live: boolean) =>
  queryOptions({
    queryKey: [...termsKey, 'all', asked],
    queryFn: ({ signal }) => callApi(endpoints.terms.listTermBases, asked, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data?.some(isGrowing), live),
    ...askedWhenShown,
    meta: { failure: 'inline' },
  });

export const termBaseQuery = (termBaseId: string, live: boolean) =>
  queryOptions({
    queryKey: [...termsKey, 'one', termBaseId],
    queryFn: ({ signal }) => callApi(endpoints.terms.termBaseDetail, { termBaseId }, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data && isGrowing(state.data), live),
    meta: { failure: 'inline' },
  });

export type TermEntriesAsked = RequestOf<typeof termEntriesApi.listTermEntries>;

export const termEntriesQuery = (asked: TermEntriesAsked) =>
  queryOptions({
    queryKey: [...termsKey, 'entries', asked],
    queryFn: ({ signal }) => callApi(endpoints.termEntries.listTermEntries, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const termEntryQuery = (entry: RequestOf<typeof termEntriesApi.termEntryDetail>) =>
  queryOptions({
    queryKey: [...termsKey, 'entry', entry],
    queryFn: ({ signal }) => callApi(endpoints.termEntries.termEntryDetail, entry, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

interface PicturedEntry extends RequestOf<typeof termEntriesApi.termPicture> {
  /** Another picture is another question, and the same one never changes. */
  readonly pictureId: string;
}

export const termPictureQuery = ({ pictureId, ...entry }: PicturedEntry) =>
  queryOptions({
    queryKey: ['term-picture', pictureId],
    queryFn: ({ signal }) => callApi(endpoints.termEntries.termPicture, entry, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

export const termHistoryQuery = (entry: RequestOf<typeof termEntriesApi.termEntryHistory>) =>
  queryOptions({
    queryKey: [...termsKey, 'history', entry],
    queryFn: ({ signal }) => callApi(endpoints.termEntries.termEntryHistory, entry, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** Entries that have nearly this term already. */
export const similarTermsQuery = (term: RequestOf<typeof termEntriesApi.similarTerms>) =>
  queryOptions({
    queryKey: [...termsKey, 'similar', term],
    queryFn: ({ signal }) => callApi(endpoints.termEntries.similarTerms, term, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** What a merge of these term bases would meet. */
export const termMergePreviewQuery = (termBaseIds: string[]) =>
  queryOptions({
    queryKey: [...termsKey, 'merge-preview', termBaseIds],
    queryFn: ({ signal }) => callApi(endpoints.terms.previewTermMerge, { termBaseIds }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useMergeTermBases = () =>
  useCommand(
    termsKey,
    ({ ids, name, keep, preferredId }: MergeAsked) =>
      callApi(endpoints.terms.mergeTermBases, {
        termBaseIds: ids,
        name,
        keep: keep === 'preferred' ? 'base' : keep,
        ...(keep === 'preferred' && preferredId ? { preferredTermBaseId: preferredId } : {}),
      }),
    'form',
  );

export const useCreateTermBase = () =>
  useCommand(termsKey, (input: NewAsset) => callApi(endpoints.terms.createTermBase, input), 'form');

type TermBaseChange = AssetChange & { readonly priority?: number; readonly isDefault?: boolean };

export const useChangeTermBase = () =>
  useCommand(termsKey, ({ id, ...change }: TermBaseChange) =>
    callApi(endpoints.terms.changeTermBase, { termBaseId: id, ...change }),
  );
export const useAddTermLanguages = () =>
  useCommand(termsKey, ({ id, targetLanguages }: MoreLanguages) =>
    callApi(endpoints.terms.addTermLanguages, { termBaseId: id, targetLanguages }),
  );
export const useDeleteTermBases = () =>
  useCommand(termsKey, (termBaseIds: string[]) => callApi(endpoints.terms.deleteTermBases, { termBaseIds }));

export const useAddTermEntry = () =>
  useCommand(
    termsKey,
    (input: RequestOf<typeof termEntriesApi.addTermEntry>) =>
      callApi(endpoints.termEntries.addTermEntry, input),
    'form',
  );
export const useChangeTermEntry = () =>
  useCommand(
    termsKey,
    (input: RequestOf<typeof termEntriesApi.changeTermEntry>) =>
      callApi(endpoints.termEntries.changeTermEntry, input),
    'form',
  );
export const useDeleteTermEntries = () =>
  useCommand(termsKey, (input: RequestOf<typeof termEntriesApi.deleteTermEntries>) =>
    callApi(endpoints.termEntries.deleteTermEntries, input),
  );
export const useChangeTermStatus = () =>
  useCommand(termsKey, (input: RequestOf<typeof termEntriesApi.changeTermStatus>) =>
    callApi(endpoints.termEntries.changeTermStatus, input),
  );
export const useRestoreTermEntries = () =>
  useCommand(termsKey, (input: RequestOf<typeof termEntriesApi.restoreTermEntries>) =>
    callApi(endpoints.termEntries.restoreTermEntries, input),
  );

export const useExportTerms = () =>
  useDownload((input: RequestOf<typeof termsApi.exportTerms>) => callApi(endpoints.terms.exportTerms, input));
export const useTermTemplate = () =>
  useDownload((languages: Pick<NewAsset, 'sourceLanguage' | 'targetLanguages'>) =>
    callApi(endpoints.terms.termTemplate, { format: 'xlsx', ...languages }),
  );
