import type { InputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection, engineConnectionsApi } from '@transloom/contracts/engine-connections';
import type { LongContext } from '../../../platform/context.ts';
import { refuseTakenName } from '../../../platform/refuse-taken-name.ts';
import { announceEngines } from '../announce-engines.ts';
import { updateConnection } from '../engines.store.ts';
import { engineUse } from '../use/engine-use.ts';
import { connectionValues, settingsWithKeptSecrets } from './connection-values.ts';
import { requireConnection } from './require-connection.ts';
import { requireFallback } from './require-fallback.ts';
import { shownConnection } from './shown-connection.ts';

/** @throws {AppError} resource.not-found, access.denied, request.invalid, secret.other-address, engine.duplicate-name, engine.address-refused */
export async function changeConnection(
  context: LongContext,
  { connectionId: id, ...input }: InputOf<typeof engineConnectionsApi.changeConnection>,
): Promise<EngineConnection> {
  const kept = await context.transact((short) =>
    settingsWithKeptSecrets(short, { connectionId: id, vendor: input.vendor, settings: input.settings }),
  );
  const values = await connectionValues(context, { id, ...input, settings: kept.settings });
  return context.transact(async (short) => {
    const { ownerId, failingSince } = await requireConnection(short, id);
    await requireFallback(short, id, input.fallbackKey);
    // What failed before and still does fails since then.
    const since = values.failure === null ? null : (failingSince ?? values.failingSince);
    const saved = updateConnection(short.db, id, { ...values, failingSince: since });
    await refuseTakenName('engine.duplicate-name', input.name, saved);
    announceEngines(short);
    const useOf = await engineUse(short);
    return shownConnection(short, { id, ownerId, ...values }, useOf(id));
  });
}
