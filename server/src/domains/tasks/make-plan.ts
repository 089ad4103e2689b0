import type { Context } from '../../platform/context.ts';
import { findUnplanned, insertPlanned, lockPlan } from './plan.store.ts';
import { flowOfProject } from './project-flow.ts';

interface PlannedProject {
  readonly id: string;
  readonly organizationId: string;
  readonly flow?: unknown;
}

/** Gives every document of a project that has none the stages of the project, one part, and a task for each stage. */
export async function makePlan(context: Pick<Context, 'db' | 'now'>, project: PlannedProject) {
  const place = { organizationId: project.organizationId, projectId: project.id };
  const plan = await lockPlan(context.db, place);
  const documents = await findUnplanned(context.db, project.id);
  const stages = flowOfProject(project);
  await insertPlanned(context.db, place, documents, { stages, now: context.now() });
  return { ownReview: plan.ownReview, stages };
}
