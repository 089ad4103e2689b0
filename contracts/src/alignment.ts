import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';
import { defineWorkContract, workExport, workNameSchema } from './work.ts';

/** `rules`: lengths, numbers, names and words. `ai`: these, and a translation by an engine. */
export const alignmentMethods = ['rules', 'ai'] as const;
/** `double`: a text and its translation in two files. `single`: one file with both languages. */
export const alignmentTypes = ['double', 'single'] as const;

const optionsSchema = z
  .object({
    name: workNameSchema.nullable().default(null),
    type: z.enum(alignmentTypes),
    sourceFileId: idSchema,
    /** Null for a single file. */
    targetFileId: idSchema.nullable().default(null),
    sourceLanguage: languageTagSchema,
    targetLanguage: languageTagSchema,
    method: z.enum(alignmentMethods).default('rules'),
    /** The method `ai` translates the source with this engine. */
    engineKey: z.string().max(80).nullable().default(null),
    /** After the alignment a language model decides unsure places: pairs below the threshold and what has no partner. */
    askModel: z.boolean().default(false),
    /** Null: the first language model that is ready. */
    modelKey: z.string().max(80).nullable().default(null),
    /** Translations of the memories help to find pairs. */
    useMemories: z.boolean().default(true),
    /** Terms of the term bases help to find pairs. */
    useTerms: z.boolean().default(true),
    /** Pairs below this confidence are pending, 0 to 1. */
    threshold: z.number().min(0).max(1).default(0.3),
  })
  .refine(({ type, targetFileId }) => (type === 'double') === (targetFileId !== null), {
    path: ['targetFileId'],
    error: 'required',
  })
  .refine(({ method, engineKey }) => method === 'rules' || engineKey !== null, {
    path: ['engineKey'],
    error: 'required',
  });
export type AlignmentOptions = z.output<typeof optionsSchema>;

/** These are warnings about texts that were aligned all the same. */
export const alignmentWarningSchema = z.object({
  code: z.enum(['other-source-language', 'other-target-language', 'unequal', 'untranslated', 'unanswered']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AlignmentWarning = z.infer<typeof alignmentWarningSchema>;

export const alignmentContract = defineWorkContract({
  kind: 'alignment',
  what: 'an alignment of a text with its translation',
  access: { see: 'tools:alignmentRouter', run: 'tools:alignmentRouter' },
  options: optionsSchema,
  result: z.object({
    sourceSentences: z.number().int(),
    targetSentences: z.number().int(),
    warnings: z.array(alignmentWarningSchema),
  }),
});

/**
 * `aligned`: sure, or confirmed by a person. `pending`: under the threshold, without a partner, or marked by a person.
 * `unmarked`: neither.
 */
export const pairStates = ['aligned', 'pending', 'unmarked'] as const;
export const pairStateSchema = z.enum(pairStates);
export type PairState = z.infer<typeof pairStateSchema>;

export const alignedPairSchema = z.object({
  rowId: idSchema,
  /** Place in the list, from 1. */
  number: z.number().int(),
  /** Empty where a sentence has no partner. */
  source: z.string(),
  target: z.string(),
  /** 0 to 1; null for a pair that a person made. */
  confidence: z.number().nullable(),
  state: pairStateSchema,
});
export type AlignedPair = z.infer<typeof alignedPairSchema>;

export const pairSideSchema = z.enum(['source', 'target']);
export type PairSide = z.infer<typeof pairSideSchema>;

const textSchema = z.string().max(limits.alignedCharacters);
const cell = { rowId: idSchema, side: pairSideSchema };
const rowIdsSchema = z.array(idSchema).min(1).max(limits.alignedRowsAtOnce);

/** One change of the list. A cell is one side of a row. */
export const pairEditSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('write'), ...cell, text: textSchema }),
  z.object({
    kind: z.literal('split'),
    ...cell,
    /** Where the cursor stands, in UTF-16 units; null outside of the edit mode. */
    at: z.number().int().min(0).nullable(),
    /** The text as it is being edited; absent: as it is stored. */
    text: textSchema.optional(),
  }),
  z.object({ kind: z.literal('merge'), cells: z.array(z.object(cell)).min(2).max(limits.alignedRowsAtOnce) }),
  z.object({ kind: z.literal('join'), rowIds: rowIdsSchema }),
  /** The cell changes places with its neighbor. */
  z.object({ kind: z.literal('move'), ...cell, toward: z.enum(['up', 'down']) }),
  /** The cell and those after it move by one row, up to the next empty cell. */
  z.object({ kind: z.literal('shift'), ...cell, toward: z.enum(['up', 'down']) }),
  /** Source and target change places. */
  z.object({ kind: z.literal('swap'), rowId: idSchema }),
  z.object({ kind: z.literal('remove'), rowIds: rowIdsSchema }),
  z.object({
    kind: z.literal('insert'),
    rowId: idSchema,
    where: z.enum(['before', 'after']),
    source: textSchema,
    target: textSchema,
  }),
  z.object({ kind: z.literal('mark'), rowIds: rowIdsSchema, state: pairStateSchema }),
]);
export type PairEdit = z.infer<typeof pairEditSchema>;

