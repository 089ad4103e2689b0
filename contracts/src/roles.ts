import { z } from 'zod';

/** Role of a member in an organisation. Exactly one super administrator each; translators may be external. */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'PROJECT_MANAGER', 'REVIEWER', 'TRANSLATOR'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The account types of the specification; they say the plan. */
export const accountTypes = [
  'personal',
  'pro-limited',
  'pro-trial',
  'pro-internal',
  'pro',
  'pro-beta',
  'internal',
  'enterprise',
  'STANDARD',
  'TRIAL',
  'ULTIMATE',
] as const;
export const accountTypeSchema = z.enum(accountTypes);
export type AccountType = z.infer<typeof accountTypeSchema>;

export const organizationTypeSchema = z.enum(['PERSON', 'ENTERPRISE']);
export type OrganizationType = z.infer<typeof organizationTypeSchema>;
