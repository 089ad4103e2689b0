import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useDownload } from '../../../api/use-download.ts';

export const deletionEffectsQuery = queryOptions({
  queryKey: ['accounts', 'deletion-effects'],
  queryFn: ({ signal }) => callApi(endpoints.accountData.deletionEffects, {}, { signal }),
  meta: { failure: 'inline' },
});

export const useDownloadData = () => useDownload(() => callApi(endpoints.accountData.downloadData, {}));
