import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { listEngines } from './list-engines.ts';

/** @throws {AppError} resource.not-found where this person sees no engine with the key */
export async function requireKnownEngine(context: Context, engineKey: string): Promise<void> {
  const groups = await listEngines(context);
  const known = groups.some(({ engines }) => engines.some(({ key }) => key === engineKey));
  if (!known) throw new AppError('resource.not-found');
}
