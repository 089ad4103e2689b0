import type { InputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection, engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { announceEngines } from '../announce-engines.ts';
import { requireOwnEngines } from '../engine-policy.ts';
import { requireMayChangeEngine } from '../engines.policy.ts';
import { insertConnection } from '../engines.store.ts';
import { connectionValues } from './connection-values.ts';
import { requireFallback } from './require-fallback.ts';
import { noUse, shownConnection } from './shown-connection.ts';

/** @throws {AppError} access.denied, engine.own-forbidden, request.invalid, engine.duplicate-name, engine.address-refused */
export async function addConnection(
  context: LongContext,
  { scope, ...input }: InputOf<typeof engineConnectionsApi.addConnection>,
): Promise<EngineConnection> {
  const ownerId = scope === 'user' ? context.actor.userId : null;
  requireMayChangeEngine(context.actor, ownerId);
  if (ownerId !== null) await context.transact(requireOwnEngines);
  const id = newId();
  const values = await connectionValues(context, { id, ...input });
  return context.transact(async (short) => {
    await requireFallback(short, id, input.fallbackKey);
    const { organizationId } = short.actor;
    const owned = { id, organizationId, ownerId, createdAt: short.now() };
    const inserted = await insertConnection(short.db, { ...owned, ...values });
    if (!inserted) throw new AppError('engine.duplicate-name', { name: input.name });
    announceEngines(short);
    return shownConnection(short, { id, ownerId, ...values }, noUse);
  });
}
