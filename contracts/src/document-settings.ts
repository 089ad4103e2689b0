import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';

const optionTextSchema = z.string().max(1000, 'too-long');

/** What was chosen for files of a format, by the names of core's table of options, which decides what fits. */
export const documentOptionsSchema = z.record(
  z.string().max(60),
  z.union([
    z.boolean(),
    z.number(),
    optionTextSchema,
    z.array(optionTextSchema).max(500),
    z.record(z.string().max(40), z.string().max(10)),
  ]),
);
export type ChosenOptions = z.infer<typeof documentOptionsSchema>;

/** By format id. */
export const optionsByFormatSchema = z.record(z.string().max(40), documentOptionsSchema);
export type OptionsByFormat = z.infer<typeof optionsByFormatSchema>;

/** Options of a format under a name. */
export const optionProfileSchema = z.object({
  profileId: idSchema,
  format: z.string(),
  name: z.string(),
  options: documentOptionsSchema,
  /** Holds for files of the format where nobody chose. At most one of a format. */
  isDefault: z.boolean(),
  updatedAt: instantSchema,
});
export type OptionProfile = z.infer<typeof optionProfileSchema>;

const patternSchema = z.string().max(4000, 'too-long');

/** How text is split; core/segmentation/own-rules says what each field means. */
export const segmentationSettingsSchema = z.object({
  mode: z.enum(['sentence', 'paragraph']),
  builtIn: z.boolean(),
  cascade: z.boolean(),
  groups: z
    .array(
      z.object({
        name: z.string().max(200, 'too-long'),
        languagePattern: patternSchema,
        rules: z.array(z.object({ isBreak: z.boolean(), before: patternSchema, after: patternSchema })),
      }),
    )
    .max(1000),
});

const reading = ['project:newRouter', 'project:manage'] as const;

export const documentSettingsApi = {
  listProfiles: defineEndpoint({
    method: 'GET',
    path: '/api/document-settings/profiles',
    access: reading,
    summary: 'Named sets of options of the organisation, by format and name',
    input: emptySchema,
    output: z.array(optionProfileSchema),
  }),
  saveProfile: defineEndpoint({
    method: 'POST',
    path: '/api/document-settings/profiles',
    access: 'project:manage',
    summary: 'Save a set of options under a name, as a new one or in place of one',
    input: z.object({
      /** Absent for a new one. */
      profileId: idSchema.optional(),
      format: z.string().max(40),
      name: z.string().trim().min(1, 'required').max(limits.profileNameCharacters, 'too-long'),
      options: documentOptionsSchema,
      isDefault: z.boolean().default(false),
    }),
    output: optionProfileSchema,
  }),
  deleteProfile: defineEndpoint({
    method: 'DELETE',
    path: '/api/document-settings/profiles/{profileId}',
    access: 'project:manage',
    summary: 'Delete a set of options; documents keep what they were read with',
    input: z.object({ profileId: idSchema }),
    output: doneSchema,
  }),
  segmentation: defineEndpoint({
    method: 'GET',
    path: '/api/document-settings/segmentation',
    access: reading,
    summary: 'How new documents of the organisation are split into segments',
    input: emptySchema,
    output: segmentationSettingsSchema,
  }),
  saveSegmentation: defineEndpoint({
    method: 'PUT',
    path: '/api/document-settings/segmentation',
    access: 'project:manage',
    summary: 'Change how new documents are split; those that exist stay as they are',
    input: segmentationSettingsSchema,
    output: segmentationSettingsSchema,
  }),
  readSrx: defineEndpoint({
    method: 'POST',
    path: '/api/document-settings/segmentation/srx',
    access: 'project:manage',
    summary: 'The rules of an SRX file (form part named `file`), to look at and then to save',
    body: 'multipart',
    transaction: 'none',
    input: emptySchema,
    output: segmentationSettingsSchema,
  }),
  writeSrx: defineEndpoint({
    method: 'GET',
    path: '/api/document-settings/segmentation/srx',
    access: reading,
    summary: 'The own rules of the organisation as an SRX 2.0 file',
    input: emptySchema,
    output: z.object({ name: z.string(), content: z.string() }),
  }),
  previewSegmentation: defineEndpoint({
    method: 'POST',
    path: '/api/document-settings/segmentation/preview',
    access: reading,
    summary: 'How a text would be split by settings that need not be saved',
    transaction: 'none',
    input: z.object({
      settings: segmentationSettingsSchema,
      language: languageTagSchema,
      text: z.string().max(limits.previewCharacters, 'too-long'),
    }),
    output: z.object({ sentences: z.array(z.string()) }),
  }),
};
