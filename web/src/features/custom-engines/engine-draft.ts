import { type CustomEngineKind, customEngineKindSchema } from '@transloom/contracts/custom-engine-fields';
import { languageTagSchema } from '@transloom/contracts/fields';
import { uploadedFileSchema } from '@transloom/contracts/files';
import { limits } from '@transloom/contracts/limits';
import { z } from 'zod';
import { type Draft, useDraft } from '../../ui/wizard/use-draft.ts';
import { engineValuesSchema } from './engine-values.ts';

/** As it must be at the end. */
export const newEngineSchema = engineValuesSchema.extend({
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  files: z.array(uploadedFileSchema).min(1).max(limits.memoryFiles),
});

/** As it may be on the way. */
const draftSchema = z.object({
  kind: customEngineKindSchema.nullable(),
  ...newEngineSchema.shape,
  // A draft of an earlier version names no team.
  teamId: newEngineSchema.shape.teamId.default(null),
  name: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  sourceLanguage: z.string().nullable(),
  targetLanguage: z.string().nullable(),
  files: z.array(uploadedFileSchema),
});
export type EngineDraft = z.infer<typeof draftSchema>;

const first: EngineDraft = {
  kind: null,
  name: '',
  teamId: null,
  tags: [],
  description: '',
  sourceLanguage: null,
  targetLanguage: null,
  files: [],
  baseEngine: null,
  trainerId: null,
  postEditing: 'local',
  style: '',
  examples: '',
  terms: [],
};

/**
 * A new engine on its way. The kinds share one draft, so that nothing is typed twice; a base engine holds for one kind
 * and one pair of languages.
 */
export function useEngineDraft(kind: CustomEngineKind): Draft<EngineDraft> {
  const draft = useDraft({ name: 'custom-engine', schema: draftSchema, first });
  const isOther = draft.values.kind !== kind;
  return {
    ...draft,
    values: isOther ? { ...draft.values, kind, baseEngine: null } : draft.values,
    set: (changes) => {
      const newBase = isOther || 'sourceLanguage' in changes || 'targetLanguage' in changes;
      draft.set({ kind, ...(newBase ? { baseEngine: null } : {}), ...changes });
    },
  };
}
