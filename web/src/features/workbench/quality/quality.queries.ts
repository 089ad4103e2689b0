import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { qualityApi } from '@transloom/contracts/quality';
import type { spellingApi } from '@transloom/contracts/spelling';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';

type Api = typeof qualityApi;

export const qualityKey = ['workbench', 'quality'] as const;

export const documentQualityQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...qualityKey, documentId],
    queryFn: ({ signal }) => callApi(endpoints.quality.documentQuality, { documentId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useIgnoreIssue = () =>
  useCommand(qualityKey, (input: RequestOf<Api['ignoreIssue']>) =>
    callApi(endpoints.quality.ignoreIssue, input),
  );

export const useUnignoreIssue = () =>
  useCommand(qualityKey, (input: RequestOf<Api['unignoreIssue']>) =>
    callApi(endpoints.quality.unignoreIssue, input),
  );

/** The dictionary changes with the machine only; own words are learned as they are added. */
export const dictionaryQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['workbench', 'dictionary', documentId],
    queryFn: ({ signal }) => callApi(endpoints.spelling.dictionary, { documentId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

export const addSpellingWord = (input: RequestOf<typeof spellingApi.addSpellingWord>) =>
  callApi(endpoints.spelling.addSpellingWord, input);

export const exportIssues = (input: RequestOf<Api['exportIssues']>) =>
  callApi(endpoints.quality.exportIssues, input);
