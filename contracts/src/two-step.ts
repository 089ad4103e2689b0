import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { codeSchema, doneSchema, emptySchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';

/** What WebAuthn of the browser takes and gives; the library that checks it knows its shape. */
export const webAuthnSchema = z.record(z.string(), z.unknown());

export const passkeySchema = z.object({
  credentialId: z.string(),
  name: z.string(),
  backedUp: z.boolean(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** How the second step, or a confirmation, can be done. */
export const secondWaySchema = z.enum(['totp', 'recovery', 'passkey']);
export type SecondWay = z.infer<typeof secondWaySchema>;

/** What a sign-in still needs. The token works once, for 5 minutes, in the browser that got it. */
export const secondStepSchema = z.object({ token: z.string(), ways: z.array(secondWaySchema) });
export type SecondStep = z.infer<typeof secondStepSchema>;

export const confirmWaySchema = z.enum(['password', 'totp', 'passkey']);
export type ConfirmWay = z.infer<typeof confirmWaySchema>;

const credentialIdSchema = z.string().min(1).max(1500);
const passkeyNameSchema = z.string().trim().min(1, 'required').max(limits.passkeyNameCharacters);

/** Sign-in in two steps, and the proof of identity before changes that matter. */
export const twoStepApi = {
  twoStep: defineEndpoint({
    method: 'GET',
    path: '/api/account/two-step',
    access: 'signed-in',
    browserOnly: true,
    summary: 'How the user’s sign-in is protected',
    input: emptySchema,
    output: z.object({
      totp: z.object({ since: instantSchema }).nullable(),
      /** Codes that are still good. */
      recoveryCodes: z.number().int(),
      passkeys: z.array(passkeySchema),
    }),
  }),
  beginTotp: defineEndpoint({
    method: 'POST',
    path: '/api/account/two-step/totp',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Make a key for an authenticator app; it counts once its first code is confirmed',
    input: emptySchema,
    output: z.object({
      /** Base32, for typing. */
      key: z.string(),
      /** `otpauth:` address, for the QR code. */
      address: z.string(),
    }),
  }),
  confirmTotp: defineEndpoint({
    method: 'POST',
    path: '/api/account/two-step/totp/confirm',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Turn sign-in in two steps on with the first code of the app; gives recovery codes once',
    input: z.object({ code: codeSchema }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeTotp: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/two-step/totp',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Stop using the authenticator app',
    input: emptySchema,
    output: doneSchema,
  }),
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/api/account/two-step/recovery-codes',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Make new recovery codes; earlier ones end',
    input: emptySchema,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  beginPasskey: defineEndpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'signed-in',
    browserOnly: true,
    summary: 'What the browser needs to make a passkey',
    input: emptySchema,
    output: webAuthnSchema,
  }),
  addPasskey: defineEndpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Keep the passkey that the browser made',
    input: z.object({ name: passkeyNameSchema, response: webAuthnSchema }),
    output: passkeySchema,
  }),
  renamePasskey: defineEndpoint({
    method: 'PATCH',
    path: '/api/account/passkeys/{credentialId}',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Give a passkey another name',
    input: z.object({ credentialId: credentialIdSchema, name: passkeyNameSchema }),
    output: doneSchema,
  }),
  removePasskey: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/{credentialId}',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Remove a passkey; it signs in no more',
    input: z.object({ credentialId: credentialIdSchema }),
    output: doneSchema,
  }),
  passkeyOptions: defineEndpoint({
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'public',
    summary: 'What the browser needs to sign with a passkey',
    input: emptySchema,
    output: webAuthnSchema,
  }),
  confirmWays: defineEndpoint({
    method: 'GET',
    path: '/api/auth/confirm',
    access: 'signed-in',
    browserOnly: true,
    summary: 'How the user can prove who they are; none where only signing in again helps',
    input: emptySchema,
    output: z.object({ ways: z.array(confirmWaySchema) }),
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/api/auth/confirm',
    access: 'signed-in',
    browserOnly: true,
    transaction: 'none',
    summary: 'Prove who is in front of this browser; changes of the sign-in need that for 10 minutes',
    input: z.object({
      way: confirmWaySchema,
      password: z.string().min(1).max(100).optional(),
      code: codeSchema.optional(),
      response: webAuthnSchema.optional(),
    }),
    output: doneSchema,
  }),
};
