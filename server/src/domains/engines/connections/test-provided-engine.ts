import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { announceEngines } from '../announce-engines.ts';
import { planGate } from '../catalogue/plan-gate.ts';
import { upsertProvidedHealth } from '../catalogue/provided-engines.store.ts';
import { findProvided } from '../catalogue/provided-engines.ts';
import { goodHealth } from '../limits/engine-pause.ts';
import { tryEngine } from './try-engine.ts';

/**
 * Tries an engine of the installation with its own credentials.
 * @throws {AppError} resource.not-found, access.plan-required
 */
export async function testProvidedEngine(
  context: LongContext,
  { engineKey }: InputOf<typeof engineConnectionsApi.testProvidedEngine>,
): Promise<OutputOf<typeof engineConnectionsApi.testProvidedEngine>> {
  const { provided, vendor } = await context.transact(async (short) => {
    const found = await findProvided(short, engineKey);
    if (found === undefined) throw new AppError('resource.not-found');
    if ((await planGate(short))(found.vendor)) throw new AppError('access.plan-required');
    return found;
  });
  const { name, settings } = provided;
  const { message, ok, sample, failure } = await tryEngine(context, {
    vendor,
    name,
    settings,
    paidElsewhere: false,
  });
  await context.transact(async (short) => {
    const place = { organizationId: short.actor.organizationId, engineId: provided.id };
    await upsertProvidedHealth(short.db, place, { ...goodHealth, failure }, short.now());
    announceEngines(short);
  });
  return { ok, message, sample };
}
