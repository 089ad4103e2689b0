import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { termEntriesApi } from '@transloom/contracts/term-entries';
import type { TermBase, termsApi } from '@transloom/contracts/terms';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import type { AssetChange } from '../assets/asset-kind.ts';
import { assetQueries } from '../assets/asset-queries.ts';
import type { MergeAsked } from '../assets/merging/asset-merge.ts';

export const termsKey = ['terms'];

type TermBaseChange = AssetChange & { readonly priority?: number; readonly isDefault?: boolean };

export const termBaseQueries = assetQueries<TermBase, TermBaseChange>({
  queryKey: termsKey,
  list: (asked, signal) => callApi(endpoints.terms.listTermBases, asked, { signal }),
  one: (termBaseId, signal) => callApi(endpoints.terms.termBaseDetail, { termBaseId }, { signal }),
  create: (base) => callApi(endpoints.terms.createTermBase, base),
  change: ({ id, ...change }) => callApi(endpoints.terms.changeTermBase, { termBaseId: id, ...change }),
  addLanguages: ({ id, targetLanguages }) =>
    callApi(endpoints.terms.addTermLanguages, { termBaseId: id, targetLanguages }),
  remove: (termBaseIds) => callApi(endpoints.terms.deleteTermBases, { termBaseIds }),
  template: (languages) => callApi(endpoints.terms.termTemplate, { format: 'xlsx', ...languages }),
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
