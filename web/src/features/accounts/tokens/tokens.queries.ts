import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { accessTokensApi } from '@transloom/contracts/access-tokens';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';

const api = endpoints.accessTokens;

export const tokensQuery = queryOptions({
  queryKey: ['accounts', 'tokens'],
  queryFn: ({ signal }) => callApi(api.listTokens, {}, { signal }),
  meta: { failure: 'inline' },
});

export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: RequestOf<typeof accessTokensApi.createToken>) => callApi(api.createToken, draft),
    meta: { failure: 'inline' },
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

export const useRevokeToken = () =>
  useCommand(tokensQuery.queryKey, (tokenId: string) => callApi(api.revokeToken, { tokenId }));
