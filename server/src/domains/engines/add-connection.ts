import type { InputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection, enginesApi } from '@transloom/contracts/engines';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { connectionValues } from './connection-values.ts';
import { insertConnection } from './engines.store.ts';
import { shownConnection } from './shown-connection.ts';

/** @throws {AppError} request.invalid, engine.duplicate-name, engine.address-refused */
export async function addConnection(
  context: LongContext,
  { vendor, name, settings }: InputOf<typeof enginesApi.addConnection>,
): Promise<EngineConnection> {
  const id = newId();
  const values = await connectionValues(context, { id, vendor, name, settings });
  return context.transact(async (short) => {
    const { organizationId } = short.actor;
    const inserted = await insertConnection(short.db, {
      id,
      organizationId,
      createdAt: short.now(),
      ...values,
    });
    if (!inserted) throw new AppError('engine.duplicate-name', { name });
    return shownConnection(short, { id, ...values });
  });
}
