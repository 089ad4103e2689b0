import type { Context } from '../../platform/context.ts';
import { updatePlans } from './documents.store.ts';
import type { PretranslationPlan } from './pretranslation-plan.ts';

/** Gives the documents of a project in one language the plan by which they are translated from now on. */
export async function changePlans(
  { db }: Pick<Context, 'db'>,
  documents: { readonly projectId: string; readonly targetLanguage: string },
  plan: PretranslationPlan,
): Promise<void> {
  await updatePlans(db, documents, plan);
}
