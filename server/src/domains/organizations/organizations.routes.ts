import { organizationsApi } from '@transloom/contracts/organizations';
import { type Route, route } from '../../platform/http/route.ts';
import { managedOrganizations, organizationCard, updateOrganization } from './card/organization-card.ts';
import { myOrganizations } from './my-organizations.ts';
import { switchOrganization } from './switch-organization.ts';

export const organizationsRoutes: readonly Route[] = [
  route(organizationsApi.organization, organizationCard),
  route(organizationsApi.updateOrganization, updateOrganization),
  route(organizationsApi.managedOrganizations, managedOrganizations),
  route(organizationsApi.myOrganizations, myOrganizations),
  route(organizationsApi.switchOrganization, switchOrganization),
];
