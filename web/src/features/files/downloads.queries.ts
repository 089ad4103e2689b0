import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Download } from '@transloom/contracts/files';
import { timers } from '@transloom/contracts/limits';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const downloadsKey = ['files', 'downloads'] as const;

/** Asked again every 5 s while there is any. */
const downloadsQuery = queryOptions({
  queryKey: downloadsKey,
  queryFn: ({ signal }) => callApi(endpoints.files.listDownloads, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.length ? timers.downloadPollMs : false),
  meta: { failure: 'inline' },
});

/** Undefined until the server has answered once. */
export function useDownloads(): readonly Download[] | undefined {
  return useQuery(downloadsQuery).data?.filter(({ show }) => show);
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
