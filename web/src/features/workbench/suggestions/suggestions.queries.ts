import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { translationRatingsApi } from '@transloom/contracts/translation-ratings';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';

type Api = typeof translationRatingsApi;

const ratingKey = ['workbench', 'rating'] as const;

export const ownRatingQuery = (segmentId: string, engineKey: string) =>
  queryOptions({
    queryKey: [...ratingKey, segmentId, engineKey],
    queryFn: ({ signal }) =>
      callApi(endpoints.translationRatings.ownRating, { segmentId, engineKey }, { signal }),
    meta: { failure: 'inline' },
  });

export const useRateTranslation = () =>
  useCommand(ratingKey, (input: RequestOf<Api['rateTranslation']>) =>
    callApi(endpoints.translationRatings.rateTranslation, input),
  );
