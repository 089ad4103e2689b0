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
  phoneOrEmailSchema,
  phoneSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { roleSchema } from './roles.ts';

const namedSchema = z.object({ id: idSchema, name: z.string() });

/** The role and team that somebody gets: a built-in role, or by `roleId` one that the organization made. */
const placeFields = {
  role: roleSchema.exclude(['SUPER_ADMIN']),
  roleId: idSchema.nullable().default(null),
  teamId: idSchema.nullable().default(null),
};

export const inviteStateSchema = z.enum(['open', 'expired', 'used-up', 'revoked']);

export const inviteSchema = z.object({
  inviteId: idSchema,
  /** Sixteen letters and digits that nobody guesses; they stand in the link too. */
  code: z.string(),
  role: roleSchema,
  ownRole: namedSchema.nullable(),
  team: namedSchema.nullable(),
  /** The one address that may use it; null for a link that several people apply with. */
  target: z.string().nullable(),
  name: z.string(),
  inviter: z.string().nullable(),
  expiresAt: instantSchema,
  /** Null: no limit. */
  mostUses: z.number().int().nullable(),
  uses: z.number().int(),
  state: inviteStateSchema,
  createdAt: instantSchema,
});
export type Invite = z.infer<typeof inviteSchema>;

export const inviteCodeSchema = z.string().trim().min(1).max(40);

/** What somebody who opens an invitation can do with it. */
export const invitationStateSchema = z.enum([
  ...inviteStateSchema.options,
  'other-address',
  'member',
  'pending',
]);

export const invitationSchema = z.object({
  code: z.string(),
  organizationId: idSchema,
  organization: z.string(),
  avatar: z.string().nullable(),
  inviter: z.string().nullable(),
  role: roleSchema,
  roleName: z.string().nullable(),
  team: z.string().nullable(),
  /** Whether accepting makes a member at once; others apply, and somebody reviews it. */
  direct: z.boolean(),
  /** The address it was sent to, with letters left out; null for a link. */
  target: z.string().nullable(),
  state: invitationStateSchema,
  expiresAt: instantSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const joinStateSchema = z.enum(['pending', 'approved', 'denied']);

/** D3.52, D3.53 */
export const joinApplicationSchema = z.object({
  applicationId: idSchema,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  note: z.string(),
  username: z.string(),
  state: joinStateSchema,
  role: roleSchema,
  ownRole: namedSchema.nullable(),
  team: namedSchema.nullable(),
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type JoinApplication = z.infer<typeof joinApplicationSchema>;

const oneInvite = z.object({ inviteId: idSchema });
const days = z.number().int().min(1).max(limits.inviteDays).default(7);

export const invitesApi = {
  listInvites: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/invites',
    access: 'member:invite',
    summary: 'Invitations that the user may see, the newest first',
    input: emptySchema,
    output: z.array(inviteSchema),
  }),
  createInvite: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/invites',
    access: 'member:invite',
    summary: 'Make a link and its invitation code, with an end, a number of uses, role and team',
    input: z.object({
      ...placeFields,
      days,
      mostUses: z.number().int().min(1).max(limits.importedMembers).nullable().default(null),
    }),
    output: inviteSchema,
  }),
  inviteAddresses: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/invites/addresses',
    access: 'member:invite',
    transaction: 'none',
    summary: 'Invite phone numbers and e-mail addresses; whoever proves one of them becomes a member',
    input: z.object({
      ...placeFields,
      days,
      targets: z.array(phoneOrEmailSchema).min(1).max(limits.invitedAddresses),
    }),
    output: z.object({
      invites: z.array(inviteSchema),
      /** Addresses to which a mail went; to the others somebody sends the link. */
      mailed: z.array(z.string()),
      /** Addresses of members. */
      members: z.array(z.string()),
    }),
  }),
  revokeInvite: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/invites/{inviteId}/revoke',
    access: 'member:invite',
    summary: 'End an invitation; who applied with it stays an applicant',
    input: oneInvite,
    output: doneSchema,
  }),
  myInvitations: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/join',
    access: 'signed-in',
    summary: 'Open invitations of the phone number and the e-mail address of the user',
    input: emptySchema,
    output: z.array(invitationSchema),
  }),
  invitation: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/join/{code}',
    access: 'team:applyInviteRouter',
    summary: 'Who invites, to what, and whether the user can use it; looking never uses it up',
    input: z.object({ code: inviteCodeSchema }),
    output: z.object({
      invitation: invitationSchema,
      /** What the form is filled in with. */
      self: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
    }),
  }),
  applyToJoin: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/join/{code}',
    access: 'team:applyInviteRouter',
    summary: 'Apply to join with a link, or accept an invitation of the own address',
    input: z.object({
      code: inviteCodeSchema,
      name: z.string().trim().min(1).max(limits.memberNameCharacters),
      email: emailSchema,
      phone: phoneSchema.nullable().default(null),
      note: z.string().trim().max(limits.remarkCharacters).default(''),
    }),
    output: z.object({ state: z.enum(['pending', 'member']) }),
  }),
  listJoinApplications: defineEndpoint({
    method: 'GET',
    path: '/api/organizations/join-applications',
    access: 'application:review',
    summary: 'Applications to join, those that wait first',
    input: z.object({ state: joinStateSchema.optional(), ...pageQuerySchema }),
    output: pageSchema(joinApplicationSchema),
  }),
  passJoinApplication: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/join-applications/{applicationId}/pass',
    access: 'application:review',
    summary: 'Approve an application with role and team; the applicant becomes a member',
    input: z.object({ applicationId: idSchema, ...placeFields }),
    output: doneSchema,
  }),
  denyJoinApplication: defineEndpoint({
    method: 'POST',
    path: '/api/organizations/join-applications/{applicationId}/deny',
    access: 'application:review',
    summary: 'Reject an application with a reason, which the applicant reads',
    input: z.object({
      applicationId: idSchema,
      reason: z.string().trim().min(1).max(limits.remarkCharacters),
    }),
    output: doneSchema,
  }),
};
