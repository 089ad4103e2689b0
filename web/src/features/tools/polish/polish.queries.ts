import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { polishApi, polishContract } from '@transloom/contracts/polish';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useDownload } from '../../../api/use-download.ts';
import { workKey } from '../../../work/use-work.ts';
import { workKind } from '../../../work/work-kind.ts';

type Api = typeof polishApi;

export const polishes = workKind<typeof polishContract>({
  kind: 'polish',
  run: 'tools:polishRouter',
  api: endpoints.polish,
});

const segmentsKey = (workId: string) => [...workKey(polishes), 'segments', workId] as const;

export const polishedSegmentsQuery = (asked: RequestOf<Api['polishedSegments']>) =>
  queryOptions({
    queryKey: [...segmentsKey(asked.workId), asked],
    queryFn: ({ signal }) => callApi(endpoints.polish.polishedSegments, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useReviewChanges = (workId: string) =>
  useCommand(segmentsKey(workId), (review: Omit<RequestOf<Api['reviewChanges']>, 'workId'>) =>
    callApi(endpoints.polish.reviewChanges, { workId, ...review }),
  );

export const usePolishAgain = () =>
  useCommand(workKey(polishes), (workId: string) => callApi(endpoints.polish.polishAgain, { workId }));

export const useExportPolish = () =>
  useDownload((wish: RequestOf<Api['exportWork']>) => callApi(endpoints.polish.exportWork, wish));

const stylesKey = ['polish-styles'] as const;

export const polishStylesQuery = queryOptions({
  queryKey: stylesKey,
  queryFn: ({ signal }) => callApi(endpoints.polish.polishStyles, {}, { signal }),
  meta: { failure: 'inline' },
});

export const useSavePolishStyle = () =>
  useCommand(
    stylesKey,
    (style: RequestOf<Api['savePolishStyle']>) => callApi(endpoints.polish.savePolishStyle, style),
    'form',
  );

export const useDeletePolishStyle = () =>
  useCommand(stylesKey, (polishStyleId: string) =>
    callApi(endpoints.polish.deletePolishStyle, { polishStyleId }),
  );
