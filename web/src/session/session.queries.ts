import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AccountInfo, UserInfo } from '@transloom/contracts/accounts';
import { callApi } from '../api/call-api.ts';
import { endpoints } from '../api/endpoints.generated.ts';
import { storePermissions } from './stored-permissions.ts';
import { isSignedIn, readUserInfo, storeUserInfo } from './stored-session.ts';

/** User and account are two answers of the API and one thing to the screens. */
export type SignedInUser = UserInfo & AccountInfo;

export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal }): Promise<SignedInUser> => {
    const [userInfo, accountInfo] = await Promise.all([
      callApi(endpoints.accounts.userInfo, {}, { signal }),
      callApi(endpoints.accounts.accountInfo, {}, { signal }),
    ]);
    storeUserInfo(userInfo);
    return { ...userInfo, ...accountInfo };
  },
  staleTime: 60_000,
});

export const permissionsQuery = queryOptions({
  queryKey: ['session', 'permissions'],
  queryFn: async ({ signal }) => {
    const entries = await callApi(endpoints.access.permissions, {}, { signal });
    storePermissions(entries);
    return entries;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const organizationsQuery = queryOptions({
  queryKey: ['session', 'organizations'],
  queryFn: ({ signal }) => callApi(endpoints.organizations.myOrganizations, {}, { signal }),
  staleTime: 60_000,
});

export const platformQuery = queryOptions({
  queryKey: ['session', 'platform'],
  queryFn: ({ signal }) => callApi(endpoints.system.platform, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Sections of the left navigation that this person sees. */
export const navigationQuery = queryOptions({
  queryKey: ['session', 'navigation'],
  queryFn: async ({ signal }) => {
    const sections = await callApi(endpoints.system.navigation, {}, { signal });
    return sections.map(({ key }) => key);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user, as stored last time until the answer is there; undefined for visitors. */
export function useUser(): (UserInfo & Partial<AccountInfo>) | undefined {
  return useQuery({ ...userQuery, enabled: isSignedIn() }).data ?? readUserInfo();
}
