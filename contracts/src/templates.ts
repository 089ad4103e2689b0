import { z } from 'zod';
import { optionsByFormatSchema } from './document-settings.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  emptySchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
  sortOrders,
} from './fields.ts';
import { limits } from './limits.ts';
import { memoryUsesSchema, termBaseUsesSchema } from './project-assets.ts';
import {
  namedPairEngineSchema,
  pairEnginesSchema,
  projectSettingsSchema,
  someProjectSettingsSchema,
} from './project-settings.ts';
import { styleSchema } from './style-guides.ts';

const remarkSchema = z.string().max(limits.remarkCharacters, 'too-long');

/** D3.25 */
export const templateSchema = z.object({
  templateId: idSchema,
  name: z.string(),
  team: z.object({ teamId: idSchema, name: z.string() }).nullable(),
  sourceLanguage: languageTagSchema,
  targetLanguages: z.array(languageTagSchema),
  engines: z.array(namedPairEngineSchema),
  settings: projectSettingsSchema,
  documentOptions: optionsByFormatSchema,
  /** Those that were deleted since are left out when a project is begun. */
  memories: memoryUsesSchema,
  termBases: termBaseUsesSchema,
  /** Null: as the organization says. */
  style: styleSchema.nullable(),
  remark: z.string(),
  /** Grows with each change, from 1. */
  version: z.number().int(),
  /** Projects that were begun with it. */
  projectCount: z.number().int(),
  creator: z.string(),
  createdAt: instantSchema,
  updater: z.string(),
  updatedAt: instantSchema,
});
export type Template = z.infer<typeof templateSchema>;

const contentFields = {
  settings: someProjectSettingsSchema,
  documentOptions: optionsByFormatSchema,
  memories: memoryUsesSchema,
  termBases: termBaseUsesSchema,
  style: styleSchema.nullable(),
  remark: remarkSchema,
};

/** Name, team and languages may come empty: the server says which one to enter or select. */
const headFields = {
  name: z.string().trim().max(limits.projectNameCharacters, 'too-long'),
  teamId: idSchema.nullable(),
  sourceLanguage: z.union([z.literal(''), languageTagSchema]),
  targetLanguages: z.array(languageTagSchema).max(limits.targetLanguages),
  engines: pairEnginesSchema,
};

export const newTemplateSchema = z.object({
  ...headFields,
  /** A pair that is absent has no machine translation. */
  engines: pairEnginesSchema.default([]),
  settings: someProjectSettingsSchema.default({}),
  documentOptions: optionsByFormatSchema.default({}),
  memories: memoryUsesSchema.default([]),
  termBases: termBaseUsesSchema.default([]),
  style: styleSchema.nullable().default(null),
  remark: remarkSchema.default(''),
});

/** The parts in which a project and a template can differ. */
export const templateParts = [
  'targetLanguages',
  'engines',
  'flow',
  'matchRate',
  'summarizes',
  'qa',
  'autoScore',
  'locks',
  'autoReplace',
  'wordCount',
  'documentOptions',
  'memories',
  'termBases',
  'style',
  'remark',
] as const;
export type TemplatePart = (typeof templateParts)[number];

const path = '/api/templates';
const one = `${path}/{templateId}` as const;
const see = ['project:projectTemplateRouter', 'project:newRouter'] as const;

export const templatesApi = {
  listTemplates: defineEndpoint({
    method: 'GET',
    path,
    access: see,
    summary: 'Templates the user may see, filtered, sorted and paged',
    input: z.object({
      ...pageQuerySchema,
      search: z.string().max(100).default(''),
      sort: z.enum(['name', 'createdAt', 'updatedAt']).default('updatedAt'),
      order: z.enum(sortOrders).default('descending'),
    }),
    output: pageSchema(templateSchema),
  }),
  listBasic: defineEndpoint({
    method: 'GET',
    path: '/api/template-choices',
    access: see,
    summary: 'Templates to choose from, by name',
    input: emptySchema,
    output: z.array(
      templateSchema.pick({ templateId: true, name: true, sourceLanguage: true, targetLanguages: true }),
    ),
  }),
  template: defineEndpoint({
    method: 'GET',
    path: one,
    access: see,
    summary: 'One template with everything it holds',
    input: z.object({ templateId: idSchema }),
    output: templateSchema,
  }),
  createTemplate: defineEndpoint({
    method: 'POST',
    path,
    access: 'template:edit',
    summary: 'Create a template',
    input: newTemplateSchema,
    output: templateSchema,
  }),
  changeTemplate: defineEndpoint({
    method: 'PATCH',
    path: one,
    access: 'template:edit',
    summary: 'Change a template, which makes a new version; projects stay as they are',
    input: z.object({
      templateId: idSchema,
      /** That the change was made from; another one is refused with `template.changed`. */
      version: z.number().int().optional(),
      ...z.object({ ...headFields, ...contentFields }).partial().shape,
    }),
    output: templateSchema,
  }),
  deleteTemplate: defineEndpoint({
    method: 'DELETE',
    path: one,
    access: 'template:edit',
    summary: 'Delete a template; projects that were begun with it stay as they are',
    input: z.object({ templateId: idSchema }),
    output: doneSchema,
  }),
  copyTemplate: defineEndpoint({
    method: 'POST',
    path: `${one}/copy`,
    access: 'template:edit',
    summary: 'Make a template like another one, under another name',
    input: z.object({ templateId: idSchema, name: headFields.name }),
    output: templateSchema,
  }),
  templateVersions: defineEndpoint({
    method: 'GET',
    path: `${one}/versions`,
    access: see,
    summary: 'Every version of a template, the newest first',
    input: z.object({ templateId: idSchema }),
    output: z.array(
      z.object({
        version: z.number().int(),
        name: z.string(),
        changedBy: z.string(),
        changedAt: instantSchema,
        /** What it changed of the version before. */
        parts: z.array(z.enum(templateParts)),
      }),
    ),
  }),
  templateFromProject: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/template',
    access: 'template:edit',
    summary: 'Make a template of the settings of a project',
    input: z.object({ projectId: idSchema, name: headFields.name, teamId: idSchema.nullable() }),
    output: templateSchema,
  }),
  templateDifferences: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/template-differences',
    access: 'project:manage',
    summary: 'In what a project differs from a template, that is, what applying it would change',
    input: z.object({ projectId: idSchema, templateId: idSchema }),
    output: z.array(z.enum(templateParts)),
  }),
  applyTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/apply-template',
    access: 'project:manage',
    summary: 'Give a project what a template says; its languages and what is translated stay',
    input: z.object({ projectId: idSchema, templateId: idSchema }),
    output: z.array(z.enum(templateParts)),
  }),
};
