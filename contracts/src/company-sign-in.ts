import { z } from 'zod';
import { userInfoSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emailSchema, emptySchema } from './fields.ts';
import { roles } from './roles.ts';

/** Roles that a provider can give; the super administrator is made by a transfer alone. */
export const companyRoles = roles.filter((role) => role !== 'SUPER_ADMIN');
const companyRoleSchema = z.enum(companyRoles);

const domainSchema = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, 'value');

const settingsSchema = z.object({
  issuer: z.url({ protocol: /^https?$/ }).max(500),
  clientId: z.string().trim().min(1, 'required').max(200),
  roleClaim: z.string().trim().max(100),
  roleMap: z
    .array(z.object({ group: z.string().trim().min(1, 'required').max(200), role: companyRoleSchema }))
    .max(50),
  defaultRole: companyRoleSchema,
  enforced: z.boolean(),
});
export type CompanySettings = z.infer<typeof settingsSchema>;

const claimedDomainSchema = z.object({
  domain: z.string(),
  /** Text of the TXT record that proves the claim. */
  record: z.string(),
  verified: z.boolean(),
});

const access = 'organization:edit';

/** Sign-in of an organization's people at its own OpenID Connect provider. */
export const companySignInApi = {
  companySignIn: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/company-sign-in',
    access,
    summary: 'The sign-in service of this organization, and the e-mail domains it claims',
    input: emptySchema,
    output: z.object({
      settings: settingsSchema.nullable(),
      /** Address to enter at the provider. */
      redirectUri: z.string(),
      domains: z.array(claimedDomainSchema),
    }),
  }),
  saveCompanySignIn: defineEndpoint({
    method: 'PUT',
    path: '/api/organizations/company-sign-in',
    access,
    browserOnly: true,
    transaction: 'none',
    summary:
      'Set the sign-in service; its discovery document is read before it is kept. An empty secret stays',
    input: settingsSchema.extend({ clientSecret: z.string().max(1000) }),
    output: doneSchema,
  }),
  claimDomain: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/company-sign-in/domains',
    access,
    browserOnly: true,
    summary: 'Claim an e-mail domain; it counts once its DNS shows the record',
    input: z.object({ domain: domainSchema }),
    output: claimedDomainSchema,
  }),
  verifyDomain: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/company-sign-in/domains/verify',
    access,
    browserOnly: true,
    transaction: 'none',
    summary: 'Look for the TXT record of a claimed domain',
    input: z.object({ domain: domainSchema }),
    output: claimedDomainSchema,
  }),
  startCompanySignIn: defineEndpoint({
    method: 'POST',
    path: '/api/auth/company/start',
    access: 'public',
    transaction: 'none',
    summary: 'Where somebody signs in whose e-mail domain an organization has claimed',
    input: z.object({ email: emailSchema }),
    output: z.object({ address: z.string() }),
  }),
  finishCompanySignIn: defineEndpoint({
    method: 'POST',
    path: '/api/auth/company/finish',
    access: 'public',
    transaction: 'none',
    summary: 'Sign in with what the provider sent back',
    input: z.object({
      code: z.string().min(1).max(4000),
      state: z.string().min(1).max(200),
      iss: z.string().max(500).optional(),
    }),
    output: z.object({ userInfo: userInfoSchema }),
  }),
};
