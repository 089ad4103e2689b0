import { organizationApplicationsApi } from '@transloom/contracts/organization-applications';
import { type Route, route } from '../../platform/http/route.ts';
import { applyForOrganization, applyOptions, myApplications } from './apply-for-organization.ts';
import {
  applicationForm,
  approveApplication,
  listApplications,
  rejectApplication,
  startReview,
} from './decide-applications.ts';

export const organizationApplicationsRoutes: readonly Route[] = [
  route(organizationApplicationsApi.applyOptions, applyOptions),
  route(organizationApplicationsApi.applyForOrganization, applyForOrganization),
  route(organizationApplicationsApi.myApplications, myApplications),
  route(organizationApplicationsApi.listApplications, listApplications),
  route(organizationApplicationsApi.applicationForm, applicationForm),
  route(organizationApplicationsApi.startReview, startReview),
  route(organizationApplicationsApi.approveApplication, approveApplication),
  route(organizationApplicationsApi.rejectApplication, rejectApplication),
];
