import { z } from 'zod';
import { entrySchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { codeSchema, doneSchema, emptySchema, phoneSchema } from './fields.ts';

const eventKeySchema = z.string().min(20).max(64);

/**
 * `scanned`: a WeChat that no account has; a phone number must be linked. `bound`: the binding, or the sign-in, is
 * done. `conflict`: this WeChat, or this account, is bound to another.
 */
export const wechatStatusSchema = z.enum(['waiting', 'scanned', 'bound', 'conflict', 'expire']);
export type WechatStatus = z.infer<typeof wechatStatusSchema>;

export const wechatPersonSchema = z.object({ openId: z.string(), name: z.string(), follows: z.boolean() });
export const wechatFaults = ['none', 'wrong-signature', 'late', 'twice', 'other-app'] as const;

/** Sign-in and binding by the QR code of an official account (P3.22, P4.15, P7.25, D7.40). */
export const wechatApi = {
  wechatQrCode: defineEndpoint({
    method: 'GET',
    path: '/api/auth/wechat/qrcode',
    access: 'public',
    changes: true,
    transaction: 'none',
    summary:
      'A QR code to be scanned with WeChat; with isLogin=false it binds the WeChat of who is signed in',
    input: z.object({ isLogin: z.stringbool() }),
    output: z.object({ qrcodeUrl: z.string(), eventKey: z.string(), expiresInSeconds: z.number().int() }),
  }),
  wechatStatus: defineEndpoint({
    method: 'GET',
    path: '/api/auth/wechat/status',
    access: 'public',
    changes: true,
    summary: 'What has become of a QR code; signs in once the WeChat of an account has scanned it',
    input: z.object({ isLogin: z.stringbool(), eventKey: eventKeySchema }),
    output: z.object({ status: wechatStatusSchema, entry: entrySchema.nullable() }),
  }),
  wechatLinkPhone: defineEndpoint({
    method: 'POST',
    path: '/api/auth/wechat/phone',
    access: 'public',
    transaction: 'none',
    summary:
      'Link a phone number to a WeChat that no account has, and sign in; a new number makes an account',
    input: z.object({
      eventKey: eventKeySchema,
      phone: phoneSchema,
      code: codeSchema,
      /** Of the friend whose link a new person came by (P9.10). */
      inviteCode: z.string().max(20).optional(),
    }),
    output: entrySchema,
  }),
  wechatBinding: defineEndpoint({
    method: 'GET',
    path: '/api/account/wechat',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Whether WeChat can be used here, and whether the user has bound one',
    input: emptySchema,
    output: z.object({ available: z.boolean(), bound: z.boolean() }),
  }),
  unbindWechat: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/wechat',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Unbind the user’s WeChat; one way to sign in must stay',
    input: emptySchema,
    output: doneSchema,
  }),
  simulatedPeople: defineEndpoint({
    method: 'GET',
    path: '/api/dev/wechat/people',
    access: 'public',
    summary:
      'For development: people with a simulated WeChat; not found on other installations and from other machines',
    input: emptySchema,
    output: z.array(wechatPersonSchema),
  }),
  simulateScan: defineEndpoint({
    method: 'POST',
    path: '/api/dev/wechat/scan',
    access: 'public',
    transaction: 'none',
    summary:
      'For development: somebody scans a QR code, and the simulated WeChat sends us its signed message',
    input: z.object({
      openId: z.string().min(1).max(64),
      qrcodeUrl: z.string().min(1).max(200),
      fault: z.enum(wechatFaults).default('none'),
    }),
    output: z.object({ httpStatus: z.number().int(), reply: z.string() }),
  }),
};
