import { z } from 'zod';

/** Left empty, the vendor's own address is taken. */
export function addressSetting(preset: string) {
  return z.preprocess((value) => (value === '' ? undefined : value), z.url().default(preset));
}

/** Left empty, the preset is taken. */
export function presetSetting(preset: string) {
  return z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().default(preset));
}

export const requiredSetting = z.string().trim().min(1);

/** An empty one counts as none. */
export const optionalSetting = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
