import { useMutation, useQueryClient } from '@tanstack/react-query';
import { timers } from '@transloom/contracts/limits';
import type { OrganizationSummary } from '@transloom/contracts/organizations';
import { callApi } from '../api/call-api.ts';
import { endpoints } from '../api/endpoints.generated.ts';
import { silenceFailures } from '../api/report-failure.ts';
import { realtime } from '../api/use-realtime.ts';
import { forgetPerson } from './forget-person.ts';
import { goTo } from './leave.ts';
import { permissionsQuery, userQuery } from './session.queries.ts';
import { forgetPermissions } from './stored-permissions.ts';
import { clearUserInfo } from './stored-session.ts';

/** The server closes the line of a session that ends; that is wanted here, and no reason to ask to sign in. */
async function withoutLiveLine<Value>(call: () => Promise<Value>): Promise<Value> {
  realtime.stop();
  try {
    return await call();
  } catch (error) {
    realtime.start();
    throw error;
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function useSignOut() {
  return useMutation({
    mutationFn: () => withoutLiveLine(() => callApi(endpoints.accounts.signOut, {})),
    onSuccess: leaveSignedOut,
  });
}

/** Plans the deletion of the account, which signs the person out everywhere. `confirmed` runs it once it is known who is there. */
export function usePlanDeletion(confirmed: <Result>(change: () => Promise<Result>) => Promise<Result>) {
  return useMutation({
    mutationFn: () => withoutLiveLine(() => confirmed(() => callApi(endpoints.accountData.planDeletion, {}))),
    meta: { failure: 'inline' },
    onSuccess: leaveSignedOut,
  });
}

async function leaveSignedOut(): Promise<void> {
  silenceFailures();
  forgetPerson();
  clearUserInfo();
  forgetPermissions();
  await wait(timers.logoutRedirectMs);
  goTo('/login');
}

/** Waits a second, so that the words about it can be read, then goes on in the other organization. */
export function useSwitchOrganization() {
  return useGoOnElsewhere(async ({ organizationId, organizationType }: OrganizationSummary) => {
    await wait(timers.organizationSwitchMs);
    const input = { organizationId, organizationTypeId: organizationType };
    return callApi(endpoints.organizations.switchOrganization, input);
  });
}

/**
 * Does what takes the session to another organization, and begins there. User and permissions are stored before, so that
 * the new page does not begin with those of the organization that is left.
 */
export function useGoOnElsewhere<Input = void>(move: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withoutLiveLine(() => move(input)),
    onSuccess: async () => {
      silenceFailures();
      await client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
      await client.fetchQuery({ ...permissionsQuery, staleTime: 0 }).catch(forgetPermissions);
      goTo('/');
    },
  });
}
