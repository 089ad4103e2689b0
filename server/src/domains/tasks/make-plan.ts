import type { Context } from '../../platform/context.ts';
import { settingsOf } from '../projects/project-summary.ts';
import { countPartsAnew } from './count-parts.ts';
import { deletePlanned, findOtherFlows, findUnplanned, insertPlanned, lockPlan } from './plan.store.ts';

interface PlannedProject extends Pick<Parameters<typeof settingsOf>[0], 'settings'> {
  readonly id: string;
  readonly organizationId: string;
}

/**
 * Gives every document of a project that has none the stages of the project, one part, and a task for each stage. Where
 * the stages of the project were changed, documents that nobody began to work on follow. Parts of files that were read
 * again are counted anew.
 */
export async function makePlan(context: Pick<Context, 'db' | 'now'>, project: PlannedProject) {
  const place = { organizationId: project.organizationId, projectId: project.id };
  const plan = await lockPlan(context.db, place);
  const stages = settingsOf(project).flow;
  const others = await findOtherFlows(context.db, project.id, stages);
  await deletePlanned(
    context.db,
    others.filter(({ started }) => !started).map(({ id }) => id),
  );
  const documents = await findUnplanned(context.db, project.id);
  await insertPlanned(context.db, place, documents, { stages, now: context.now() });
  await countPartsAnew(context, project.id);
  return { ownReview: plan.ownReview, stages, others: others.filter(({ started }) => started) };
}
