import { z } from 'zod';

/** Left empty, the vendor's own address is taken. */
export function addressSetting(preset: string) {
  return z.preprocess((value) => (value === '' ? undefined : value), z.url().default(preset));
}

/** Left empty, the preset is taken. */
export function presetSetting(preset: string) {
  return z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().default(preset));
}

/** A place that is part of the vendor's host name: nothing in it may lead to another host. */
export function placeSetting(preset: string) {
  const place = z
    .string()
    .trim()
    .regex(/^[a-z0-9-]+$/);
  return z.preprocess((value) => (value === '' ? undefined : value), place.default(preset));
}

export const requiredSetting = z.string().trim().min(1);

/** An empty one counts as none. */
export const optionalSetting = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
