import { contextModes, lockNames } from '@transloom/contracts/project-settings';
import { autoReplaceKinds } from '@transloom/core/auto-replace/auto-replace-kind';
import type { MatchSettings } from '@transloom/core/memory/rate/match-rate';
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
  /** Kinds of parts in which a match may differ and be carried over; in older plans all or none. */
  autoReplace: z
    .union([
      z.array(z.enum(autoReplaceKinds)),
      z.boolean().transform((on) => (on ? [...autoReplaceKinds] : [])),
    ])
    .default([...autoReplaceKinds]),
  /** Whole percent; machine translations are scored, and those from here on are of low risk. Null: not scored. */
  scoreThreshold: z.number().int().nullable().default(null),
  /** A language model that scores, where it can write; null: scores are estimated. */
  scoreEngineKey: z.string().nullable().default(null),
  /** Kinds of segments that are locked when they are filled; older plans lack this field. */
  locks: z.array(z.enum(lockNames)).default([]),
});
export type PretranslationPlan = z.infer<typeof pretranslationPlanSchema>;

/** How matches for a document are rated, in pre-translation, in the editor and in what is handed out alike. */
export function matchSettingsOf(plan: unknown): MatchSettings {
  const { contextMode, autoReplace } = pretranslationPlanSchema.parse(plan);
  return { contextMode, autoReplace };
}
