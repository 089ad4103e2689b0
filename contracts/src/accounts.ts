import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  codeSchema,
  doneSchema,
  emptySchema,
  idSchema,
  instantSchema,
  passwordSchema,
  phoneOrEmailSchema,
  phoneSchema,
  usernameSchema,
} from './fields.ts';
import { accountTypeSchema, organizationTypeSchema, roleSchema } from './roles.ts';
import { secondStepSchema, secondWaySchema, webAuthnSchema } from './two-step.ts';

const quotaSchema = z.object({ used: z.number(), limit: z.number().nullable() });
const surplusSchema = z.object({ surplus: z.number().nullable(), limit: z.number().nullable() });

/** Null limits and surpluses mean unlimited (billing switched off). */
export const userInfoSchema = z.object({
  userId: idSchema,
  username: z.string(),
  /** The name that the organization shows: the member's name, else the nickname, else the user name. */
  nickname: z.string(),
  avatar: z.string().nullable(),
  organizationId: idSchema,
  organizationType: organizationTypeSchema,
  accountType: accountTypeSchema,
  expireTime: instantSchema.nullable(),
  internal: z.boolean(),
  myRole: z.object({ role: roleSchema }),
  popWindows: z.boolean(),
  /** IANA name of the zone that times are shown in; null follows the browser. */
  timeZone: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

export const accountInfoSchema = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  memberQuota: quotaSchema,
  flowQuota: surplusSchema,
  tokenQuota: surplusSchema,
  featureConfig: z.object({ fileLimit: z.number(), uploadBytes: z.number(), billing: z.boolean() }),
});
export type AccountInfo = z.infer<typeof accountInfoSchema>;

export const codePurposeSchema = z.enum([
  'sign-up',
  'sign-in',
  'reset-password',
  'change-contact',
  'link-wechat',
]);

export const sessionSchema = z.object({
  sessionId: idSchema,
  current: z.boolean(),
  /** Browser and system as far as the user agent tells. */
  device: z.string(),
  address: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
});

/** Solution of an ALTCHA challenge, as the widget encodes it. */
const captchaSchema = z.string().max(4096);
const signedInSchema = z.object({ userInfo: userInfoSchema });
/** Signed in, or asked for a second step; the other is null. */
export const entrySchema = z.object({
  userInfo: userInfoSchema.nullable(),
  secondStep: secondStepSchema.nullable(),
});
export type Entry = z.infer<typeof entrySchema>;

export const accountsApi = {
  captcha: defineEndpoint({
    method: 'GET',
    path: '/api/auth/captcha',
    access: 'public',
    summary: 'A proof-of-work challenge for the check that a person is there',
    input: emptySchema,
    output: z.record(z.string(), z.unknown()),
  }),
  sendCode: defineEndpoint({
    method: 'POST',
    path: '/api/auth/codes',
    access: 'public',
    transaction: 'none',
    summary:
      'Send a one-time code to a phone or an e-mail address; the answer does not tell whether an account exists',
    input: z.object({ purpose: codePurposeSchema, target: phoneOrEmailSchema, captcha: captchaSchema }),
    output: z.object({ resendSeconds: z.number() }),
  }),
  signUp: defineEndpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    transaction: 'none',
    summary: 'Register with a phone or an e-mail address and its code',
    input: z.object({
      target: phoneOrEmailSchema,
      code: codeSchema,
      password: passwordSchema,
      username: usernameSchema.optional(),
      /** The code in the invitation link of a friend. */
      inviteCode: z.string().max(20).optional(),
    }),
    output: signedInSchema,
  }),
  signIn: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    transaction: 'none',
    summary:
      'Sign in with phone, e-mail or user name and password; a captcha is asked for after three failures',
    input: z.object({
      account: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(100),
      captcha: captchaSchema.optional(),
    }),
    output: entrySchema,
  }),
  signInWithCode: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login/code',
    access: 'public',
    transaction: 'none',
    summary: 'Sign in with a phone number and its code',
    input: z.object({ phone: phoneSchema, code: codeSchema }),
    output: entrySchema,
  }),
  signInWithLink: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login/link',
    access: 'public',
    transaction: 'none',
    summary: 'Sign in with the one-time link printed at start',
    input: z.object({ token: z.string().min(20).max(200) }),
    output: signedInSchema,
  }),
  signInWithPasskey: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login/passkey',
    access: 'public',
    summary: 'Sign in with a passkey; it is both steps at once',
    input: z.object({ response: webAuthnSchema }),
    output: signedInSchema,
  }),
  signInSecondStep: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login/second-step',
    access: 'public',
    transaction: 'none',
    summary: 'Finish a sign-in with a code of the authenticator app, a recovery code or a passkey',
    input: z.object({
      token: z.string().min(20).max(100),
      way: secondWaySchema,
      code: z.string().trim().max(40).optional(),
      response: webAuthnSchema.optional(),
    }),
    output: signedInSchema,
  }),
  signOut: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/logout',
    access: 'signed-in',
    browserOnly: true,
    summary: 'End this session',
    input: emptySchema,
    output: doneSchema,
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password/reset',
    access: 'public',
    transaction: 'none',
    summary: 'Set a new password with a code; ends all sessions',
    input: z.object({ target: phoneOrEmailSchema, code: codeSchema, password: passwordSchema }),
    output: doneSchema,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password/change',
    access: 'signed-in',
    browserOnly: true,
    transaction: 'none',
    summary: 'Change the password; the old one is needed where there is one',
    input: z.object({
      oldPassword: z.string().max(100).optional(),
      password: passwordSchema,
      endOtherSessions: z.boolean().default(true),
    }),
    output: doneSchema,
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Where the user is signed in',
    input: emptySchema,
    output: z.array(sessionSchema),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/{sessionId}',
    access: 'signed-in',
    browserOnly: true,
    summary: 'End one of the user’s sessions',
    input: z.object({ sessionId: idSchema }),
    output: doneSchema,
  }),
  userInfo: defineEndpoint({
    method: 'GET',
    path: '/api/account/user-info',
    access: 'signed-in',
    summary: 'Who is signed in, in which organisation and role',
    input: emptySchema,
    output: userInfoSchema,
  }),
  accountInfo: defineEndpoint({
    method: 'GET',
    path: '/api/account/account-info',
    access: 'signed-in',
    summary: 'Phone, e-mail, quotas and features',
    input: emptySchema,
    output: accountInfoSchema,
  }),
  clearFirstLogin: defineEndpoint({
    method: 'POST',
    path: '/api/account/first-login',
    access: 'signed-in',
    browserOnly: true,
    summary: 'The first-login window was closed',
    input: z.object({ firstTimeLogin: z.literal(0) }),
    output: doneSchema,
  }),
  outbox: defineEndpoint({
    method: 'GET',
    path: '/api/dev/outbox',
    access: 'public',
    summary:
      'Codes and mails sent by the development providers; not found where real ones are configured, nor from other machines',
    input: emptySchema,
    output: z.array(
      z.object({
        id: idSchema,
        channel: z.enum(['sms', 'mail']),
        target: z.string(),
        text: z.string(),
        sentAt: instantSchema,
      }),
    ),
  }),
};
