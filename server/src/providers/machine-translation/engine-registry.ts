import type { EngineVendor } from './engine-vendor.ts';
import { amazon } from './vendors/amazon/amazon.ts';
import { apertium } from './vendors/apertium/apertium.ts';
import { bergamot } from './vendors/bergamot/bergamot.ts';
import { deepl } from './vendors/deepl/deepl.ts';
import { googleV2 } from './vendors/google/google-v2.ts';
import { googleV3 } from './vendors/google/google-v3.ts';
import { libreTranslate } from './vendors/libretranslate/libretranslate.ts';
import { microsoft } from './vendors/microsoft/microsoft.ts';
import { openaiCompatible } from './vendors/openai-compatible/openai-compatible.ts';
import { openCc } from './vendors/opencc/opencc.ts';
import { statistical } from './vendors/statistical/statistical.ts';

/** Every kind of engine there is; settings pages, the command line and the conformance suite follow from this list. */
export const engineVendors: readonly EngineVendor[] = [
  bergamot,
  apertium,
  openCc,
  statistical,
  libreTranslate,
  deepl,
  googleV2,
  googleV3,
  microsoft,
  amazon,
  openaiCompatible,
];

export function findEngineVendor(id: string): EngineVendor | undefined {
  return engineVendors.find((vendor) => vendor.id === id);
}
