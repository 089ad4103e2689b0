import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Download } from '@transloom/contracts/files';
import { timers } from '@transloom/contracts/limits';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { downloadsKey, startDownloadKey } from '../../api/use-download.ts';

/** How often one is asked for that has just begun, and how long it counts as such. */
const quickPollMs = 500;
const justBegunMs = 10_000;

/** Asked again every 5 s while there is any, and more often while one has just begun. */
const downloadsQuery = queryOptions({
  queryKey: downloadsKey,
  queryFn: ({ signal }) => callApi(endpoints.files.listDownloads, {}, { signal }),
  refetchInterval: ({ state }) => {
    if (!state.data?.length) return false;
    return state.data.some(isJustBegun) ? quickPollMs : timers.downloadPollMs;
  },
  meta: { failure: 'inline' },
});

function isJustBegun({ status, createTime }: Download): boolean {
  return (status === 'I' || status === 'C') && Date.now() - Date.parse(createTime) < justBegunMs;
}

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
