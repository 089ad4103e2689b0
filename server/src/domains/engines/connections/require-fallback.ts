import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { listEngines } from '../catalogue/list-engines.ts';

/** @throws {AppError} request.invalid for an engine that is not there or is the engine itself */
export async function requireFallback(
  context: Context,
  connectionId: string,
  fallbackKey: string | null,
): Promise<void> {
  if (fallbackKey === null) return;
  const engines = (await listEngines(context)).flatMap((group) => group.engines);
  const known = engines.some(({ key }) => key === fallbackKey && key !== connectionId);
  if (!known) throw new AppError('request.invalid', { field: 'fallbackKey' });
}
