import type { InputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection, enginesApi } from '@transloom/contracts/engines';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import { connectionValues, settingsWithKeptSecrets } from './connection-values.ts';
import { findConnectionByName, updateConnection } from './engines.store.ts';
import { shownConnection } from './shown-connection.ts';

/** @throws {AppError} resource.not-found, request.invalid, engine.duplicate-name, engine.address-refused */
export async function changeConnection(
  context: LongContext,
  { connectionId: id, vendor, name, settings }: InputOf<typeof enginesApi.changeConnection>,
): Promise<EngineConnection> {
  const kept = await context.transact((short) =>
    settingsWithKeptSecrets(short, { connectionId: id, vendor, settings }),
  );
  const values = await connectionValues(context, { id, vendor, name, settings: kept.settings });
  return context.transact(async (short) => {
    const namesake = await findConnectionByName(short.db, name);
    if (namesake !== undefined && namesake.id !== id) throw new AppError('engine.duplicate-name', { name });
    await updateConnection(short.db, id, values);
    return shownConnection(short, { id, ...values });
  });
}
