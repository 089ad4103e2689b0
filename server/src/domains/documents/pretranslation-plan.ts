import { z } from 'zod';

/** What a project asks of its documents; the document keeps it, so that it never asks the project. */
export const pretranslationPlanSchema = z.object({
  /** Null: memories only, the rest stays empty for people. */
  engineKey: z.string().nullable(),
  /** Whole percent; matches below are left to the engine. */
  matchRate: z.number().int(),
  /** Whether a language model says first what the document is about; plans of earlier do not say. */
  summarizes: z.boolean().default(true),
});
export type PretranslationPlan = z.infer<typeof pretranslationPlanSchema>;
