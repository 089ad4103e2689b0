import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { upsertProvidedHealth } from '../catalogue/provided-engines.store.ts';
import { findProvided } from '../catalogue/provided-engines.ts';
import { goodHealth } from '../limits/engine-pause.ts';
import { tryEngine } from './try-engine.ts';

/** Tries an engine of the installation with its own credentials. @throws {AppError} resource.not-found */
export async function testProvidedEngine(
  context: LongContext,
  { engineKey }: InputOf<typeof engineConnectionsApi.testProvidedEngine>,
): Promise<OutputOf<typeof engineConnectionsApi.testProvidedEngine>> {
  const found = await context.transact((short) => findProvided(short, engineKey));
  if (found === undefined) throw new AppError('resource.not-found');
  const { provided, vendor } = found;
  const { name, settings } = provided;
  const { message, ok, sample, failure } = await tryEngine(context, { vendor, name, settings });
  await context.transact(({ db, actor, now }) => {
    const place = { organizationId: actor.organizationId, engineId: provided.id };
    return upsertProvidedHealth(db, place, { ...goodHealth, failure }, now());
  });
  return { ok, message, sample };
}
