import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emailSchema, emptySchema, idSchema, instantSchema, phoneSchema } from './fields.ts';
import { limits } from './limits.ts';
import { organizationNameSchema } from './organization-names.ts';
import { accountTypeSchema, organizationTypeSchema, roleSchema } from './roles.ts';

export const organizationSchema = z.object({
  organizationId: idSchema,
  organizationType: organizationTypeSchema,
  /** The specification sends both; one fact, so they are always equal. */
  organizationName: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  accountType: accountTypeSchema,
  /** Name of the account type in the language of the interface. */
  accountTypeName: z.string(),
  expireTime: instantSchema.nullable(),
  role: roleSchema,
  isSelected: z.boolean(),
});
export type OrganizationSummary = z.infer<typeof organizationSchema>;

/** What an organization says of itself (D3.57); company name, contacts, phone and e-mail are needed (D5.72). */
const cardFields = {
  name: organizationNameSchema,
  shortName: z.string().trim().max(30).default(''),
  email: emailSchema,
  contacts: z.string().trim().min(1).max(limits.memberNameCharacters),
  phone: phoneSchema,
  profile: z.string().trim().max(limits.organizationProfileCharacters).default(''),
};

export const organizationCardSchema = z.object({
  organizationId: idSchema,
  name: z.string(),
  shortName: z.string(),
  avatar: z.string().nullable(),
  email: z.string().nullable(),
  contacts: z.string(),
  phone: z.string().nullable(),
  profile: z.string(),
  /** An administrator must give it a name of its own. */
  nameIsGenerated: z.boolean(),
  members: z.number().int(),
  teams: z.number().int(),
  createdAt: instantSchema,
});
export type OrganizationCard = z.infer<typeof organizationCardSchema>;

export const organizationsApi = {
  organization: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/current',
    access: 'account:orgInfoRouter',
    summary: 'The card of the organization, with how many people and teams it has',
    input: emptySchema,
    output: organizationCardSchema,
  }),
  updateOrganization: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/update',
    access: 'organization:edit',
    summary: 'Change the card of the organization',
    input: z.object(cardFields),
    output: organizationCardSchema,
  }),
  setPicture: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/picture',
    access: 'organization:edit',
    transaction: 'none',
    summary: 'Give the organization an uploaded picture, or none; the picture is drawn anew',
    input: z.object({ fileId: idSchema.nullable() }),
    output: z.object({ avatar: z.string().nullable() }),
  }),
  managedOrganizations: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/managed',
    access: 'signed-in',
    summary: 'Organizations that the user runs, with full and short name',
    input: emptySchema,
    output: z.array(z.object({ orgId: idSchema, fullName: z.string(), shortName: z.string() })),
  }),
  myOrganizations: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/mine',
    access: 'signed-in',
    summary: 'All organisations of the user, and the selected one',
    input: emptySchema,
    output: z.object({ all: z.array(organizationSchema), active: organizationSchema }),
  }),
  switchOrganization: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/switch',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Go on in another organisation; the session gets a new token',
    input: z.object({ organizationId: idSchema, organizationTypeId: organizationTypeSchema }),
    output: organizationSchema,
  }),
};
