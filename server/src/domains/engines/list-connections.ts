import type { EngineConnection } from '@transloom/contracts/engines';
import type { Context } from '../../platform/context.ts';
import { findConnections } from './engines.store.ts';
import { shownConnection } from './shown-connection.ts';

export async function listConnections(context: Context): Promise<EngineConnection[]> {
  return (await findConnections(context.db)).map((row) => shownConnection(context, row));
}
