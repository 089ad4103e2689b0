import type { Context } from '../../platform/context.ts';
import { updatePlans } from './documents.store.ts';
import type { PretranslationPlan } from './pretranslation-plan.ts';

/** Gives the documents of a project the settings with which they are translated from now on. */
export async function changePlans(
  { db }: Pick<Context, 'db'>,
  projectId: string,
  change: Pick<PretranslationPlan, 'summarizes'>,
): Promise<void> {
  await updatePlans(db, projectId, change);
}
