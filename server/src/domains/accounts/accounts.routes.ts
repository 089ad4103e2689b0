import { accountsApi } from '@transloom/contracts/accounts';
import { type Route, route } from '../../platform/http/route.ts';
import { accountInfo, clearFirstLogin, userInfo } from './account-info.ts';
import { createCaptcha } from './captcha.ts';
import { changePassword } from './change-password.ts';
import { listOutbox } from './list-outbox.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { endSession, listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signInWithLink } from './sign-in-with-link.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { signInSecondStep } from './two-step/sign-in-second-step.ts';
import { signInWithPasskey } from './two-step/sign-in-with-passkey.ts';

export const accountsRoutes: readonly Route[] = [
  route(accountsApi.captcha, createCaptcha),
  route(accountsApi.sendCode, sendCode),
  route(accountsApi.signUp, signUp),
  route(accountsApi.signIn, signIn),
  route(accountsApi.signInWithCode, signInWithCode),
  route(accountsApi.signInWithLink, signInWithLink),
  route(accountsApi.signInWithPasskey, signInWithPasskey),
  route(accountsApi.signInSecondStep, signInSecondStep),
  route(accountsApi.signOut, signOut),
  route(accountsApi.resetPassword, resetPassword),
  route(accountsApi.changePassword, changePassword),
  route(accountsApi.listSessions, listSessions),
  route(accountsApi.endSession, endSession),
  route(accountsApi.userInfo, userInfo),
  route(accountsApi.accountInfo, accountInfo),
  route(accountsApi.clearFirstLogin, clearFirstLogin),
  route(accountsApi.outbox, listOutbox),
];
