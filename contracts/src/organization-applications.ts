import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  emailSchema,
  emptySchema,
  idSchema,
  instantSchema,
  pageQuerySchema,
  pageSchema,
  phoneSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { organizationNameSchema } from './organization-names.ts';

export const applicationKindSchema = z.enum(['enterprise', 'education', 'trial']);
export type ApplicationKind = z.infer<typeof applicationKindSchema>;

export const applicationStateSchema = z.enum(['submitted', 'under-review', 'approved', 'rejected']);

export const memberAmounts = ['1-10', '11-50', '51-200', '201-1000', 'more'] as const;
export const usageScenes = [
  'localization',
  'documents',
  'games',
  'teaching',
  'research',
  'agency',
  'other',
] as const;

const short = z.string().trim().min(1).max(limits.memberNameCharacters);

/** D3.54: who asks, for which organization, for how many people and what for, with the filled-in form. */
const commonFields = {
  contacts: short,
  title: short,
  mobile: phoneSchema,
  email: emailSchema,
  organization: organizationNameSchema,
  memberAmount: z.enum(memberAmounts),
  usageScene: z.enum(usageScenes),
  /** The uploaded application form. */
  fileId: idSchema,
};

/** All fields are needed (D5.74). A university names its courses, a trial the institution and the position. */
const applicationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enterprise'), ...commonFields }),
  z.object({
    kind: z.literal('education'),
    ...commonFields,
    courses: z.string().trim().min(1).max(limits.remarkCharacters),
  }),
  z.object({ kind: z.literal('trial'), ...commonFields, institution: short, position: short }),
]);

const shownFields = z.object({
  contacts: z.string(),
  title: z.string(),
  mobile: z.string(),
  email: z.string(),
  organization: z.string(),
  memberAmount: z.string(),
  usageScene: z.string(),
  courses: z.string().optional(),
  institution: z.string().optional(),
  position: z.string().optional(),
});

export const organizationApplicationSchema = z.object({
  requestId: idSchema,
  kind: applicationKindSchema,
  state: applicationStateSchema,
  fields: shownFields,
  fileName: z.string(),
  reason: z.string(),
  createdAt: instantSchema,
  decidedAt: instantSchema.nullable(),
});
export type OrganizationApplication = z.infer<typeof organizationApplicationSchema>;

/** As the operator sees it. */
export const receivedApplicationSchema = organizationApplicationSchema.extend({
  /** User name of who applied. */
  applicant: z.string(),
  /** User name of who decided; null where nobody has. */
  decidedBy: z.string().nullable(),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

const one = { requestId: idSchema };

export const organizationApplicationsApi = {
  applyOptions: defineEndpoint({
    method: 'GET',
    path: '/api/system/organization/apply-options',
    access: 'signed-in',
    summary: 'Choices of the forms with which people apply for an organization',
    input: emptySchema,
    output: z.object({
      kinds: z.array(applicationKindSchema),
      memberAmounts: z.array(z.string()),
      usageScenes: z.array(z.string()),
    }),
  }),
  applyForOrganization: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/apply',
    access: 'signed-in',
    summary: 'Apply for an enterprise or education organization, or for a trial',
    input: z.object({ application: applicationSchema }),
    output: organizationApplicationSchema,
  }),
  myApplications: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/apply',
    access: 'signed-in',
    summary: 'What the user has applied for, the newest first, with its state',
    input: emptySchema,
    output: z.array(organizationApplicationSchema),
  }),
  listApplications: defineEndpoint({
    method: 'GET',
    path: '/api/installation/applications',
    access: 'installation:applications',
    summary: 'Applications of all people, those that wait first; for the operator',
    input: z.object({
      state: applicationStateSchema.optional(),
      kind: applicationKindSchema.optional(),
      /** Part of the name of the organization or of the contact. */
      search: z.string().trim().max(100).default(''),
      ...pageQuerySchema,
    }),
    output: pageSchema(receivedApplicationSchema),
  }),
  application: defineEndpoint({
    method: 'GET',
    path: '/api/installation/applications/{requestId}',
    access: 'installation:applications',
    summary: 'One application with every field; for the operator',
    input: z.object(one),
    output: receivedApplicationSchema,
  }),
  messageApplicant: defineEndpoint({
    method: 'POST',
    path: '/api/installation/applications/{requestId}/message',
    access: 'installation:applications',
    summary: 'Send the applicant a message about the application; they find it in their messages',
    input: z.object({ ...one, text: z.string().trim().min(1).max(limits.remarkCharacters) }),
    output: doneSchema,
  }),
  applicationForm: defineEndpoint({
    method: 'POST',
    path: '/api/installation/applications/{requestId}/form',
    access: 'installation:applications',
    summary: 'Put the uploaded form of an application among the downloads of the operator',
    transaction: 'none',
    input: z.object(one),
    output: z.object({ resourceId: idSchema }),
  }),
  startReview: defineEndpoint({
    method: 'POST',
    path: '/api/installation/applications/{requestId}/review',
    access: 'installation:applications',
    summary: 'Say that somebody is looking at an application',
    input: z.object(one),
    output: doneSchema,
  }),
  approveApplication: defineEndpoint({
    method: 'POST',
    path: '/api/installation/applications/{requestId}/approve',
    access: 'installation:applications',
    summary: 'Approve an application: the organization is made, and the applicant is its super administrator',
    input: z.object({ ...one, days: z.number().int().min(1).max(3_660).nullable().default(null) }),
    output: z.object({ organizationId: idSchema }),
  }),
  rejectApplication: defineEndpoint({
    method: 'POST',
    path: '/api/installation/applications/{requestId}/reject',
    access: 'installation:applications',
    summary: 'Reject an application with a reason, which the applicant reads',
    input: z.object({ ...one, reason: z.string().trim().min(1).max(limits.remarkCharacters) }),
    output: doneSchema,
  }),
};