const savedSchema = z.object({ memoryId: idSchema, name: z.string(), at: instantSchema });

/** These figures describe the whole list. */
const listStateSchema = z.object({
  rows: z.number().int(),
  pending: z.number().int(),
  /** Rows without a source, or without a target. */
  unpaired: z.number().int(),
  /** Number of the last change; an edit names the one it has seen. */
  change: z.number().int(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** Memories that the pairs were saved to, the newest last. */
  saved: z.array(savedSchema),
});
export type AlignmentState = z.infer<typeof listStateSchema>;

const one = { workId: idSchema };
const access = 'tools:alignmentRouter';
const path = '/api/work/alignment/{workId}';
const editedSchema = listStateSchema.extend({
  /** Where the change begins, from 1. */
  number: z.number().int(),
});

export const alignmentApi = {
  ...alignmentContract.endpoints,
  ...workExport(alignmentContract, z.object({ as: z.enum(['tmx', 'xlsx', 'docx']) })),
  detectLanguages: defineEndpoint({
    method: 'POST',
    path: '/api/work/alignment/languages',
    access,
    transaction: 'none',
    summary: 'The languages of uploaded texts, as far as they can be told',
    input: z.object({ sourceFileId: idSchema, targetFileId: idSchema.nullable().default(null) }),
    output: z.object({ source: languageTagSchema.nullable(), target: languageTagSchema.nullable() }),
  }),
  alignAgain: defineEndpoint({
    method: 'POST',
    path: `${path}/again`,
    access,
    summary: 'Align once more: everything from the files, or the rows from one on as they are now',
    input: z.object({ ...one, fromRowId: idSchema.nullable() }),
    output: doneSchema,
  }),
  listPairs: defineEndpoint({
    method: 'GET',
    path: `${path}/pairs`,
    access,
    summary: 'Rows of an alignment in their order',
    input: z.object({
      ...one,
      /** Rows before the first one. */
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(limits.alignedRowsAtOnce).default(200),
      state: pairStateSchema.optional(),
    }),
    output: listStateSchema.extend({ records: z.array(alignedPairSchema) }),
  }),
  pendingPairs: defineEndpoint({
    method: 'GET',
    path: `${path}/pending`,
    access,
    summary: 'Where pending rows are: their numbers, the first 10,000',
    input: z.object(one),
    output: z.object({ numbers: z.array(z.number().int()) }),
  }),
  editPairs: defineEndpoint({
    method: 'POST',
    path: `${path}/pairs`,
    access,
    summary: 'Change rows of an alignment; refused where somebody else has just changed them',
    input: z.object({ ...one, seen: z.number().int().min(0), edit: pairEditSchema }),
    output: editedSchema,
  }),
  undoEdit: defineEndpoint({
    method: 'POST',
    path: `${path}/undo`,
    access,
    summary: 'Take back the last change of an alignment',
    input: z.object(one),
    output: editedSchema,
  }),
  redoEdit: defineEndpoint({
    method: 'POST',
    path: `${path}/redo`,
    access,
    summary: 'Make the change again that was taken back last',
    input: z.object(one),
    output: editedSchema,
  }),
  saveToMemory: defineEndpoint({
    method: 'POST',
    path: `${path}/memory`,
    access: 'memory:edit',
    transaction: 'none',
    summary: 'Save the pairs to a memory: once to one that is there, later only to a new one',
    input: z.object({
      ...one,
      memory: z.union([
        z.object({ memoryId: idSchema }),
        z.object({ name: z.string().trim().min(1).max(100) }),
      ]),
      /** Also rows that are pending. */
      withPending: z.boolean().default(false),
    }),
    output: z.object({
      memoryId: idSchema,
      name: z.string(),
      saved: z.number().int(),
      /** Rows that were left out, by the reason. */
      unpaired: z.number().int(),
      pending: z.number().int(),
    }),
  }),
};
