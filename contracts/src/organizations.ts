import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, idSchema, instantSchema } from './fields.ts';
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

export const organizationsApi = {
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
