import { ownRolesApi } from '@transloom/contracts/own-roles';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeRole, createRole, listRoles, removeRole } from './own-roles.ts';

export const ownRolesRoutes: readonly Route[] = [
  route(ownRolesApi.listRoles, listRoles),
  route(ownRolesApi.createRole, createRole),
  route(ownRolesApi.changeRole, changeRole),
  route(ownRolesApi.removeRole, removeRole),
];
