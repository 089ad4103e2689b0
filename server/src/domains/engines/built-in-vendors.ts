import type { EngineVendor } from '../../providers/machine-translation/engine-vendor.ts';
import { apertium } from '../../providers/machine-translation/vendors/apertium/apertium.ts';
import { bergamot } from '../../providers/machine-translation/vendors/bergamot/bergamot.ts';
import { gguf } from '../../providers/machine-translation/vendors/gguf/gguf.ts';
import { onnx } from '../../providers/machine-translation/vendors/onnx/onnx.ts';
import { openCc } from '../../providers/machine-translation/vendors/opencc/opencc.ts';
import { statistical } from '../../providers/machine-translation/vendors/statistical/statistical.ts';

/** Engines that work without a key or a connection, where their program or model is installed, in the order they are recommended in. */
export const builtInVendors: readonly EngineVendor[] = [bergamot, apertium, openCc, onnx, gguf, statistical];
