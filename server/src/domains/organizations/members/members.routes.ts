import { membersApi } from '@transloom/contracts/members';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeMember, changeMembers } from './change-members.ts';
import { listManagers } from './list-managers.ts';
import { listMembers } from './show-members.ts';
import { transferOrganization } from './transfer-organization.ts';

export const membersRoutes: readonly Route[] = [
  route(membersApi.listMembers, listMembers),
  route(membersApi.listManagers, listManagers),
  route(membersApi.changeMember, changeMember),
  route(membersApi.changeMembers, changeMembers),
  route(membersApi.transferOrganization, transferOrganization),
];
