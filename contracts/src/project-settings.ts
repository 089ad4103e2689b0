import { autoReplaceKinds } from '@transloom/core/auto-replace/auto-replace-kind';
import { z } from 'zod';
import { idSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';

/** What is done in a stage of a workflow; `own` has a name of its own. */
export const stageKindSchema = z.enum(['translation', 'review', 'proofreading', 'own']);
export type StageKind = z.infer<typeof stageKindSchema>;

export const stageSchema = z
  .object({
    kind: stageKindSchema,
    /** Empty: the kind is the name. */
    name: z.string().trim().max(limits.stageNameCharacters, 'too-long').default(''),
  })
  .refine(({ kind, name }) => kind !== 'own' || name !== '', { error: 'required', path: ['name'] });
export type Stage = z.output<typeof stageSchema>;

/** The stages of a workflow in their order. */
export const flowSchema = z.array(stageSchema).min(1, 'required').max(limits.stages);
export type Flow = z.output<typeof flowSchema>;

const shippedStage = (kind: Exclude<StageKind, 'own'>): Stage => ({ kind, name: '' });

/** The workflows that every organization can choose. */
export const shippedFlows = {
  translation: [shippedStage('translation')],
  'translation-review': [shippedStage('translation'), shippedStage('review')],
  'translation-review-proofreading': [
    shippedStage('translation'),
    shippedStage('review'),
    shippedStage('proofreading'),
  ],
} as const satisfies Readonly<Record<string, Flow>>;

/** The engine of a language pair, and the one that is shown beside it for comparison. */
export const pairEngineSchema = z.object({
  targetLanguage: languageTagSchema,
  /** Null: no machine translation for this pair. */
  engineKey: z.string().min(1).max(80).nullable(),
  referenceEngineKey: z.string().min(1).max(80).nullable().default(null),
});
export type PairEngine = z.output<typeof pairEngineSchema>;

export const pairEnginesSchema = z
  .array(pairEngineSchema)
  .max(limits.targetLanguages)
  .refine(
    (engines) => new Set(engines.map(({ targetLanguage }) => targetLanguage)).size === engines.length,
    'twice',
  );

/** With names as they were when the engines were chosen. */
export const namedPairEngineSchema = pairEngineSchema.extend({
  referenceEngineKey: z.string().nullable(),
  engineName: z.string().nullable(),
  referenceEngineName: z.string().nullable(),
});
export type NamedPairEngine = z.infer<typeof namedPairEngineSchema>;

/** Segments that nobody needs to work on, each by its reason. */
export const lockNames = [
  'nonTranslated',
  'repetition',
  'crossFileRepetition',
  'match100',
  'match101',
  'match102',
  'autoReplace',
  'lowRisk',
] as const;
export type LockName = (typeof lockNames)[number];

/** `submitting`: only when somebody asks for it, or submits. */
export const checkMoments = ['typing', 'confirming', 'submitting'] as const;
export type CheckMoment = (typeof checkMoments)[number];

/** How an exact match counts as a match in context. */
export const contextModes = ['neighbours', 'flow-or-key', 'flow', 'previous'] as const;
const billableUnits = ['words', 'characters', 'chineseKoreanWords'] as const;
export const wordCounters = ['spec', 'word'] as const;

const switches = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<Name, z.ZodBoolean>);

/** How a project is translated. Templates hold the same. */
export const projectSettingsSchema = z.object({
  /** Whole percent; memory matches below are left to the engine. */
  matchRate: z.number().int().min(limits.matchRateMinimum).max(limits.matchRateMaximum),
  /** Whether a language model says of each long document what it is about, and reads that beside every text. */
  summarizes: z.boolean(),
  flow: flowSchema,
  qa: z.object({
    ruleBased: z.boolean(),
    /** When the editor checks a segment. */
    when: z.enum(checkMoments).default('typing'),
    intelligent: z.boolean(),
    /** Checks of the organization that the intelligent check leaves out here. */
    ownChecksOff: z.array(idSchema).max(limits.ownChecks).default([]),
    /** Checks by rules that are on or off here, by id; the others are as usual. */
    checks: z.record(z.string().max(80), z.boolean()).default({}),
    /** A task is handed over only when nothing that QA found is left open. */
    submitAfterQa: z.boolean(),
  }),
  autoScore: z.object({
    enabled: z.boolean(),
    /** Whole percent; a machine translation below it is of high risk. */
    threshold: z.number().int().min(0).max(100),
  }),
  locks: switches(lockNames),
  autoReplace: switches(autoReplaceKinds),
  wordCount: z.object({
    counter: z.enum(wordCounters),
    unit: z.enum(billableUnits),
    contextMode: z.enum(contextModes),
    repetitionsFirst: z.boolean(),
  }),
});
export type ProjectSettings = z.output<typeof projectSettingsSchema>;

/** What a project has where nothing else was chosen. */
export const defaultProjectSettings: ProjectSettings = {
  matchRate: limits.matchRateDefault,
  summarizes: true,
  flow: [...shippedFlows['translation-review']],
  qa: {
    ruleBased: true,
    when: 'typing',
    intelligent: false,
    ownChecksOff: [],
    checks: {},
    submitAfterQa: false,
  },
  autoScore: { enabled: false, threshold: 80 },
  locks: {
    nonTranslated: false,
    repetition: false,
    crossFileRepetition: false,
    match100: false,
    match101: false,
    match102: false,
    autoReplace: false,
    lowRisk: false,
  },
  autoReplace: { number: true, time: true, date: true, unit: true, string: true },
  wordCount: { counter: 'spec', unit: 'words', contextMode: 'neighbours', repetitionsFirst: false },
};

/** Some of the settings; those that are absent stay as they are. */
export const someProjectSettingsSchema = projectSettingsSchema.partial();
export type SomeProjectSettings = z.output<typeof someProjectSettingsSchema>;

/** Settings with the default of everything that is absent, also of what they did not have when they were stored. */
export function completeSettings(some: SomeProjectSettings): ProjectSettings {
  const names = Object.keys(defaultProjectSettings) as (keyof ProjectSettings)[];
  return Object.fromEntries(
    names.map((name) => [name, completed(defaultProjectSettings[name], some[name])]),
  ) as ProjectSettings;
}

function completed(first: unknown, chosen: unknown): unknown {
  if (chosen === undefined) return first;
  const grouped = typeof first === 'object' && !Array.isArray(first);
  return grouped ? { ...first, ...(chosen as object) } : chosen;
}
