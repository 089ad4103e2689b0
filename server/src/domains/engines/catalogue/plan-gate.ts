import type { AccountType } from '@transloom/contracts/roles';
import type { Context } from '../../../platform/context.ts';
import type { EngineVendor } from '../../../providers/machine-translation/engine-vendor.ts';
import { planOf } from '../../organizations/plan-of.ts';

/** Those who pay nothing, nor have begun to try what is paid for. */
const freePlans: ReadonlySet<AccountType> = new Set(['personal', 'pro-limited']);

/**
 * Whether an engine of the installation is beyond the plan of the actor's organization. Where nothing is sold none is;
 * and who connects an engine with a key of their own pays for it themselves.
 * @throws {AppError} organization.not-member
 */
export async function planGate(
  context: Pick<Context, 'db' | 'actor' | 'now' | 'installation'>,
): Promise<(vendor: EngineVendor | undefined) => boolean> {
  const isFree = context.installation.billing && freePlans.has(await planOf(context));
  return (vendor) => isFree && vendor?.profile.proOnly === true;
}
