import { z } from 'zod';

/** From 0, as a number or as digits. Nothing else becomes one: what says no number must not pass for the first text. */
export const wholeNumber = z.union([
  z.number().int().min(0),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
