import type { comparisonsApi } from '@transloom/contracts/comparisons';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { listEngines } from '../engines/list-engines.ts';
import { findFrequentEngines, upsertFrequentEngines } from './comparisons.store.ts';

/** Engines that were removed since are left out. */
export async function frequentEngines(
  context: Context,
): Promise<OutputOf<typeof comparisonsApi.frequentEngines>> {
  const known = await engineKeys(context);
  const chosen = await findFrequentEngines(context.db, context.actor);
  return { engineKeys: chosen.filter((key) => known.has(key)) };
}

/** @throws {AppError} resource.not-found */
export async function saveFrequentEngines(
  context: Context,
  { engineKeys: chosen }: InputOf<typeof comparisonsApi.saveFrequentEngines>,
): Promise<OutputOf<typeof comparisonsApi.saveFrequentEngines>> {
  const known = await engineKeys(context);
  if (chosen.some((key) => !known.has(key))) throw new AppError('resource.not-found');
  await upsertFrequentEngines(context.db, context.actor, chosen);
  return { engineKeys: chosen };
}

async function engineKeys(context: Context): Promise<ReadonlySet<string>> {
  const groups = await listEngines(context);
  return new Set(groups.flatMap(({ engines }) => engines.map(({ key }) => key)));
}
