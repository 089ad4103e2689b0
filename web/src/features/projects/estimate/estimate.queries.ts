import { queryOptions, useMutation } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { pretranslationEstimatesApi } from '@transloom/contracts/pretranslation-estimates';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';

/** Of files that are to become documents, or of documents that are to be tried or read again. */
export type EstimateWish =
  | RequestOf<typeof pretranslationEstimatesApi.startEstimate>
  | RequestOf<typeof pretranslationEstimatesApi.estimateAgain>;

const pollMs = 700;

export const useStartEstimate = () =>
  useMutation({
    mutationFn: (wish: EstimateWish) =>
      'documentIds' in wish
        ? callApi(endpoints.pretranslationEstimates.estimateAgain, wish)
        : callApi(endpoints.pretranslationEstimates.startEstimate, wish),
    meta: { failure: 'inline' },
  });

/** Asked again until its job is through. */
export const estimateQuery = (estimateId: string) =>
  queryOptions({
    queryKey: ['estimates', estimateId],
    queryFn: ({ signal }) => callApi(endpoints.pretranslationEstimates.estimate, { estimateId }, { signal }),
    refetchInterval: ({ state }) => {
      const job = state.data?.job.state;
      return job === undefined || job === 'queued' || job === 'running' ? pollMs : false;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

export const useStopEstimate = () =>
  useMutation({ mutationFn: (jobId: string) => callApi(endpoints.jobs.cancelJob, { jobId }) });
