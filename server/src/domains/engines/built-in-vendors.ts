import type { EngineVendor } from '../../providers/machine-translation/engine-vendor.ts';
import { apertium } from '../../providers/machine-translation/vendors/apertium/apertium.ts';
import { openCc } from '../../providers/machine-translation/vendors/opencc/opencc.ts';

/** Engines that work without a key or a connection, where their program is installed, in the order they are recommended in. */
export const builtInVendors: readonly EngineVendor[] = [apertium, openCc];
