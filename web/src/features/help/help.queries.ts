import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { helpApi } from '@transloom/contracts/help';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type GuideArea, loadGuide, loadNews } from './guides.ts';

export const guideQuery = (locale: Locale, area: GuideArea) =>
  queryOptions({
    queryKey: ['help', 'guide', locale, area],
    queryFn: () => loadGuide(locale, area),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

export const useNews = (locale: Locale) =>
  useQuery({
    queryKey: ['help', 'news', locale],
    queryFn: () => loadNews(locale),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

export const useFormats = () =>
  useQuery({
    queryKey: ['help', 'formats'],
    queryFn: ({ signal }) => callApi(endpoints.system.formats, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

const feedbackKey = ['help', 'feedback'] as const;

export const useSendFeedback = () =>
  useMutation({
    mutationFn: (input: RequestOf<typeof helpApi.sendFeedback>) =>
      callApi(endpoints.help.sendFeedback, input),
  });

export type FeedbackState = 'open' | 'handled' | 'all';

export const useFeedback = (state: FeedbackState, pageNumber: number) =>
  useQuery({
    queryKey: [...feedbackKey, state, pageNumber],
    queryFn: ({ signal }) => callApi(endpoints.help.listFeedback, { state, pageNumber }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useHandleFeedback = () =>
  useCommand(feedbackKey, (input: RequestOf<typeof helpApi.handleFeedback>) =>
    callApi(endpoints.help.handleFeedback, input),
  );
