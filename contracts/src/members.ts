import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  emailSchema,
  emptySchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
  phoneSchema,
  sortOrders,
} from './fields.ts';
import { limits } from './limits.ts';
import { roleSchema } from './roles.ts';

/** `en>zh-CN` */
export const languagePairSchema = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*>[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'pair');

/** What an organization says of a member (D3.49). */
const cardFields = {
  /** The name that the organization gives the person; empty for the nickname or user name. */
  name: z.string().trim().max(limits.memberNameCharacters),
  phone: phoneSchema.nullable(),
  email: emailSchema.nullable(),
  languages: z.array(languageTagSchema).max(100),
  /** Number of the person in another system of the organization. */
  systemCode: z.string().trim().min(1).max(limits.systemCodeCharacters).nullable(),
};

/** To which pairs and projects a member is limited; null where there is no limit. */
const limitFields = {
  languagePairs: z.array(languagePairSchema).max(200).nullable(),
  projectIds: z.array(idSchema).max(500).nullable(),
};

export const memberSchema = z.object({
  userId: idSchema,
  username: z.string(),
  /** The name on every list: `name`, else the nickname, else the user name. */
  shownName: z.string(),
  avatar: z.string().nullable(),
  role: roleSchema,
  /** The role that the organization made; then `role` is the built-in one that it stands for. */
  ownRole: z.object({ roleId: idSchema, name: z.string() }).nullable(),
  ...cardFields,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  internal: z.boolean(),
  teams: z.array(z.object({ teamId: idSchema, name: z.string() })),
  ...limitFields,
  joinedAt: instantSchema,
});
export type Member = z.infer<typeof memberSchema>;

export const memberSortColumns = ['name', 'role', 'joinedAt'] as const;

export const memberFilterFields = {
  /** Part of name, user name, phone, e-mail or system code. */
  search: z.string().trim().max(100).default(''),
  role: roleSchema.optional(),
  roleId: idSchema.optional(),
  teamId: idSchema.optional(),
  language: languageTagSchema.optional(),
  side: z.enum(['internal', 'external']).optional(),
};

/** The role of a member: a built-in one, or by `roleId` one that the organization made. */
const roleChoice = { role: roleSchema.exclude(['SUPER_ADMIN']), roleId: idSchema.nullable() };

const some = { userIds: z.array(idSchema).min(1).max(500) };

export const membersApi = {
  listMembers: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/members',
    access: 'team',
    summary: 'Members the user may see, filtered, sorted and paged',
    input: z.object({
      ...memberFilterFields,
      sort: z.enum(memberSortColumns).default('joinedAt'),
      order: z.enum(sortOrders).default('ascending'),
      ...pageQuerySchema,
    }),
    output: pageSchema(memberSchema),
  }),
  listManagers: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/managers',
    access: 'signed-in',
    summary: 'Who runs the organization, to turn to',
    input: emptySchema,
    output: z.array(z.object({ userId: idSchema, name: z.string(), role: roleSchema })),
  }),
  changeMember: defineEndpoint({
    method: 'PATCH',
    path: '/api/organizations/members/{userId}',
    access: 'member:edit',
    summary: 'Change card, role, teams and limits of a member; what is absent stays',
    input: z.object({
      userId: idSchema,
      ...z.object({ ...cardFields, ...limitFields }).partial().shape,
      internal: z.boolean().optional(),
      role: roleChoice.role.optional(),
      roleId: roleChoice.roleId.optional(),
      teamIds: z.array(idSchema).max(200).optional(),
    }),
    output: memberSchema,
  }),
  changeMembers: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/members/batch',
    access: 'member:edit',
    summary: 'Give several members a role, a team, languages or a side',
    input: z.object({
      ...some,
      role: roleChoice.role.optional(),
      roleId: roleChoice.roleId.optional(),
      /** Added to the teams they are in. */
      teamId: idSchema.optional(),
      /** Added to the languages they have. */
      languages: cardFields.languages.optional(),
      internal: z.boolean().optional(),
    }),
    output: z.object({ changed: z.number().int() }),
  }),
  removeMembers: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/members/remove',
    access: 'member:edit',
    summary: 'Remove members; what they had to do goes to another member or back to who assigns it',
    input: z.object({ ...some, heirId: idSchema.nullable().default(null) }),
    output: z.object({ removed: z.number().int() }),
  }),
  exportMembers: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/members/export',
    access: 'member:edit',
    summary: 'Write the members that a filter finds, or the template of the import, to a workbook',
    input: z.object({ ...memberFilterFields, template: z.boolean().default(false) }),
    output: z.object({ resourceId: idSchema }),
  }),
  leaveOrganization: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/leave',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Leave the organization; the super administrator transfers it first',
    input: emptySchema,
    output: doneSchema,
  }),
  transferOrganization: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/transfer',
    access: 'organization:transfer',
    summary: 'Make a member the super administrator; the former one takes another role',
    input: z.object({ userId: idSchema, formerRole: roleChoice.role }),
    output: doneSchema,
  }),
};
