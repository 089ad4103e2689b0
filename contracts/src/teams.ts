import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { roleSchema } from './roles.ts';

const teamNameSchema = z.string().trim().min(1).max(limits.teamNameCharacters);

/** D3.50 */
export const teamSchema = z.object({
  teamId: idSchema,
  name: z.string(),
  /** Null where the owner has left. */
  owner: z.object({ userId: idSchema, name: z.string() }).nullable(),
  memberCount: z.number().int(),
  createdAt: instantSchema,
});
export type Team = z.infer<typeof teamSchema>;

/** A colleague as members of the same team see them. */
export const colleagueSchema = z.object({
  userId: idSchema,
  name: z.string(),
  avatar: z.string().nullable(),
  role: roleSchema,
  roleName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  languages: z.array(z.string()),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** A team, or a person, that a list can be narrowed by. */
const itemSchema = z.object({ id: idSchema, name: z.string() });

export const teamsApi = {
  queryTeams: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/v2/teams/query',
    access: 'team',
    summary: 'Teams the user may see, by name',
    input: z.object({ search: z.string().trim().max(100).default('') }),
    output: z.array(teamSchema),
  }),
  createTeam: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/v2/teams/create',
    access: 'team:edit',
    summary: 'Create a team with an owner and members',
    input: z.object({
      name: teamNameSchema,
      ownerId: idSchema.nullable().default(null),
      memberIds: z.array(idSchema).max(limits.importedMembers).default([]),
    }),
    output: teamSchema,
  }),
  updateTeam: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/v2/teams/update',
    access: 'team:edit',
    summary: 'Rename a team, give it another owner or other members',
    input: z.object({
      teamId: idSchema,
      name: teamNameSchema.optional(),
      ownerId: idSchema.nullable().optional(),
      memberIds: z.array(idSchema).max(limits.importedMembers).optional(),
    }),
    output: teamSchema,
  }),
  removeTeam: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/v2/teams/remove',
    access: 'team:edit',
    summary: 'Remove a team; its members stay, and what belonged to it belongs to the whole organization',
    input: z.object({ teamId: idSchema }),
    output: doneSchema,
  }),
  myTeams: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/v2/teams/mine',
    access: 'signed-in',
    summary: 'The teams of the user with their people, for the page of internal users',
    input: emptySchema,
    output: z.array(
      z.object({ ...teamSchema.omit({ memberCount: true }).shape, members: z.array(colleagueSchema) }),
    ),
  }),
  teamFilterItems: defineEndpoint({
    method: 'GET',
    path: '/api/system/team-filter-items',
    access: 'signed-in',
    summary:
      'Teams, and people of the organization, that lists can be narrowed by and things can be given to',
    input: emptySchema,
    output: z.object({ teams: z.array(itemSchema), people: z.array(itemSchema) }),
  }),
};
