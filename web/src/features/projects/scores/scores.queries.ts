import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { autoScoreContract, autoScoresApi } from '@transloom/contracts/auto-scores';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useDownload } from '../../../api/use-download.ts';
import { workKey } from '../../../work/use-work.ts';
import { workKind } from '../../../work/work-kind.ts';

/** Scorings of projects. */
export const scorings = workKind<typeof autoScoreContract>({
  kind: 'auto-score',
  run: 'project:manage',
  api: endpoints.autoScores,
});

/** Asked again with every news of a scoring. */
export const projectScoresQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...workKey(scorings), 'of-project', projectId],
    queryFn: ({ signal }) => callApi(endpoints.autoScores.projectScores, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const scoredSegmentsQuery = (asked: RequestOf<typeof autoScoresApi.scoredSegments>) =>
  queryOptions({
    queryKey: [...workKey(scorings), 'segments', asked],
    queryFn: ({ signal }) => callApi(endpoints.autoScores.scoredSegments, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useExportScores = () =>
  useDownload((wanted: RequestOf<typeof autoScoresApi.exportWork>) =>
    callApi(endpoints.autoScores.exportWork, wanted),
  );
