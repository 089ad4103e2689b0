import { z } from 'zod';

/**
 * Role of a member in an organization, the widest first. Each organization has exactly one super administrator.
 * `TRANSLATOR` is a translator of the house, `EXTERNAL_TRANSLATOR` a freelance one; a vendor is an agency.
 */
export const roles = [
  'SUPER_ADMIN',
  'ADMIN',
  'PROJECT_MANAGER',
  'TEAM_OWNER',
  'REVIEWER',
  'TRANSLATOR',
  'EXTERNAL_TRANSLATOR',
  'VENDOR',
] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** Roles of people from outside of the organization; everybody else is internal. */
const externalRoles: readonly Role[] = ['EXTERNAL_TRANSLATOR', 'VENDOR'];

export function isInternalRole(role: Role): boolean {
  return !externalRoles.includes(role);
}

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
