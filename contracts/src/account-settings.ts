import { z } from 'zod';
import { interfaceLanguages } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  codeSchema,
  doneSchema,
  emailSchema,
  emptySchema,
  idSchema,
  instantSchema,
  phoneSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { inOneScript } from './organization-names.ts';

export const profileSchema = z.object({
  username: z.string(),
  /** The name that others see; null where it is the user name. */
  nickname: z.string().nullable(),
  avatar: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  language: z.enum(interfaceLanguages),
  /** IANA name; null follows the browser. */
  timeZone: z.string().nullable(),
  createdAt: instantSchema,
  deletionDueAt: instantSchema.nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const contactKindSchema = z.enum(['phone', 'email']);

/** How notices come by mail: `now` each by itself, else collected until 8 o'clock of the day, or of a Monday. */
export const mailRhythms = ['never', 'now', 'daily', 'weekly'] as const;
export const mailRhythmSchema = z.enum(mailRhythms);
export type MailRhythm = z.infer<typeof mailRhythmSchema>;

/** Chat programs whose groups take messages of other programs. */
export const chatWebhookVendors = ['wecom', 'dingtalk', 'feishu', 'slack'] as const;
export const chatWebhookVendorSchema = z.enum(chatWebhookVendors);
export type ChatWebhookVendor = z.infer<typeof chatWebhookVendorSchema>;

/** The group that somebody's notices go to; its address is a secret and is never given back. */
export const noticeWebhookSchema = z.object({
  vendor: chatWebhookVendorSchema,
  host: z.string(),
  /** The last characters of the address. */
  ending: z.string(),
  signed: z.boolean(),
  /** The answer of the group when it refused the last notice; null where it took it. */
  failure: z.string().nullable(),
  failTime: instantSchema.nullable(),
});
export type NoticeWebhook = z.infer<typeof noticeWebhookSchema>;

export const noticeChoiceSchema = z.object({
  kind: z.string(),
  /** In the language of the interface. */
  name: z.string(),
  product: z.boolean(),
  mail: mailRhythmSchema,
  webhook: z.boolean(),
  /** Notices about the safety of the account always reach the message center. */
  fixed: z.boolean(),
});
export type NoticeChoice = z.infer<typeof noticeChoiceSchema>;

/** A person reads and changes their own settings and profile here ("user settings" and "profile", P7.42). */
export const accountSettingsApi = {
  profile: defineEndpoint({
    method: 'GET',
    path: '/api/account/profile',
    access: 'signed-in',
    browserOnly: true,
    summary: 'The user’s own profile and settings',
    input: emptySchema,
    output: profileSchema,
  }),
  changeProfile: defineEndpoint({
    method: 'PATCH',
    path: '/api/account/profile',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Change nickname, language of mails and time zone; what is left out stays',
    input: z.object({
      nickname: z
        .string()
        .trim()
        .min(1, 'required')
        .max(limits.nicknameCharacters)
        .refine(...inOneScript)
        .optional(),
      language: z.enum(interfaceLanguages).optional(),
      timeZone: z.string().max(60).nullable().optional(),
    }),
    output: profileSchema,
  }),
  setPicture: defineEndpoint({
    method: 'PUT',
    path: '/api/account/picture',
    access: 'signed-in',
    browserOnly: true,
    transaction: 'none',
    summary: 'Take an uploaded picture (purpose `avatar`) as the user’s own; it is drawn anew',
    input: z.object({ fileId: idSchema }),
    output: z.object({ avatar: z.string() }),
  }),
  removePicture: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/picture',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Remove the user’s picture',
    input: emptySchema,
    output: doneSchema,
  }),
  changePhone: defineEndpoint({
    method: 'PUT',
    path: '/api/account/phone',
    access: 'signed-in',
    browserOnly: true,
    transaction: 'none',
    summary: 'Link a phone number, with a code sent to it and, where there was one before, to the old one',
    input: z.object({ target: phoneSchema, code: codeSchema, oldCode: codeSchema.optional() }),
    output: doneSchema,
  }),
  changeEmail: defineEndpoint({
    method: 'PUT',
    path: '/api/account/email',
    access: 'signed-in',
    browserOnly: true,
    transaction: 'none',
    summary: 'Link an e-mail address, with a code sent to it and, where there was one before, to the old one',
    input: z.object({ target: emailSchema, code: codeSchema, oldCode: codeSchema.optional() }),
    output: doneSchema,
  }),
  unlinkContact: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/contacts/{kind}',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Unlink the phone number or the e-mail address; one way to sign in must stay',
    input: z.object({ kind: contactKindSchema }),
    output: doneSchema,
  }),
  noticeChoices: defineEndpoint({
    method: 'GET',
    path: '/api/account/notices',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Which notices reach the user where',
    input: emptySchema,
    output: z.object({
      choices: z.array(noticeChoiceSchema),
      mailReady: z.boolean(),
      webhook: noticeWebhookSchema.nullable(),
    }),
  }),
  chooseNotice: defineEndpoint({
    method: 'PUT',
    path: '/api/account/notices/{kind}',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Choose where notices of a kind reach the user',
    input: z.object({
      kind: z.string().max(60),
      product: z.boolean(),
      mail: mailRhythmSchema,
      webhook: z.boolean(),
    }),
    output: noticeChoiceSchema,
  }),
  saveNoticeWebhook: defineEndpoint({
    method: 'PUT',
    path: '/api/account/notice-webhook',
    access: 'signed-in',
    browserOnly: true,
    transaction: 'none',
    summary: 'Send a greeting into a group of a chat program, and notices from then on where it arrives',
    input: z.object({
      vendor: chatWebhookVendorSchema,
      url: z.url({ protocol: /^https?$/ }).max(2_000),
      /** DingTalk and Feishu check the sender of a notice with it. */
      secret: z.string().trim().max(200).optional(),
    }),
    output: doneSchema,
  }),
  testNoticeWebhook: defineEndpoint({
    method: 'POST',
    path: '/api/account/notice-webhook/test',
    access: 'signed-in',
    browserOnly: true,
    transaction: 'none',
    summary: 'Send the greeting again',
    input: emptySchema,
    output: doneSchema,
  }),
  removeNoticeWebhook: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/notice-webhook',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Send no more notices into the group',
    input: emptySchema,
    output: doneSchema,
  }),
};
