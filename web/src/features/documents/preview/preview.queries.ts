import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentPreview, PreviewMode } from '@transloom/contracts/documents';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';

const askAgainMs = 700;

/** A preview as it was last asked for; while its pages are being made it is asked again. */
export function usePreview(documentId: string, side: PreviewMode) {
  const client = useQueryClient();
  const queryKey = ['documents', 'preview', documentId, side];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const before = client.getQueryData<DocumentPreview>(queryKey);
      const job = before?.kind === 'working' ? { jobId: before.job.jobId } : {};
      return callApi(endpoints.documents.previewDocument, { documentId, side, ...job }, { signal });
    },
    refetchInterval: ({ state }) =>
      state.data?.kind === 'working' && state.status !== 'error' ? askAgainMs : false,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    meta: { failure: 'inline' },
  });
  // After a failure what was known is forgotten, so that the next try begins anew.
  return { ...query, again: () => void client.resetQueries({ queryKey, exact: true }) };
}

export function useCancelPreview() {
  return useMutation({ mutationFn: (jobId: string) => callApi(endpoints.jobs.cancelJob, { jobId }) });
}
