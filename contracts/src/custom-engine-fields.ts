import { z } from 'zod';
import { idSchema } from './fields.ts';
import { limits } from './limits.ts';
import type { PermissionKey } from './permissions.ts';

/** Whoever holds one of them makes and changes custom engines. */
export const makingKeys = [
  'engine:engineCreateRouter',
  'engine:engineQuickCreateRouter',
] as const satisfies readonly PermissionKey[];

/**
 * rag: a language model that is shown the most similar translations and the terms. quick: trained here on the
 * processor, to translate by itself or to rewrite what another engine translates. deep: trained by a trainer on 5,000 to 100,000 pairs, and translates there.
 * xgpt: a language model with a description, a style, examples and terms.
 */
export const customEngineKindSchema = z.enum(['rag', 'quick', 'deep', 'xgpt']);
export type CustomEngineKind = z.infer<typeof customEngineKindSchema>;

/**
 * How a version translates. plain: as its kind does. post-edited: its base engine translates, and what it writes is
 * rewritten by an engine that learned from its answers; of quick engines alone.
 */
export const engineVariantSchema = z.enum(['plain', 'post-edited']);
export type EngineVariant = z.infer<typeof engineVariantSchema>;

/**
 * Whether a quick engine learns to rewrite its base engine too: where that runs on this machine and answers quickly, so that
 * it costs nothing; always, which costs the characters of the pairs it learns from; or never.
 */
export const postEditingSchema = z.enum(['local', 'always', 'never']);
export type PostEditing = z.infer<typeof postEditingSchema>;

/**
 * True for an engine that gets a style, examples and terms: it asks a language model, or it is deep and its trainer
 * trains language models. Such an engine must have examples (rules D3.33 and D5.61).
 */
export function isInstructed(
  kind: CustomEngineKind,
  trainer: { readonly instructable: boolean } | undefined,
): boolean {
  return kind === 'deep' ? trainer?.instructable === true : kind !== 'quick';
}

const nameSchema = z.string().trim().min(1).max(limits.customEngineNameCharacters);
const tagsSchema = z
  .array(z.string().trim().min(1).max(limits.customEngineTagCharacters))
  .min(1)
  .max(limits.customEngineTags);
const termSchema = z.object({
  source: z.string().trim().min(1).max(limits.termCharacters),
  target: z.string().trim().min(1).max(limits.termCharacters),
});
export type CustomEngineTerm = z.infer<typeof termSchema>;

/** What can be changed of an engine that is there. */
export const changeableFields = {
  name: nameSchema,
  description: z.string().trim().max(limits.customEngineDescriptionCharacters),
  /** Codes of the dictionary `mt-domains-tags`; engines of earlier versions may have words of their own. */
  tags: tagsSchema,
  /** A code of the dictionary `mt-style-type`, or empty; engines of earlier versions may have a sentence. */
  style: z.string().trim().max(limits.customEngineDescriptionCharacters),
  /** Translations that show how it is to translate. */
  examples: z.string().trim().max(limits.customEngineExampleCharacters),
  terms: z.array(termSchema).max(limits.customEngineTerms),
  /** Key of the engine it builds on, or for quick and deep ones is compared with. */
  baseEngine: z.string().max(80).nullable(),
  /** Trains its next version; for deep ones alone. */
  trainerId: idSchema.nullable(),
  postEditing: postEditingSchema,
};

/** Rule D5.61 requires these fields of a new engine. Engines of earlier versions may have no description. */
export const statedFields = { ...changeableFields, description: changeableFields.description.min(1) };
