import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireTrainer } from '../engine-trainers/require-trainer.ts';
import { announceCustomEngine } from './announce-custom-engine.ts';
import { customEngineDetail } from './custom-engine-detail.ts';
import { findNamesake, updateCustomEngine } from './custom-engines.store.ts';
import { requireCustomEngine } from './require-custom-engine.ts';

/**
 * Name, description and tags are those of the engine at once; the rest is for its next version.
 * @throws {AppError} resource.not-found, custom-engine.duplicate-name
 */
export async function changeCustomEngine(
  context: Context,
  { customEngineId, ...change }: InputOf<typeof customEnginesApi.changeCustomEngine>,
): Promise<CustomEngineDetail> {
  await requireCustomEngine(context, customEngineId);
  const { name, trainerId } = change;
  if (trainerId !== undefined && trainerId !== null) await requireTrainer(context, trainerId);
  if (name !== undefined && (await findNamesake(context.db, name, customEngineId)) !== undefined)
    throw new AppError('custom-engine.duplicate-name', { name });
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await updateCustomEngine(context.db, customEngineId, { ...given, changedAt: context.now() });
  for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
  return customEngineDetail(context, { customEngineId });
}
