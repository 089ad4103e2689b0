import { findEngineVendor } from '../../../providers/machine-translation/engine-registry.ts';

/**
 * Whether an engine runs on this machine and answers quickly: it is the same for every organization and costs
 * nothing.
 */
export function runsHere(engineKey: string): boolean {
  const vendor = findEngineVendor(engineKey);
  return vendor?.local === true && vendor.profile.slow !== true;
}
