import { auditedRoute } from './domains/audit/audited-route.ts';
import { requireDocument } from './domains/documents/require-document.ts';
import { requireProject } from './domains/projects/require-project.ts';
import { shownNameIn } from './domains/users/shown-names.ts';
import {
  domainHookRoutes,
  domainJobs,
  domainRoutes,
  domainStreamRoutes,
  domainSweeps,
} from './domains.generated.ts';
import { AppError } from './platform/app-error.ts';
import type { HookRoute, Route, StreamRoute } from './platform/http/route.ts';
import { platformSweeps } from './platform/platform-sweeps.ts';
import type { BoundJob } from './platform/queue/handle-job.ts';
import { jobRoutes } from './platform/queue/job-endpoints.ts';
import type { Sweep } from './platform/queue/sweep.ts';
import type { TopicRules } from './platform/realtime/topics.ts';

/** Everything the machine room runs: what the platform brings itself, and what the domains register. */

export const routes: readonly Route[] = [...jobRoutes, ...domainRoutes].map(auditedRoute);

export const streamRoutes: readonly StreamRoute[] = domainStreamRoutes;

export const hookRoutes: readonly HookRoute[] = domainHookRoutes;

export const jobs: readonly BoundJob[] = domainJobs;

export const sweeps: readonly Sweep[] = [...platformSweeps, ...domainSweeps];

export const topicRules: TopicRules = {
  canSeeDocument: (db, actor, documentId) => isFound(requireDocument({ db, actor }, documentId)),
  canSeeProject: (db, actor, projectId) => isFound(requireProject({ db, actor }, projectId)),
  nameOf: shownNameIn,
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
