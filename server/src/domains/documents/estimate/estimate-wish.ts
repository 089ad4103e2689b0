import { optionsByFormatSchema } from '@transloom/contracts/document-settings';
import { z } from 'zod';
import { pretranslationPlanSchema } from '../pretranslation-plan.ts';

/** What is to be estimated, as the job reads it. */
export const estimateWishSchema = z.object({
  fileIds: z.array(z.uuid()),
  sourceLanguage: z.string(),
  targetLanguages: z.array(z.string()),
  plan: pretranslationPlanSchema,
  documentOptions: optionsByFormatSchema,
  /** Whose memories, terms and style guide count; null for those of the organization. */
  projectId: z.uuid().nullable(),
});
export type EstimateWish = z.infer<typeof estimateWishSchema>;
