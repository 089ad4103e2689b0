import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { AppError } from '../../../platform/app-error.ts';
import type { LongRequestContext } from '../../../platform/context.ts';
import { announceEngines } from '../announce-engines.ts';
import { connectEngine } from '../connect-engine.ts';
import { deleteConnection } from '../engines.store.ts';
import { removeGlossaries } from '../glossaries/keep-glossary.ts';
import { requireConnection } from './require-connection.ts';

const timeoutMs = 10_000;

/**
 * With the glossaries that were made at its vendor.
 * @throws {AppError} resource.not-found, access.denied
 */
export async function removeConnection(
  context: LongRequestContext,
  { connectionId }: InputOf<typeof engineConnectionsApi.removeConnection>,
): Promise<null> {
  await context.transact((short) => requireConnection(short, connectionId));
  await removeFromVendor(context, connectionId);
  await context.transact(async (short) => {
    await requireConnection(short, connectionId);
    await deleteConnection(short.db, connectionId);
    announceEngines(short);
  });
  return null;
}

/** An engine that cannot be connected any more is disconnected all the same. */
async function removeFromVendor(context: LongRequestContext, connectionId: string): Promise<void> {
  try {
    const connected = await context.transact((short) => connectEngine(short, connectionId));
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(timeoutMs)]);
    await removeGlossaries(context, connected, signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
