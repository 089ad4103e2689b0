import { polishFaults, polishWarnings } from '@transloom/core/polish/polish-drift';
import { polishStyles } from '@transloom/core/polish/polish-styles';
import { tidyRules } from '@transloom/core/polish/tidy-text';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';
import { defineWorkContract, workExport, workNameSchema } from './work.ts';

const access = 'tools:polishRouter';
const count = z.number().int().min(0);

/** Extensions of documents that can be polished (D9.13). */
export const polishedExtensions = ['doc', 'docx', 'ppt', 'pptx'] as const;

const optionsSchema = z
  .object({
    name: workNameSchema.nullable().default(null),
    from: z.enum(['document', 'text']),
    /** Null where a document is polished. Its length is counted without white space around it (D9.14). */
    text: z
      .string()
      .trim()
      .min(limits.polishedFewestCharacters)
      .max(limits.polishedCharacters, 'too-long')
      .nullable()
      .default(null),
    fileId: idSchema.nullable().default(null),
    language: languageTagSchema,
    /** Null: rules alone, without a language model. */
    engineKey: z.string().min(1).max(100).nullable().default(null),
    style: z.enum(polishStyles).default('native'),
    /** A style of one's own in place of a named one. */
    polishStyleId: idSchema.nullable().default(null),
    requirements: z.string().trim().max(limits.polishRequirementCharacters, 'too-long').default(''),
    /** light: errors and awkward places alone. full: sentences may be built anew. */
    extent: z.enum(['light', 'full']).default('light'),
    /** Keep the terms that term bases have. */
    useTerms: z.boolean().default(true),
  })
  .refine(({ from, text }) => from === 'document' || text !== null, { path: ['text'], error: 'required' })
  .refine(({ from, fileId }) => from === 'text' || fileId !== null, { path: ['fileId'], error: 'required' });
export type PolishOptions = z.output<typeof optionsSchema>;

/** The file of a document; null for a text. */
export function polishedFileOf({ from, fileId }: Pick<PolishOptions, 'from' | 'fileId'>): string | null {
  return from === 'document' ? fileId : null;
}

export const polishContract = defineWorkContract({
  kind: 'polish',
  what: 'a polish of a text or a document',
  access: { see: access, run: access },
  options: optionsSchema,
  result: z.object({
    segments: count,
    changed: count,
    /** Segments that stay as they are, because the polished text was refused. */
    refused: count,
    warned: count,
    /** Name and version of the language model; null for rules alone. */
    engine: z.string().nullable(),
    version: z.string().nullable(),
    /** Number of this round, from 1 to `limits.polishRounds`. */
    round: z.number().int().min(1),
  }),
});

/** One change of a segment. Its place in the list is its number. */
export const polishChangeSchema = z.object({
  removed: z.string(),
  added: z.string(),
  /** The reason in the words of the model; empty where it gave none. */
  why: z.string(),
  /** The rule that made it; null where a model did. */
  rule: z.enum(tidyRules).nullable(),
  rejected: z.boolean(),
});

export const polishedSegmentSchema = z.object({
  polishedId: idSchema,
  number: z.number().int(),
  /** Markup. */
  source: z.string(),
  polished: z.string(),
  /** The polished text without rejected changes. */
  kept: z.string(),
  changes: z.array(polishChangeSchema),
  warnings: z.array(z.enum(polishWarnings)),
  /** Names or terms that the warnings are about. */
  lost: z.array(z.string()),
  /** Why the polished text was refused. */
  fault: z.enum(polishFaults).nullable(),
});
export type PolishedSegment = z.infer<typeof polishedSegmentSchema>;

export const polishedStates = ['all', 'changed', 'warned', 'refused'] as const;

export const polishStyleSchema = z.object({
  polishStyleId: idSchema,
  name: z.string(),
  instructions: z.string(),
});
export type OwnPolishStyle = z.infer<typeof polishStyleSchema>;

const styleFields = {
  name: z.string().trim().min(1, 'required').max(limits.polishStyleNameCharacters, 'too-long'),
  instructions: z.string().trim().min(1, 'required').max(limits.polishStyleCharacters, 'too-long'),
};

const one = { workId: idSchema };
const path = '/api/work/polish/{workId}';

export const polishApi = {
  ...polishContract.endpoints,
  ...workExport(
    polishContract,
    /** tracked: a Word document with tracked changes. changes: a table of all changes. */
    z.object({ as: z.enum(['clean', 'tracked', 'changes']) }),
  ),
  polishedSegments: defineEndpoint({
    method: 'GET',
    path: `${path}/segments`,
    access,
    summary: 'Polished segments with their changes, in the order of the text',
    input: z.object({
      ...one,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      state: z.enum(polishedStates).default('all'),
    }),
    output: z.object({ records: z.array(polishedSegmentSchema), total: count }),
  }),
  reviewChanges: defineEndpoint({
    method: 'POST',
    path: `${path}/review`,
    access,
    summary: 'Accept or reject changes of one segment, or of all segments',
    input: z.object({
      ...one,
      /** Null: all changes of all segments. */
      polishedId: idSchema.nullable(),
      /** Numbers of changes; null for all of the segment. */
      changes: z.array(z.number().int().min(0)).max(2_000).nullable(),
      rejected: z.boolean(),
    }),
    output: doneSchema,
  }),
  polishAgain: defineEndpoint({
    method: 'POST',
    path: `${path}/again`,
    access,
    summary: 'Polish once more with the same options; limited to a number of rounds',
    input: z.object(one),
    output: doneSchema,
  }),
  polishStyles: defineEndpoint({
    method: 'GET',
    path: '/api/polish-styles',
    access,
    summary: "The organization's own styles, by name",
    input: emptySchema,
    output: z.array(polishStyleSchema),
  }),
  savePolishStyle: defineEndpoint({
    method: 'POST',
    path: '/api/polish-styles',
    access,
    summary: 'Add an own style, or change one',
    input: z.object({
      /** Absent for a new one. */
      polishStyleId: idSchema.optional(),
      ...styleFields,
    }),
    output: polishStyleSchema,
  }),
  deletePolishStyle: defineEndpoint({
    method: 'DELETE',
    path: '/api/polish-styles/{polishStyleId}',
    access,
    summary: 'Delete an own style',
    input: z.object({ polishStyleId: idSchema }),
    output: doneSchema,
  }),
};
