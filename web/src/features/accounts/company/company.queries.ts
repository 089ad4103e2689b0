import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { companySignInApi } from '@transloom/contracts/company-sign-in';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useIdentity } from '../identity-context.ts';

const api = endpoints.companySignIn;

export const companyQuery = queryOptions({
  queryKey: ['accounts', 'company'],
  queryFn: ({ signal }) => callApi(api.companySignIn, {}, { signal }),
  meta: { failure: 'inline' },
});

export function useSaveCompany() {
  const client = useQueryClient();
  const withIdentity = useIdentity();
  return useMutation({
    mutationFn: (settings: RequestOf<typeof companySignInApi.saveCompanySignIn>) =>
      withIdentity(() => callApi(api.saveCompanySignIn, settings)),
    onSuccess: () => client.invalidateQueries({ queryKey: companyQuery.queryKey }),
  });
}

export const useClaimDomain = () =>
  useCommand(companyQuery.queryKey, (domain: string) => callApi(api.claimDomain, { domain }), 'form');
export const useVerifyDomain = () =>
  useCommand(companyQuery.queryKey, (domain: string) => callApi(api.verifyDomain, { domain }));

export const useStartCompanySignIn = () =>
  useMutation({
    mutationFn: (email: string) => callApi(api.startCompanySignIn, { email }),
    onSuccess: ({ address }) => globalThis.location.assign(address),
  });

export const useFinishCompanySignIn = () =>
  useMutation({
    mutationFn: (returned: RequestOf<typeof companySignInApi.finishCompanySignIn>) =>
      callApi(api.finishCompanySignIn, returned),
    meta: { failure: 'inline' },
  });
