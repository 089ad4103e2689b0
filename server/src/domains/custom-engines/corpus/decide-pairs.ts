import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import { updateCustomEngine } from '../custom-engines.store.ts';
import { requireIdleEngine } from '../require-custom-engine.ts';
import { countPairs, decidePairRows } from './engine-pairs.store.ts';

/** @throws {AppError} resource.not-found, custom-engine.busy */
export async function decidePairs(
  context: Context,
  { customEngineId, pairIds, used }: InputOf<typeof customEnginesApi.decidePairs>,
): Promise<null> {
  await requireIdleEngine(context, customEngineId);
  const decided = await decidePairRows(context.db, { customEngineId, pairIds, used });
  if (decided < new Set(pairIds).size) throw new AppError('resource.not-found');
  const corpus = await countPairs(context.db, customEngineId);
  await updateCustomEngine(context.db, customEngineId, { corpus, changedAt: context.now() });
  for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
  return null;
}
