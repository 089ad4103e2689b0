import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { planOf } from '../organizations/plan-of.ts';

type Planned = Pick<Context, 'db' | 'actor' | 'now' | 'installation'>;

/** Number of engines that the organization may have; null where nothing is sold and therefore nothing counted. */
export async function engineLimit(context: Planned): Promise<number | null> {
  return (await planOf(context))?.limits.customEngines ?? null;
}

/** @throws {AppError} access.plan-required, custom-engine.too-many */
export async function requireFreePlace(context: Planned, existing: number): Promise<void> {
  const limit = await engineLimit(context);
  if (limit === null || existing < limit) return;
  throw limit === 0
    ? new AppError('access.plan-required')
    : new AppError('custom-engine.too-many', { limit });
}
