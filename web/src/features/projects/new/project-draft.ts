import { optionsByFormatSchema } from '@transloom/contracts/document-settings';
import { idSchema } from '@transloom/contracts/fields';
import { uploadedFileSchema } from '@transloom/contracts/files';
import { limits } from '@transloom/contracts/limits';
import { memoryUsesSchema, termBaseUsesSchema } from '@transloom/contracts/project-assets';
import { peopleChoiceSchema } from '@transloom/contracts/project-people';
import {
  defaultProjectSettings,
  pairEnginesSchema,
  projectSettingsSchema,
} from '@transloom/contracts/project-settings';
import { createProjectSchema, deadlineAfter } from '@transloom/contracts/projects';
import { styleSchema } from '@transloom/contracts/style-guides';
import type { Template } from '@transloom/contracts/templates';
import { z } from 'zod';
import { keepForPerson, readOfPerson } from '../../../session/person-storage.ts';
import { type Draft, useDraft } from '../../../ui/wizard/use-draft.ts';
import { endOfDay } from '../deadline-picker.tsx';

/** A new project on its way. */
const draftSchema = z.object({
  files: z.array(uploadedFileSchema),
  /** When they were uploaded, in milliseconds since 1970. */
  filesAt: z.number(),
  name: z.string(),
  /** Whether a person typed the name; else it is that of the first file. */
  named: z.boolean(),
  teamId: idSchema.nullable(),
  /** Null until somebody chooses: the language of the files is proposed. */
  sourceLanguage: z.string().nullable(),
  targetLanguages: z.array(z.string()),
  engines: pairEnginesSchema,
  /** Targets whose engine a person chose. */
  decided: z.array(z.string()),
  deadline: z.string().nullable(),
  remark: z.string(),
  settings: projectSettingsSchema,
  people: peopleChoiceSchema,
  template: z.object({ templateId: idSchema, name: z.string() }).nullable(),
  memories: memoryUsesSchema,
  termBases: termBaseUsesSchema,
  /** Null: as the organization says. */
  style: styleSchema.nullable(),
  styleFiles: z.array(uploadedFileSchema),
  documentOptions: optionsByFormatSchema,
});
export type ProjectDraft = z.infer<typeof draftSchema>;

/** The server keeps files that nothing uses for a day. */
const filesKeptMs = 20 * 60 * 60 * 1000;

/** A draft that was left too long ago has lost its files. */
const keptSchema = draftSchema.transform((draft) =>
  Date.now() - draft.filesAt < filesKeptMs ? draft : { ...draft, files: [], styleFiles: [] },
);

const usualDays = 7;

const firstDraft = (): ProjectDraft => ({
  files: [],
  filesAt: 0,
  name: '',
  named: false,
  teamId: null,
  sourceLanguage: null,
  targetLanguages: [...lastLanguages().targetLanguages],
  engines: [],
  decided: [],
  deadline: endOfDay(usualDays).toISOString(),
  remark: '',
  settings: defaultProjectSettings,
  people: { openToAll: false, userIds: [] },
  template: null,
  memories: [],
  termBases: [],
  style: null,
  styleFiles: [],
  documentOptions: {},
});

export function useProjectDraft(): Draft<ProjectDraft> {
  return useDraft({ name: 'project', schema: keptSchema, first: firstDraft() });
}

/** What the form must fit at the end; the deadline is compared with this moment. */
export function newProjectSchema(now: Date) {
  const { name, sourceLanguage, targetLanguages, remark } = createProjectSchema.shape;
  return z.object({
    files: z.array(uploadedFileSchema).min(1).max(limits.uploadFiles),
    name,
    teamId: idSchema.nullable(),
    sourceLanguage,
    targetLanguages,
    engines: pairEnginesSchema,
    deadline: deadlineAfter(now),
    remark,
  });
}

/** What the draft becomes when somebody chooses a template. */
export function takeTemplate(template: Template): Partial<ProjectDraft> {
  const { templateId, name, engines, sourceLanguage, targetLanguages, settings, remark } = template;
  const { memories, termBases, style, documentOptions } = template;
  return {
    template: { templateId, name },
    sourceLanguage,
    targetLanguages,
    engines: engines.map(({ targetLanguage, engineKey, referenceEngineKey }) => ({
      targetLanguage,
      engineKey,
      referenceEngineKey,
    })),
    decided: engines.map(({ targetLanguage }) => targetLanguage),
    settings,
    remark,
    memories,
    termBases,
    style,
    documentOptions,
  };
}

const languagesName = 'project-languages';
const languagesSchema = z.object({ sourceLanguage: z.string(), targetLanguages: z.array(z.string()) });
type Languages = z.infer<typeof languagesSchema>;

/** The languages of the project that this person began last. */
export function lastLanguages(): { sourceLanguage: string | null; targetLanguages: string[] } {
  const kept = languagesSchema.safeParse(readOfPerson(languagesName)).data;
  return kept ?? { sourceLanguage: null, targetLanguages: [] };
}

export function rememberLanguages(languages: Languages): void {
  keepForPerson(languagesName, languages);
}

/** “contract.v2.docx” → “contract.v2”, as long as a name may be. */
export function nameOfFile(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return (dot > 0 ? fileName.slice(0, dot) : fileName).slice(0, limits.projectNameCharacters);
}
