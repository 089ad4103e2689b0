import {
  type CustomEngineKind,
  changeableFields,
  statedFields,
} from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineSummary } from '@transloom/contracts/custom-engines';
import { idSchema } from '@transloom/contracts/fields';
import { limits } from '@transloom/contracts/limits';
import { z } from 'zod';

/** A row may lack a word while somebody types. */
const typedTermSchema = z.object({
  source: z.string().max(limits.termCharacters),
  target: z.string().max(limits.termCharacters),
});
export type TypedTerm = z.infer<typeof typedTermSchema>;

/** What people say of an engine, as its forms have it. */
export const engineValuesSchema = z.object({
  ...statedFields,
  teamId: idSchema.nullable(),
  terms: z.array(typedTermSchema).max(limits.customEngineTerms),
});
export type EngineValues = z.infer<typeof engineValuesSchema>;

interface EngineNeeds {
  readonly kind: CustomEngineKind;
  /** A language model is told style, examples and terms. */
  readonly instructed: boolean;
}

/** What a kind must be told beyond its name and purpose. */
export function neededOf({ kind, instructed }: EngineNeeds) {
  return {
    ...(kind === 'rag' || kind === 'xgpt' ? { baseEngine: changeableFields.baseEngine.unwrap() } : {}),
    ...(kind === 'deep' ? { trainerId: changeableFields.trainerId.unwrap() } : {}),
    ...(instructed ? { examples: changeableFields.examples.min(1) } : {}),
  };
}

export function valuesOf(engine: CustomEngineSummary): EngineValues {
  const { name, tags, description, style, examples, terms, baseEngine, trainerId, postEditing } = engine;
  const teamId = engine.team?.teamId ?? null;
  return { name, teamId, tags, description, style, examples, terms, baseEngine, trainerId, postEditing };
}

/** What is sent: rows of terms without both words are left out, and so is what the engine cannot be told. */
export function toSend(
  { style, examples, terms, trainerId, postEditing, ...values }: EngineValues,
  { kind, instructed }: EngineNeeds,
) {
  const whole = terms
    .map(({ source, target }) => ({ source: source.trim(), target: target.trim() }))
    .filter(({ source, target }) => source !== '' && target !== '');
  return {
    ...values,
    trainerId: kind === 'deep' ? trainerId : null,
    postEditing: kind === 'quick' ? postEditing : 'local',
    ...(instructed ? { style, examples, terms: whole } : {}),
  };
}
