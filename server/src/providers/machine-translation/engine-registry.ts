import type { EngineVendor } from './engine-vendor.ts';
import { apertium } from './vendors/apertium/apertium.ts';
import { bergamot } from './vendors/bergamot/bergamot.ts';
import { gguf } from './vendors/gguf/gguf.ts';
import { onnx } from './vendors/onnx/onnx.ts';
import { openCc } from './vendors/opencc/opencc.ts';
import { remoteVendors } from './vendors/remote-vendors.ts';
import { statistical } from './vendors/statistical/statistical.ts';

/** Every kind of engine there is; settings pages, the command line and the conformance suite follow from this list. */
export const engineVendors: readonly EngineVendor[] = [
  bergamot,
  apertium,
  openCc,
  onnx,
  gguf,
  statistical,
  ...remoteVendors,
];

export function findEngineVendor(id: string): EngineVendor | undefined {
  return engineVendors.find((vendor) => vendor.id === id);
}
