import { optionsByFormatSchema } from '@transloom/contracts/document-settings';
import { documentReadingSchema } from '@transloom/contracts/documents';
import { z } from 'zod';
import { pretranslationPlanSchema } from '../pretranslation-plan.ts';

const translationSchema = z.object({
  sourceLanguage: z.string(),
  plan: pretranslationPlanSchema,
  /** Whose memories, terms and style guide count; null for those of the organization. */
  projectId: z.uuid().nullable(),
});
/** What any document is translated with. */
export type EstimatedTranslation = z.infer<typeof translationSchema>;

/** Uploaded files, in each of the languages. */
const newDocumentsSchema = translationSchema.extend({
  fileIds: z.array(z.uuid()),
  targetLanguages: z.array(z.string()),
  documentOptions: optionsByFormatSchema,
});
export type NewDocumentsWish = z.infer<typeof newDocumentsSchema>;

/** Documents of a project; null: they are tried again as they are. */
const documentsAgainSchema = translationSchema.extend({
  documentIds: z.array(z.uuid()),
  reading: documentReadingSchema.nullable(),
});
export type DocumentsAgainWish = z.infer<typeof documentsAgainSchema>;

/** What is to be estimated, as the job reads it. */
export const estimateWishSchema = z.union([documentsAgainSchema, newDocumentsSchema]);
export type EstimateWish = z.infer<typeof estimateWishSchema>;
