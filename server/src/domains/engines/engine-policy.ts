import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { announceEngines } from './announce-engines.ts';
import { findEnginePolicy, upsertEnginePolicy } from './engine-policy.store.ts';

type EnginePolicy = OutputOf<typeof engineConnectionsApi.enginePolicy>;

/** Whether people of the organization may have engines of their own; so it is until somebody says otherwise. */
export async function enginePolicy({ db }: Pick<Context, 'db'>): Promise<EnginePolicy> {
  return (await findEnginePolicy(db)) ?? { ownEngines: true };
}

export async function changeEnginePolicy(
  context: Context,
  policy: InputOf<typeof engineConnectionsApi.changeEnginePolicy>,
): Promise<EnginePolicy> {
  await upsertEnginePolicy(context.db, context.actor.organizationId, policy);
  announceEngines(context);
  return policy;
}

/** @throws {AppError} engine.own-forbidden */
export async function requireOwnEngines(context: Pick<Context, 'db'>): Promise<void> {
  const { ownEngines } = await enginePolicy(context);
  if (!ownEngines) throw new AppError('engine.own-forbidden');
}
