import type { OfferFields } from '@transloom/contracts/member-offers';
import { taskTermsSchema } from '@transloom/contracts/task-prices';
import type { Context } from '../../platform/context.ts';
import { billableParts } from '../analyses/billable-parts.ts';
import { offersOfPeople } from '../quotes/offers/offers-of-people.ts';
import { findTasks, type PlacedTask, setBillable, setPrices } from './tasks.store.ts';

/** Bills tasks by the newest analysis of their project, else by the words of their part. A later analysis changes nothing. */
export async function billByAnalysis(
  context: Pick<Context, 'db'>,
  taskIds: readonly string[],
): Promise<void> {
  if (taskIds.length === 0) return;
  const tasks = await findTasks(context.db, taskIds);
  for (const [projectId, some] of Map.groupBy(tasks, (task) => task.projectId)) {
    const parts = some.map((task) => ({
      documentId: task.documentId,
      part: task.part,
      isWhole: Number(task.parts) === 1,
      unit: taskTermsSchema.parse(task.terms).unit,
    }));
    const billed = await billableParts(context, projectId, parts);
    await setBillable(
      context.db,
      some.map((task, index) => ({
        id: task.id,
        words: billed[index]?.billable ?? task.words,
        analysisId: billed[index]?.analysisId ?? null,
      })),
    );
  }
}

/** Gives tasks the price that a person takes for their kind of work and languages; a task without such an offer has none. */
export async function priceByOffer(
  context: Pick<Context, 'db'>,
  taskIds: readonly string[],
  userId: string,
): Promise<void> {
  if (taskIds.length === 0) return;
  const offers = await offersOfPeople(context, [userId]);
  const tasks = await findTasks(context.db, taskIds);
  const priced = tasks.flatMap((task) => {
    const offer = offers.find((one) => fits(one, task));
    if (offer === undefined) return [];
    const { currency, unitPrice, per, unit } = offer;
    const terms = { ...taskTermsSchema.parse(task.terms), unit };
    return [{ id: task.id, currency, unitPrice, per, terms }];
  });
  await setPrices(context.db, priced);
  await billByAnalysis(
    context,
    priced.map(({ id }) => id),
  );
}

function fits(offer: OfferFields, { kind, sourceLanguage, targetLanguage }: PlacedTask): boolean {
  return (
    offer.kind === kind && offer.sourceLanguage === sourceLanguage && offer.targetLanguage === targetLanguage
  );
}
