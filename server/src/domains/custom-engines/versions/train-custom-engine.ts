import type { CorpusCounts } from '@transloom/contracts/custom-engine-corpora';
import type { CustomEngineTerm, PostEditing } from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';

import type { InputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import { customEngineDetail } from '../custom-engine-detail.ts';
import { engineLimit } from '../custom-engines.policy.ts';
import { type CustomEngineRow, findCustomEngines } from '../custom-engines.store.ts';
import { buildVersionJob, orderTrainingJob } from '../custom-engines-job-kinds.ts';
import { requireOrder } from '../deep/require-order.ts';
import { requireIdleEngine } from '../require-custom-engine.ts';
import { type EngineRecipe, findVersions, insertVersion } from './engine-versions.store.ts';

/** @throws {AppError} resource.not-found, custom-engine.busy, custom-engine.no-corpus, custom-engine.no-base, custom-engine.no-trainer, custom-engine.corpus-size, custom-engine.no-estimate, access.plan-required */
export async function trainCustomEngine(
  context: Context,
  { customEngineId, estimateKey }: InputOf<typeof customEnginesApi.trainCustomEngine>,
): Promise<CustomEngineDetail> {
  const engine = await requireIdleEngine(context, customEngineId);
  await requireCovered(context, engine);
  requireTrainable(engine);
  const versions = await findVersions(context.db, [customEngineId]);
  const number = (versions[0]?.number ?? 0) + 1;
  const ordered =
    engine.kind === 'deep' ? requireOrder(context, engine, { number, estimateKey }) : notOrdered;
  const job = engine.kind === 'deep' ? orderTrainingJob : buildVersionJob;
  const jobId = await context.enqueue(job, { customEngineId, number });
  const { organizationId, userId: creatorId } = context.actor;
  await insertVersion(context.db, {
    organizationId,
    customEngineId,
    number,
    status: 'building',
    recipe: recipeOf(engine),
    jobId,
    creatorId,
    createdAt: context.now(),
    ...ordered,
  });
  for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
  return customEngineDetail(context, { customEngineId });
}

async function requireCovered(context: Context, { id }: CustomEngineRow): Promise<void> {
  const limit = await engineLimit(context);
  if (limit === null) return;
  const place = (await findCustomEngines(context.db)).findIndex((engine) => engine.id === id);
  if (place >= limit) throw new AppError('access.plan-required');
}

function requireTrainable({ name, kind, baseEngine, corpus }: CustomEngineRow): void {
  if ((kind === 'rag' || kind === 'xgpt') && baseEngine === null)
    throw new AppError('custom-engine.no-base', { name });
  const { cleaned = 0, test = 0 } = (corpus ?? {}) as Partial<CorpusCounts>;
  const limit = kind === 'deep' ? limits.deepFewestPairs : limits.customEngineFewestPairs;
  const trains = kind === 'xgpt' || cleaned > test;
  if (cleaned < limit || test === 0 || !trains)
    throw new AppError('custom-engine.no-corpus', { name, limit });
}

const notOrdered = { trainerId: null, training: null };

function recipeOf(engine: CustomEngineRow): EngineRecipe {
  const { baseEngine, description, style, examples } = engine;
  const postEditing = engine.postEditing as PostEditing;
  const terms = engine.terms as unknown as CustomEngineTerm[];
  return { baseEngine, description, style, examples, terms, postEditing };
}
