import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import type { LongContext } from '../../../platform/context.ts';
import { announceEngines } from '../announce-engines.ts';
import { updateEngineHealth } from '../engines.store.ts';
import { goodHealth } from '../limits/engine-pause.ts';
import { completedSettings } from './connection-values.ts';
import { requireVendor } from './require-vendor.ts';
import { tryEngine } from './try-engine.ts';

/**
 * Tries settings; when they are those of a saved engine, the engine's state follows from it.
 * @throws {AppError} resource.not-found, access.denied, request.invalid, secret.other-address
 */
export async function testConnection(
  context: LongContext,
  { connectionId, ...input }: InputOf<typeof engineConnectionsApi.testConnection>,
): Promise<OutputOf<typeof engineConnectionsApi.testConnection>> {
  const { settings, unchanged } = await completedSettings(context, { connectionId, ...input });
  const vendor = requireVendor(input.vendor);
  const { message, ok, sample, failure } = await tryEngine(context, {
    vendor,
    name: input.name,
    settings,
    connectionId,
    paidElsewhere: true,
  });
  if (connectionId !== undefined && unchanged) {
    await context.transact(async (short) => {
      await updateEngineHealth(short.db, connectionId, { ...goodHealth, failure }, short.now());
      announceEngines(short);
    });
  }
  return { ok, message, sample };
}
