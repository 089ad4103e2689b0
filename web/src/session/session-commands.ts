import { useMutation } from '@tanstack/react-query';
import { timers } from '@transloom/contracts/limits';
import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { callApi } from '../api/call-api.ts';
import { endpoints } from '../api/endpoints.generated.ts';
import { goTo } from './leave.ts';
import { clearUserInfo } from './stored-session.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function useSignOut() {
  return useMutation({
    mutationFn: () => callApi(endpoints.accounts.signOut, {}),
    onSuccess: async () => {
      clearUserInfo();
      await wait(timers.logoutRedirectMs);
      goTo('/login');
    },
  });
}

/** Waits a second, so that the words about it can be read, then goes on in the other organization. */
export function useSwitchOrganization() {
  return useMutation({
    mutationFn: async ({ organizationId, organizationType }: OrganizationSummary) => {
      await wait(timers.organizationSwitchMs);
      return callApi(endpoints.organizations.switchOrganization, {
        organizationId,
        organizationTypeId: organizationType,
      });
    },
    onSuccess: () => goTo('/'),
  });
}
