import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { enginesApi } from '@transloom/contracts/engines';
import type { LongContext } from '../../platform/context.ts';
import { settingsWithKeptSecrets } from './connection-values.ts';
import { requireVendor } from './require-vendor.ts';
import { tryEngine } from './try-engine.ts';

/** @throws {AppError} resource.not-found, request.invalid */
export async function testConnection(
  context: LongContext,
  input: InputOf<typeof enginesApi.testConnection>,
): Promise<OutputOf<typeof enginesApi.testConnection>> {
  const { connectionId, vendor, name, settings } = input;
  const kept =
    connectionId === undefined
      ? settings
      : await context.transact((short) => settingsWithKeptSecrets(short, { connectionId, vendor, settings }));
  const { message, ok, sample } = await tryEngine(context, {
    vendor: requireVendor(vendor),
    name,
    settings: kept,
  });
  return { ok, message, sample };
}
