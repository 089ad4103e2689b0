import type { OfferFields } from '@transloom/contracts/member-offers';
import { taskTermsSchema } from '@transloom/contracts/task-prices';
import { weighWords } from '@transloom/core/analysis/rate-scheme';
import type { Context } from '../../platform/context.ts';
import { billableParts } from '../analyses/billable-parts.ts';
import { countedPart } from '../analyses/counted-part.ts';
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

/**
 * Bills tasks anew whose part has other words than before, such as after a split: by the snapshot they were billed by, or,
 * where somebody typed their words, in proportion.
 */
export async function billNewParts(
  context: Pick<Context, 'db'>,
  before: readonly PlacedTask[],
): Promise<void> {
  const billed = before.filter(({ billableWords }) => billableWords !== null);
  if (billed.length === 0) return;
  const now = await findTasks(
    context.db,
    billed.map(({ id }) => id),
  );
  const changes = [];
  for (const task of now) {
    const old = billed.find(({ id }) => id === task.id);
    if (old === undefined || old.words === task.words) continue;
    const words = (await wordsBySnapshot(context, task)) ?? inProportion(old, task);
    changes.push({ id: task.id, words, analysisId: task.analysisId });
  }
  await setBillable(context.db, changes);
}

async function wordsBySnapshot(
  context: Pick<Context, 'db'>,
  { projectId, analysisId, documentId, part, parts, terms }: PlacedTask,
): Promise<number | undefined> {
  if (analysisId === null) return undefined;
  const isWhole = Number(parts) === 1;
  const counted = await countedPart(context, { projectId, analysisId, documentId, part, isWhole });
  return (
    counted &&
    weighWords(counted.counts, counted.analysis.result.scheme.rates, taskTermsSchema.parse(terms).unit)
  );
}

function inProportion(old: PlacedTask, task: PlacedTask): number {
  return Math.round(((old.billableWords ?? 0) * task.words) / Math.max(old.words, 1));
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
