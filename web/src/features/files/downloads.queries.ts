import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { timers } from '@transloom/contracts/limits';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { downloadsKey, startDownloadKey } from '../../api/use-download.ts';

/** Asked again every 5 s while there is any. */
const downloadsQuery = queryOptions({
  queryKey: downloadsKey,
  queryFn: ({ signal }) => callApi(endpoints.files.listDownloads, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.length ? timers.downloadPollMs : false),
  meta: { failure: 'inline' },
});

export function useDownloads() {
  return useQuery({ ...downloadsQuery, select: (all) => all.filter(({ show }) => show) });
}

/** Ids of the downloads that were started in this window. */
export function useStartedDownloads(): readonly string[] {
  return useMutationState({
    filters: { mutationKey: startDownloadKey, status: 'success' },
    select: ({ state }) => (state.data as { readonly resourceId: string }).resourceId,
  });
}

export function useDeleteDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resourceId: string) => callApi(endpoints.files.deleteDownload, { resourceId }),
    onSettled: () => client.invalidateQueries({ queryKey: downloadsKey }),
  });
}

export function useDownloadLink() {
  return useMutation({
    mutationFn: (resourceId: string) => callApi(endpoints.files.downloadUrl, { resourceId }),
  });
}
