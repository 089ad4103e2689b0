import type { comparisonsApi } from '@transloom/contracts/comparisons';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findFrequentEngines, upsertFrequentEngines } from './comparisons.store.ts';
import { knownEngineKeys, requireKnownEngines } from './require-known-engines.ts';

/** Engines that were removed since are left out, and those beyond what the installation allows by now. */
export async function frequentEngines(
  context: Context,
): Promise<OutputOf<typeof comparisonsApi.frequentEngines>> {
  const { comparedEngines: most } = context.installation;
  const known = await knownEngineKeys(context);
  const chosen = await findFrequentEngines(context.db, context.actor);
  return { engineKeys: chosen.filter((key) => known.has(key)).slice(0, most), most };
}

/** @throws {AppError} request.invalid for more than the installation allows, resource.not-found */
export async function saveFrequentEngines(
  context: Context,
  { engineKeys }: InputOf<typeof comparisonsApi.saveFrequentEngines>,
): Promise<OutputOf<typeof comparisonsApi.saveFrequentEngines>> {
  const { comparedEngines: most } = context.installation;
  if (engineKeys.length > most) throw new AppError('request.invalid', { field: 'engineKeys' });
  await requireKnownEngines(context, engineKeys);
  await upsertFrequentEngines(context.db, context.actor, engineKeys);
  return { engineKeys, most };
}
