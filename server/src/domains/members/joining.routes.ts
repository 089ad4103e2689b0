import { invitesApi } from '@transloom/contracts/invites';
import { membersApi } from '@transloom/contracts/members';
import { messagesApi } from '@transloom/contracts/messages';
import { organizationsApi } from '@transloom/contracts/organizations';
import { type Route, route } from '../../platform/http/route.ts';
import { actOnMessage } from '../messages/change-messages.ts';
import { exportMembers } from './export-members.ts';
import { memberImports } from './imports/member-imports.ts';
import { inviteAddresses } from './invites/invite-addresses.ts';
import { createInvite, listInvites, revokeInvite } from './invites/manage-invites.ts';
import { applyToJoin } from './joining/apply-to-join.ts';
import { joinByMessage } from './joining/join-by-message.ts';
import { myInvitations, openInvitation } from './joining/open-invitation.ts';
import {
  denyJoinApplication,
  listJoinApplications,
  passJoinApplication,
} from './joining/review-applications.ts';
import { leaveOrganization } from './leave-organization.ts';
import { removeMembers } from './remove-members.ts';
import { setOrganizationPicture } from './set-organization-picture.ts';

export const joiningRoutes: readonly Route[] = [
  route(membersApi.removeMembers, removeMembers),
  route(membersApi.leaveOrganization, leaveOrganization),
  route(membersApi.exportMembers, exportMembers),
  route(invitesApi.listInvites, listInvites),
  route(invitesApi.createInvite, createInvite),
  route(invitesApi.inviteAddresses, inviteAddresses),
  route(invitesApi.revokeInvite, revokeInvite),
  route(invitesApi.myInvitations, myInvitations),
  route(invitesApi.invitation, openInvitation),
  route(invitesApi.applyToJoin, applyToJoin),
  route(invitesApi.listJoinApplications, listJoinApplications),
  route(invitesApi.passJoinApplication, passJoinApplication),
  route(invitesApi.denyJoinApplication, denyJoinApplication),
  route(messagesApi.actOnMessage, (context, input) => actOnMessage(context, input, joinByMessage)),
  route(organizationsApi.setPicture, setOrganizationPicture),
  ...memberImports.routes,
];
