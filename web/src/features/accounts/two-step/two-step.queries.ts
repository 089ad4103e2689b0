import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { twoStepApi } from '@transloom/contracts/two-step';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { ScreenError } from '../../../api/screen-error.ts';
import { i18next } from '../../../i18n/i18next.ts';
import { useIdentity } from '../identity-context.ts';

const api = endpoints.twoStep;

export const twoStepQuery = queryOptions({
  queryKey: ['accounts', 'two-step'],
  queryFn: ({ signal }) => callApi(api.twoStep, {}, { signal }),
  meta: { failure: 'inline' },
});

export const confirmWaysQuery = queryOptions({
  queryKey: ['accounts', 'confirm-ways'],
  queryFn: ({ signal }) => callApi(api.confirmWays, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

/** A change of how one signs in; it asks who is there where that was not shown lately. */
function useTwoStepChange<Input, Output>(change: (input: Input) => Promise<Output>, form?: 'form') {
  const client = useQueryClient();
  const withIdentity = useIdentity();
  return useMutation({
    mutationFn: (input: Input) => withIdentity(() => change(input)),
    ...(form ? { meta: { failure: 'inline' as const } } : {}),
    onSuccess: () => client.invalidateQueries({ queryKey: twoStepQuery.queryKey }),
  });
}

export const useBeginTotp = () => useTwoStepChange(() => callApi(api.beginTotp, {}));
export const useConfirmTotp = () =>
  useTwoStepChange((code: string) => callApi(api.confirmTotp, { code }), 'form');
export const useRemoveTotp = () => useTwoStepChange(() => callApi(api.removeTotp, {}));
export const useRenewRecoveryCodes = () => useTwoStepChange(() => callApi(api.renewRecoveryCodes, {}));
export const useRemovePasskey = () =>
  useTwoStepChange((credentialId: string) => callApi(api.removePasskey, { credentialId }));
export const useRenamePasskey = () =>
  useTwoStepChange(
    (renamed: RequestOf<typeof twoStepApi.renamePasskey>) => callApi(api.renamePasskey, renamed),
    'form',
  );

export const useAddPasskey = () =>
  useTwoStepChange(async (name: string) => {
    const optionsJSON = await callApi(api.beginPasskey, {});
    const response = await inBrowser(() =>
      startRegistration({ optionsJSON: optionsJSON as unknown as RegistrationOptions }),
    );
    return callApi(api.addPasskey, { name, response: { ...response } });
  }, 'form');

export const useConfirm = () =>
  useMutation({
    mutationFn: (proof: RequestOf<typeof twoStepApi.confirm>) => callApi(api.confirm, proof),
    meta: { failure: 'inline' },
  });

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Lets the person sign with a passkey. @throws {ScreenError} where they stop, or the browser has none */
export async function signWithPasskey(): Promise<Record<string, unknown>> {
  const optionsJSON = await callApi(api.passkeyOptions, {});
  const response = await inBrowser(() =>
    startAuthentication({ optionsJSON: optionsJSON as unknown as AuthenticationOptions }),
  );
  return { ...response };
}

async function inBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new ScreenError(i18next.t('accounts:passkeys.stopped'), { cause });
  }
}
