import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { listEngines } from '../engines/catalogue/list-engines.ts';

/** Keys of every engine of the organization and of the user, whatever its state. */
export async function knownEngineKeys(context: Context): Promise<ReadonlySet<string>> {
  const groups = await listEngines(context);
  return new Set(groups.flatMap(({ engines }) => engines.map(({ key }) => key)));
}

/** @throws {AppError} resource.not-found */
export async function requireKnownEngines(context: Context, engineKeys: readonly string[]): Promise<void> {
  const known = await knownEngineKeys(context);
  if (engineKeys.some((key) => !known.has(key))) throw new AppError('resource.not-found');
}
