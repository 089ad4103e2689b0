import { accessRoutes } from './domains/access/access.routes.ts';
import { accountsRoutes } from './domains/accounts/accounts.routes.ts';
import { billingSweeps } from './domains/billing/billing.sweeps.ts';
import { comparisonsRoutes } from './domains/comparisons/comparisons.routes.ts';
import { customEnginesJobs } from './domains/custom-engines/custom-engines.jobs.ts';
import {
  customEnginesHookRoutes,
  customEnginesRoutes,
} from './domains/custom-engines/custom-engines.routes.ts';
import { documentSettingsRoutes } from './domains/document-settings/document-settings.routes.ts';
import { documentsJobs } from './domains/documents/documents.jobs.ts';
import { documentsRoutes, documentsStreamRoutes } from './domains/documents/documents.routes.ts';
import { documentsSweeps } from './domains/documents/documents.sweeps.ts';
import { requireDocument } from './domains/documents/require-document.ts';
import { engineModelsJobs } from './domains/engine-models/engine-models.jobs.ts';
import { engineModelsRoutes } from './domains/engine-models/engine-models.routes.ts';
import { engineTrainersRoutes } from './domains/engine-trainers/engine-trainers.routes.ts';
import { enginesJobs } from './domains/engines/engines.jobs.ts';
import { enginesRoutes } from './domains/engines/engines.routes.ts';
import { enginesSweeps } from './domains/engines/engines.sweeps.ts';
import { filesRoutes, filesStreamRoutes } from './domains/files/files.routes.ts';
import { filesSweeps } from './domains/files/files.sweeps.ts';
import { memoriesJobs } from './domains/memories/memories.jobs.ts';
import { memoriesRoutes } from './domains/memories/memories.routes.ts';
import { memoriesSweeps } from './domains/memories/memories.sweeps.ts';
import { messagesRoutes } from './domains/messages/messages.routes.ts';
import { organizationsRoutes } from './domains/organizations/organizations.routes.ts';
import { projectsRoutes } from './domains/projects/projects.routes.ts';
import { requireProject } from './domains/projects/require-project.ts';
import { styleGuidesRoutes } from './domains/style-guides/style-guides.routes.ts';
import { systemRoutes } from './domains/system/system.routes.ts';
import { termsJobs } from './domains/terms/terms.jobs.ts';
import { termsRoutes } from './domains/terms/terms.routes.ts';
import { termsSweeps } from './domains/terms/terms.sweeps.ts';
import { findUser } from './domains/users/find-user.ts';
import { workbenchRoutes } from './domains/workbench/workbench.routes.ts';
import { AppError } from './platform/app-error.ts';
import type { HookRoute, Route, StreamRoute } from './platform/http/route.ts';
import { platformSweeps } from './platform/platform-sweeps.ts';
import type { BoundJob } from './platform/queue/handle-job.ts';
import { jobRoutes } from './platform/queue/job-endpoints.ts';
import type { Sweep } from './platform/queue/sweep.ts';
import type { TopicRules } from './platform/realtime/topics.ts';

/** What the product can do: the list of everything the machine room runs. */

export const routes: readonly Route[] = [
  ...accountsRoutes,
  ...organizationsRoutes,
  ...accessRoutes,
  ...messagesRoutes,
  ...systemRoutes,
  ...jobRoutes,
  ...filesRoutes,
  ...memoriesRoutes,
  ...termsRoutes,
  ...customEnginesRoutes,
  ...engineModelsRoutes,
  ...engineTrainersRoutes,
  ...enginesRoutes,
  ...comparisonsRoutes,
  ...documentSettingsRoutes,
  ...styleGuidesRoutes,
  ...documentsRoutes,
  ...projectsRoutes,
  ...workbenchRoutes,
];

export const streamRoutes: readonly StreamRoute[] = [...filesStreamRoutes, ...documentsStreamRoutes];

export const hookRoutes: readonly HookRoute[] = customEnginesHookRoutes;

export const jobs: readonly BoundJob[] = [
  ...memoriesJobs,
  ...termsJobs,
  ...customEnginesJobs,
  ...engineModelsJobs,
  ...enginesJobs,
  ...documentsJobs,
];

export const sweeps: readonly Sweep[] = [
  ...platformSweeps,
  ...filesSweeps,
  ...memoriesSweeps,
  ...termsSweeps,
  ...billingSweeps,
  ...enginesSweeps,
  ...documentsSweeps,
];

export const topicRules: TopicRules = {
  canSeeDocument: (db, _, documentId) => isFound(requireDocument({ db }, documentId)),
  canSeeProject: (db, _, projectId) => isFound(requireProject({ db }, projectId)),
  nameOf: async (db, userId) => (await findUser(db, userId))?.username ?? '',
};

async function isFound(found: Promise<unknown>): Promise<boolean> {
  try {
    await found;
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
