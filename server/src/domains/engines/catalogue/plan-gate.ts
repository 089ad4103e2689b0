import type { Context } from '../../../platform/context.ts';
import type { EngineVendor } from '../../../providers/machine-translation/engine-vendor.ts';
import { planIncludes } from '../../organizations/plan-of.ts';

/**
 * Whether an engine of the installation is beyond the plan of the actor's organization. Where nothing is sold none is;
 * and who connects an engine with a key of their own pays for it themselves.
 * @throws {AppError} organization.not-member
 */
export async function planGate(
  context: Pick<Context, 'db' | 'actor' | 'now' | 'installation'>,
): Promise<(vendor: EngineVendor | undefined) => boolean> {
  const hasAll = await planIncludes(context, 'proEngines');
  return (vendor) => !hasAll && vendor?.profile.proOnly === true;
}
