import { useQuery } from '@tanstack/react-query';
import type { memoryImportsApi } from '@transloom/contracts/asset-imports';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../../api/call-api.ts';
import type { AssetKind, ListedAsset } from '../../asset-kind.ts';
import type { AssetLanguages } from './use-table-layouts.ts';

export type TablePreview = OutputOf<(typeof memoryImportsApi)['previewTable']>;

/** An uploaded file never changes. */
export function useTablePreview<One extends ListedAsset>(
  { imports, queryKey }: Pick<AssetKind<One>, 'imports' | 'queryKey'>,
  fileId: string,
  languages: AssetLanguages,
) {
  const asked = { fileId, ...languages };
  return useQuery({
    queryKey: [...queryKey, 'table-preview', asked],
    queryFn: ({ signal }) => callApi(imports.previewTable, asked, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { failure: 'inline' },
  });
}
