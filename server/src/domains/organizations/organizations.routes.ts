import { organizationsApi } from '@transloom/contracts/organizations';
import { type Route, route } from '../../platform/http/route.ts';
import { myOrganizations } from './my-organizations.ts';
import { switchOrganization } from './switch-organization.ts';

export const organizationsRoutes: readonly Route[] = [
  route(organizationsApi.myOrganizations, myOrganizations),
  route(organizationsApi.switchOrganization, switchOrganization),
];
