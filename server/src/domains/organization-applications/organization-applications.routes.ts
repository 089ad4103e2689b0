import { organizationApplicationsApi } from '@transloom/contracts/organization-applications';
import { type Route, route } from '../../platform/http/route.ts';
import { applyForOrganization, applyOptions, myApplications } from './apply-for-organization.ts';
import {
  applicationForm,
  approveApplication,
  rejectApplication,
  startReview,
} from './decide-applications.ts';
import { application, listApplications } from './list-applications.ts';
import { messageApplicant } from './message-applicant.ts';

export const organizationApplicationsRoutes: readonly Route[] = [
  route(organizationApplicationsApi.applyOptions, applyOptions),
  route(organizationApplicationsApi.applyForOrganization, applyForOrganization),
  route(organizationApplicationsApi.myApplications, myApplications),
  route(organizationApplicationsApi.listApplications, listApplications),
  route(organizationApplicationsApi.application, application),
  route(organizationApplicationsApi.messageApplicant, messageApplicant),
  route(organizationApplicationsApi.applicationForm, applicationForm),
  route(organizationApplicationsApi.startReview, startReview),
  route(organizationApplicationsApi.approveApplication, approveApplication),
  route(organizationApplicationsApi.rejectApplication, rejectApplication),
];
