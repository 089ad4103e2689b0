import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { Context } from '../../../platform/context.ts';
import { mayChangeEngine } from '../engines.policy.ts';
import { findConnections } from '../engines.store.ts';
import { engineUse } from '../use/engine-use.ts';
import { shownConnection } from './shown-connection.ts';

/** Those the actor may change. */
export async function listConnections(context: Context): Promise<EngineConnection[]> {
  const rows = await findConnections(context.db);
  const useOf = await engineUse(context);
  return rows
    .filter(({ ownerId }) => mayChangeEngine(context.actor, ownerId))
    .map((row) => shownConnection(context, row, useOf(row.id)));
}
