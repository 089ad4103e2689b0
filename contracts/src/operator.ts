import { z } from 'zod';
import { interfaceLanguages } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { noticeSchema } from './messages.ts';
import { accountTypeSchema, organizationTypeSchema } from './roles.ts';

export const personStates = ['active', 'suspended'] as const;

export const installedPersonSchema = z.object({
  userId: idSchema,
  username: z.string(),
  nickname: z.string().nullable(),
  avatar: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  administrator: z.boolean(),
  suspended: z.boolean(),
  twoStep: z.boolean(),
  organizations: z.number().int(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema.nullable(),
});
export type InstalledPerson = z.infer<typeof installedPersonSchema>;

export const installedOrganizationSchema = z.object({
  organizationId: idSchema,
  name: z.string(),
  organizationType: organizationTypeSchema,
  accountType: accountTypeSchema,
  expiresAt: instantSchema.nullable(),
  members: z.number().int(),
  storedBytes: z.number().int(),
  createdAt: instantSchema,
});
export type InstalledOrganization = z.infer<typeof installedOrganizationSchema>;

const textsSchema = z.record(
  z.enum(interfaceLanguages),
  z.string().trim().min(1, 'required').max(limits.noticeCharacters),
);
const search = { search: z.string().trim().max(100).default('') };
const access = 'installation:people';

/** What whoever runs the installation sees and does; nothing of it belongs to an organization. */
export const operatorApi = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/api/operator/overview',
    access,
    summary: 'How the installation is: people, organizations, sign-ups, work, storage',
    input: emptySchema,
    output: z.object({
      people: z.number().int(),
      suspended: z.number().int(),
      organizations: z.number().int(),
      /** Applications for organizations that nobody has decided on. */
      applications: z.number().int(),
      /** Of the last 7 days. */
      signUps: z.number().int(),
      /** People who were here within 24 hours. */
      activePeople: z.number().int(),
      jobs: z.object({
        queued: z.number().int(),
        running: z.number().int(),
        /** Of the last 24 hours. */
        failed: z.number().int(),
      }),
      storedBytes: z.number().int(),
      databaseBytes: z.number().int(),
      mail: z.boolean(),
      sms: z.boolean(),
      wechat: z.boolean(),
    }),
  }),
  listPeople: defineEndpoint({
    method: 'GET',
    path: '/api/operator/people',
    access,
    summary: 'People of the installation, newest first, by part of a name, phone or e-mail and by state',
    input: z.object({ ...search, state: z.enum(personStates).optional(), ...pageQuerySchema }),
    output: pageSchema(installedPersonSchema),
  }),
  suspendPerson: defineEndpoint({
    method: 'POST',
    path: '/api/operator/people/{userId}/suspension',
    access,
    summary: 'Keep somebody out of the installation, or let them in again; their sessions end at once',
    input: z.object({ userId: idSchema, suspended: z.boolean() }),
    output: doneSchema,
  }),
  resetPerson: defineEndpoint({
    method: 'POST',
    path: '/api/operator/people/{userId}/reset',
    access,
    summary: 'Take away password, two-step sign-in and sessions of somebody, and give a link for one sign-in',
    input: z.object({ userId: idSchema }),
    output: z.object({ link: z.string() }),
  }),
  linkForPerson: defineEndpoint({
    method: 'POST',
    path: '/api/operator/people/{userId}/link',
    access,
    summary: 'A link with which somebody signs in once, within the hour',
    input: z.object({ userId: idSchema }),
    output: z.object({ link: z.string() }),
  }),
  listOrganizations: defineEndpoint({
    method: 'GET',
    path: '/api/operator/organizations',
    access,
    summary: 'Organizations of the installation, newest first, by part of the name',
    input: z.object({ ...search, ...pageQuerySchema }),
    output: pageSchema(installedOrganizationSchema),
  }),
  setPlan: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/organizations/{organizationId}/plan',
    access,
    summary: 'Give an organization a plan by hand; null never expires',
    input: z.object({
      organizationId: idSchema,
      accountType: accountTypeSchema,
      expiresAt: instantSchema.nullable(),
    }),
    output: doneSchema,
  }),
  listNotices: defineEndpoint({
    method: 'GET',
    path: '/api/operator/notices',
    access,
    summary: 'Notices that everybody sees, newest first',
    input: emptySchema,
    output: z.array(
      z.object({
        ...noticeSchema.shape,
        /** People who have closed the pop-up. */
        closed: z.number().int(),
      }),
    ),
  }),
  publishNotice: defineEndpoint({
    method: 'POST',
    path: '/api/operator/notices',
    access,
    summary: 'Show a notice to everybody of the installation',
    input: z.object({
      title: textsSchema,
      text: textsSchema,
      link: z.url({ protocol: /^https?$/ }).nullable(),
      /** Shown as a dialog that each person closes once. */
      popup: z.boolean().default(false),
    }),
    output: doneSchema,
  }),
  removeNotice: defineEndpoint({
    method: 'DELETE',
    path: '/api/operator/notices/{noticeId}',
    access,
    summary: 'Take a notice back',
    input: z.object({ noticeId: idSchema }),
    output: doneSchema,
  }),
};
