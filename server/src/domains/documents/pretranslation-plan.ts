import { contextModes, lockNames } from '@transloom/contracts/project-settings';
import { z } from 'zod';

/** Settings of a project for its documents; a document keeps a copy, so that it never asks the project. */
export const pretranslationPlanSchema = z.object({
  /** Null: memories only, the rest stays empty for people. */
  engineKey: z.string().nullable(),
  /** Whole percent; matches below are left to the engine. */
  matchRate: z.number().int(),
  /** Whether a language model summarizes the document first; older plans lack this field. */
  summarizes: z.boolean().default(true),
  contextMode: z.enum(contextModes).default('neighbours'),
  /** Whether a match that differs in numbers, dates and the like is carried over. */
  autoReplace: z.boolean().default(true),
  /** Kinds of segments that are locked when they are filled; older plans lack this field. */
  locks: z.array(z.enum(lockNames)).default([]),
});
export type PretranslationPlan = z.infer<typeof pretranslationPlanSchema>;
