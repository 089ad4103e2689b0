import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { mtDetectorApi, mtDetectorContract } from '@transloom/contracts/mt-detector';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useDownload } from '../../../api/use-download.ts';
import { workKey } from '../../../work/use-work.ts';
import { workKind } from '../../../work/work-kind.ts';

type Api = typeof mtDetectorApi;

export const detections = workKind<typeof mtDetectorContract>({
  kind: 'mt-detection',
  run: 'tools:detectorRouter',
  api: endpoints.mtDetector,
});

export const detectedSegmentsQuery = (asked: RequestOf<Api['detectedSegments']>) =>
  queryOptions({
    queryKey: [...workKey(detections), 'segments', asked],
    queryFn: ({ signal }) => callApi(endpoints.mtDetector.detectedSegments, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useRetryEngines = () =>
  useCommand(workKey(detections), (workId: string) => callApi(endpoints.mtDetector.retryEngines, { workId }));

export const useExportDetection = () =>
  useDownload((workId: string) => callApi(endpoints.mtDetector.exportWork, { workId, choice: {} }));
