import { z } from 'zod';
import { idSchema, instantSchema, markupSchema } from './fields.ts';
import { replacementSchema } from './memories.ts';
import { lockNames } from './project-settings.ts';
import { translationFaultSchema } from './translations.ts';

/** Where a target came from. `person`: typed or changed by hand. `file`: the file had it. */
export const segmentOriginSchema = z.enum(['none', 'memory', 'engine', 'person', 'file']);
export type SegmentOrigin = z.infer<typeof segmentOriginSchema>;

export const inlineCodeDetailsSchema = z.object({
  type: z.enum(['link', 'format', 'field', 'image', 'note', 'break', 'tab', 'variable', 'comment', 'other']),
  display: z.string().optional(),
  equivalent: z.string().optional(),
  required: z.boolean().optional(),
});

/** Source and target are inline markup (core/inline/markup). */
export const segmentSchema = z.object({
  segmentId: idSchema,
  /** 1 for the first of the document. */
  number: z.number().int(),
  unitKind: z.string(),
  /** True where a unit (paragraph) begins. */
  startsUnit: z.boolean(),
  source: z.string(),
  target: z.string(),
  codes: z.record(z.string(), inlineCodeDetailsSchema),
  /** By the stage of the reader, or by a later one. */
  confirmed: z.boolean(),
  /** The highest stage that confirmed it, from 1; 0: none has. */
  confirmedStage: z.number().int(),
  locked: z.boolean(),
  /** The setting of the project that locked it; null where none did. */
  lockReason: z.enum(lockNames).nullable(),
  /** Name of the person who locked it; null where none did. */
  lockedBy: z.string().nullable(),
  /** Code of the error catalogue: why the reader may not change it. */
  refusal: z.string().nullable(),
  /** Of a split document, from 1. */
  part: z.number().int(),
  origin: segmentOriginSchema,
  /** Whole percent, when the origin is a memory. */
  matchRate: z.number().int().nullable(),
  /** Name of the engine, when the origin is an engine. */
  engine: z.string().nullable(),
  /** Entry of a memory that the text was taken from, changed or not, until it is confirmed. */
  memoryEntryId: idSchema.nullable(),
  /** The engine lost inline codes, which were put back where they likely belong; gone with the first change. */
  codesRestored: z.boolean(),
  /** What was carried over into the match; null where nothing was, or since somebody changed it. */
  replacements: z.array(replacementSchema).nullable(),
  /** Terms and numbers that the engine got wrong also when it was asked again; null for none. */
  engineFaults: z.array(translationFaultSchema).nullable(),
  /** Automatic score of the machine translation, whole percent; null where it has none. */
  score: z.number().int().nullable(),
  /** Refusal of the engine, while there is no target from it. */
  failureMessage: z.string().nullable(),
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: instantSchema.nullable(),
});
export type Segment = z.infer<typeof segmentSchema>;

/**
 * One wish to change a segment. `baseVersion` is the version the change was made on; `operationId` makes a
 * repeated call harmless: the same operation is carried out once.
 */
export const segmentChangeSchema = z.object({
  segmentId: idSchema,
  baseVersion: z.number().int().min(0),
  operationId: idSchema,
  target: markupSchema,
  confirmed: z.boolean(),
  origin: segmentOriginSchema.default('person'),
  matchRate: z.number().int().min(0).max(102).nullable().default(null),
  engine: z.string().max(100).nullable().default(null),
  /** Entry of a memory that the text was taken from: once it is confirmed, it was used. */
  memoryEntryId: idSchema.nullable().default(null),
});
export type SegmentChange = z.infer<typeof segmentChangeSchema>;

/**
 * `conflict`: somebody else changed it since `baseVersion`; nothing was written, `segment` is theirs. `merged`: it is gone,
 * because somebody merged it into `segment`, whose history has the text.
 */
export const segmentSavedSchema = z.object({
  segmentId: idSchema,
  outcome: z.enum(['saved', 'conflict', 'locked', 'refused', 'merged']),
  /** The version this operation made; what is changed next by the same hand builds on it. Null unless saved. */
  savedVersion: z.number().int().nullable(),
  segment: segmentSchema,
  message: z.string().nullable(),
});

export const segmentRevisionSchema = z.object({
  version: z.number().int(),
  target: z.string(),
  confirmed: z.boolean(),
  origin: segmentOriginSchema,
  /** Whole percent, when the origin is a memory. */
  matchRate: z.number().int().nullable(),
  /** Name of the engine, when the origin is an engine. */
  engine: z.string().nullable(),
  /** Text of a save that lost a conflict: kept, never shown as the segment's. */
  conflicting: z.boolean(),
  changedBy: z.string(),
  changedAt: instantSchema,
});
