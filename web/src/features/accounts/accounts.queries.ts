import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { accountsApi, UserInfo } from '@transloom/contracts/accounts';
import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { homePath } from '../../session/homes.ts';
import { storeUserInfo, takeRedirect } from '../../session/stored-session.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { signWithPasskey } from './two-step/two-step.queries.ts';

type SignIn = Omit<RequestOf<typeof accountsApi.signIn>, 'captcha'>;
type SendCode = Omit<RequestOf<typeof accountsApi.sendCode>, 'captcha'>;

/** Signs in; where the server asks for the human check, does it and tries once more. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (input: SignIn) => {
      try {
        return await callApi(endpoints.accounts.signIn, input);
      } catch (error) {
        if (!asksForCaptcha(error)) throw error;
        return await callApi(endpoints.accounts.signIn, { ...input, captcha: await solveCaptcha() });
      }
    },
  });
}

function asksForCaptcha(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'account.captcha-required';
}

export const useSignInWithCode = () =>
  useMutation({
    mutationFn: (input: RequestOf<typeof accountsApi.signInWithCode>) =>
      callApi(endpoints.accounts.signInWithCode, input),
  });

export const useSignInSecondStep = () =>
  useMutation({
    mutationFn: (input: RequestOf<typeof accountsApi.signInSecondStep>) =>
      callApi(endpoints.accounts.signInSecondStep, input),
    meta: { failure: 'inline' },
  });

export const useSignInWithPasskey = () =>
  useMutation({
    mutationFn: async () =>
      callApi(endpoints.accounts.signInWithPasskey, { response: await signWithPasskey() }),
  });

export const useSignInWithLink = () =>
  useMutation({
    mutationFn: (token: string) => callApi(endpoints.accounts.signInWithLink, { token }),
    meta: { failure: 'inline' },
  });

/** Every code needs the human check first; it runs by itself. */
export const useSendCode = () =>
  useMutation({
    mutationFn: async (input: SendCode) =>
      callApi(endpoints.accounts.sendCode, { ...input, captcha: await solveCaptcha() }),
  });

export const useSignUp = () =>
  useMutation({
    mutationFn: (input: RequestOf<typeof accountsApi.signUp>) => callApi(endpoints.accounts.signUp, input),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (input: RequestOf<typeof accountsApi.resetPassword>) =>
      callApi(endpoints.accounts.resetPassword, input),
  });

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof accountsApi.changePassword>) =>
      callApi(endpoints.accounts.changePassword, input),
    meta: { failure: 'inline' },
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

const sessionsKey = ['accounts', 'sessions'] as const;
export type Session = OutputOf<typeof accountsApi.listSessions>[number];

export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callApi(endpoints.accounts.listSessions, {}, { signal }),
    meta: { failure: 'inline' },
  });

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(endpoints.accounts.endSession, { sessionId }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export const useOutbox = () =>
  useQuery({
    queryKey: ['accounts', 'outbox'],
    queryFn: ({ signal }) => callApi(endpoints.accounts.outbox, {}, { signal }),
    refetchInterval: 3_000,
    retry: false,
    meta: { failure: 'inline' },
  });

/** Goes on as this user: to where they wanted to be, or home. */
export function useEnter(): (userInfo: UserInfo) => void {
  const client = useQueryClient();
  const { history } = useRouter();
  return (userInfo) => {
    client.clear();
    storeUserInfo(userInfo);
    history.push(takeRedirect() ?? homePath);
  };
}
