import type { Context } from '../../platform/context.ts';
import { settingsOf } from '../projects/project-summary.ts';
import { findUnplanned, insertPlanned, lockPlan } from './plan.store.ts';

interface PlannedProject extends Pick<Parameters<typeof settingsOf>[0], 'settings'> {
  readonly id: string;
  readonly organizationId: string;
}

/** Gives every document of a project that has none the stages of the project, one part, and a task for each stage. */
export async function makePlan(context: Pick<Context, 'db' | 'now'>, project: PlannedProject) {
  const place = { organizationId: project.organizationId, projectId: project.id };
  const plan = await lockPlan(context.db, place);
  const documents = await findUnplanned(context.db, project.id);
  const stages = settingsOf(project).flow;
  await insertPlanned(context.db, place, documents, { stages, now: context.now() });
  return { ownReview: plan.ownReview, stages };
}
