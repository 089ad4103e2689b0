import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AssetImport } from '@transloom/contracts/assets';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { pollWhile } from '../../../api/poll-while.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useDownload } from '../../../api/use-download.ts';
import type { AssetKind, ListedAsset, NewAsset } from '../asset-kind.ts';
import { isUnfinished } from './import-state.ts';

/** What is asked and told of files that go into memories or term bases. */
type Kind<One extends ListedAsset> = Pick<AssetKind<One>, 'imports' | 'queryKey'>;

interface OneImport {
  readonly assetId: string;
  readonly importId: string;
}

interface FilesToImport extends Pick<NewAsset, 'fileIds' | 'layouts' | 'layer'> {
  readonly assetId: string;
}

/** Every file that went into one, the last ones first. */
export function useImports<One extends ListedAsset>(
  { imports, queryKey }: Kind<One>,
  assetId: string,
  live: boolean,
) {
  return useQuery({
    queryKey: [...queryKey, 'imports', assetId],
    queryFn: ({ signal }) => callApi(imports.listImports, { assetId }, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data?.some(isUnfinished), live),
    staleTime: 0,
    meta: { failure: 'inline' },
  });
}

export function useImportFiles<One extends ListedAsset>({ imports, queryKey }: Kind<One>) {
  return useCommand(queryKey, (files: FilesToImport) => callApi(imports.importFiles, files), 'form');
}

export function useResumeImport<One extends ListedAsset>({ imports, queryKey }: Kind<One>) {
  return useCommand(queryKey, (one: OneImport) => callApi(imports.resumeImport, one));
}

export function useTakeBackImport<One extends ListedAsset>({ imports, queryKey }: Kind<One>) {
  return useCommand(queryKey, (one: OneImport) => callApi(imports.takeBackImport, one));
}

export function useDiscarded<One extends ListedAsset>({ imports }: Kind<One>) {
  return useDownload((one: OneImport) => callApi(imports.downloadDiscarded, one));
}

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
