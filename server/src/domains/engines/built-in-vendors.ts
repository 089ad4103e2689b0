import type { EngineVendor } from '../../providers/machine-translation/engine-vendor.ts';
import { apertium } from '../../providers/machine-translation/vendors/apertium/apertium.ts';

/** Engines that work without a key or a connection, where their program is installed. */
export const builtInVendors: readonly EngineVendor[] = [apertium];
