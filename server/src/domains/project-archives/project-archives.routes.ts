import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { route } from '../../platform/http/route.ts';
import { archiveProject, projectDeliveries, reactivateProject, sendAgain } from './archive-project.ts';

export const projectArchivesRoutes = [
  route(projectArchivesApi.archiveProject, archiveProject),
  route(projectArchivesApi.reactivateProject, reactivateProject),
  route(projectArchivesApi.projectDeliveries, projectDeliveries),
  route(projectArchivesApi.sendAgain, sendAgain),
];
