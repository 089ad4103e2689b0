import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { planIncludes } from '../../organizations/plan-of.ts';

/** Rules D6.6 and P6.7 of the specification. @throws {AppError} access.plan-required */
export async function requireIntelligentQa(context: Context): Promise<void> {
  if (!(await planIncludes(context, 'intelligentQa'))) throw new AppError('access.plan-required');
}
