import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import type { Context } from '../../../platform/context.ts';
import { announceEngines } from '../announce-engines.ts';
import { deleteConnection } from '../engines.store.ts';
import { requireConnection } from './require-connection.ts';

/** @throws {AppError} resource.not-found, access.denied */
export async function removeConnection(
  context: Context,
  { connectionId }: InputOf<typeof engineConnectionsApi.removeConnection>,
): Promise<null> {
  await requireConnection(context, connectionId);
  await deleteConnection(context.db, connectionId);
  announceEngines(context);
  return null;
}
