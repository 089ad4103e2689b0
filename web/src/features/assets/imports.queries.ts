import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssetImport } from '@transloom/contracts/assets';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

/** Stops imports at their next step; what came in stays. What lies under `key` is asked again. */
export function useCancelImports(key: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (imports: readonly AssetImport[]) =>
      Promise.all(
        imports
          .flatMap(({ job }) => job ?? [])
          .map(({ jobId }) => callApi(endpoints.jobs.cancelJob, { jobId })),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
