import { z } from 'zod';
import { optionsByFormatSchema } from './document-settings.ts';
import { deliverySchema, translationDocumentSchema } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
  sortOrders,
} from './fields.ts';
import { limits } from './limits.ts';
import { memoryUsesSchema, termBaseUsesSchema } from './project-assets.ts';
import { peopleChoiceSchema } from './project-people.ts';
import {
  namedPairEngineSchema,
  pairEnginesSchema,
  projectSettingsSchema,
  someProjectSettingsSchema,
} from './project-settings.ts';
import { styleChangeSchema, styleFilesSchema, styleHistorySchema, styleSchema } from './style-guides.ts';

export const projectSortColumns = [
  'name',
  'createdAt',
  'deadline',
  'status',
  'source',
  'targets',
  'creator',
  'team',
  'documents',
  'words',
  'segments',
  'progress',
] as const;
export type ProjectSortColumn = (typeof projectSortColumns)[number];

export const projectStatusSchema = z.enum(['active', 'archived']);

export const projectSchema = z.object({
  projectId: idSchema,
  name: z.string(),
  sourceLanguage: languageTagSchema,
  targetLanguages: z.array(languageTagSchema),
  /** One for each target language. */
  engines: z.array(namedPairEngineSchema),
  settings: projectSettingsSchema,
  /** Grows with each change of the settings. */
  version: z.number().int(),
  deadline: instantSchema.nullable(),
  remark: z.string(),
  /** What files that are added are read with, by format. */
  documentOptions: optionsByFormatSchema,
  status: projectStatusSchema,
  creator: z.string(),
  creatorId: idSchema,
  /** The team that the project belongs to; null: the whole organization. */
  team: z.object({ teamId: idSchema, name: z.string() }).nullable(),
  /** Whether all members work in it; otherwise the people that it names do. */
  openToAll: z.boolean(),
  /** Whether whoever asks may change it. */
  managed: z.boolean(),
  createdAt: instantSchema,
  documentCount: z.number().int(),
  failedCount: z.number().int(),
  wordCount: z.number().int(),
  characterCount: z.number().int(),
  segmentCount: z.number().int(),
  confirmedCount: z.number().int(),
  /** True while any document is being prepared or pre-translated. */
  busy: z.boolean(),
});
export type Project = z.infer<typeof projectSchema>;

export const projectSettingSchema = projectSchema.pick({
  projectId: true,
  version: true,
  sourceLanguage: true,
  targetLanguages: true,
  engines: true,
  settings: true,
  documentOptions: true,
});
export type ProjectSetting = z.infer<typeof projectSettingSchema>;

/**
 * Files are uploaded before a project begins or changes, so what is later than that is later than they are. A deadline
 * that the project has already may have passed.
 */
export function deadlineAfter(now: Date, kept: string | null = null) {
  return instantSchema.refine(
    (deadline) => deadline === kept || Date.parse(deadline) > now.getTime(),
    'deadline',
  );
}

export const createProjectSchema = z.object({
  name: z.string().trim().min(1, 'required').max(limits.projectNameCharacters, 'too-long'),
  sourceLanguage: languageTagSchema,
  targetLanguages: z.array(languageTagSchema).min(1, 'required').max(limits.targetLanguages),
  fileIds: z.array(idSchema).min(1, 'required').max(limits.uploadFiles),
  /** Exactly one for each target language. */
  engines: pairEnginesSchema,
  /** What is absent is as `defaultProjectSettings` says. */
  settings: someProjectSettingsSchema.default({}),
  /** Later than now: see `deadlineAfter`. */
  deadline: instantSchema,
  remark: z.string().max(limits.remarkCharacters, 'too-long').default(''),
  /** The team that it belongs to. Absent: the own team of who may create for that alone, else none. */
  teamId: idSchema.nullish(),
  /** The template that its settings were taken from. */
  templateId: idSchema.optional(),
  people: peopleChoiceSchema.default({ openToAll: false, userIds: [] }),
  /** Absent: all that each person sees. */
  memories: memoryUsesSchema.optional(),
  termBases: termBaseUsesSchema.optional(),
  /** Absent: as the organization says. */
  style: styleSchema.optional(),
  styleFileIds: z.array(idSchema).max(limits.styleGuideFiles).default([]),
  /** An estimate of it: nothing is created where it needs more characters than there are. */
  estimateId: idSchema.optional(),
  /** Formats that are absent are read as the organisation's default profile says, else as core does. */
  documentOptions: optionsByFormatSchema.default({}),
});

const someProjects = z.object({ projectIds: z.array(idSchema).min(1, 'required').max(100) });

export const projectsApi = {
  createProject: defineEndpoint({
    method: 'POST',
    path: '/api/projects',
    access: 'project:newRouter',
    summary: 'Create a project from uploaded files; preparing them starts at once',
    input: createProjectSchema,
    output: projectSchema,
  }),
  listProjects: defineEndpoint({
    method: 'GET',
    path: '/api/projects',
    access: 'project',
    summary: 'Projects that are open to the user, filtered, sorted and paged',
    input: z.object({
      ...pageQuerySchema,
      search: z.string().max(100).default(''),
      status: projectStatusSchema.optional(),
      teamId: idSchema.optional(),
      creatorId: idSchema.optional(),
      /** Source or target. */
      language: languageTagSchema.optional(),
      /** Of the creation, both days included, in the time zone of the instants. */
      from: instantSchema.optional(),
      to: instantSchema.optional(),
      sort: z.enum(projectSortColumns).default('createdAt'),
      order: z.enum(sortOrders).default('descending'),
    }),
    output: pageSchema(projectSchema),
  }),
  project: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}',
    access: 'project:detailRouter',
    summary: 'One project with its documents',
    input: z.object({ projectId: idSchema }),
    output: projectSchema.extend({ documents: z.array(translationDocumentSchema) }),
  }),
  addDocuments: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/documents',
    access: 'project:manage',
    summary: 'Append uploaded files; a name the project has already is refused',
    input: z.object({
      projectId: idSchema,
      fileIds: z.array(idSchema).min(1).max(limits.uploadFiles),
      /** For these files and those that come later; absent formats are read as the project's files are. */
      documentOptions: optionsByFormatSchema.default({}),
    }),
    output: z.array(translationDocumentSchema),
  }),
  changeProject: defineEndpoint({
    method: 'PATCH',
    path: '/api/projects/{projectId}/basic',
    access: 'project:manage',
    summary: 'Change name, deadline, remark or team',
    input: z.object({
      projectId: idSchema,
      name: z.string().trim().min(1, 'required').max(limits.projectNameCharacters, 'too-long').optional(),
      deadline: instantSchema.optional(),
      remark: z.string().max(limits.remarkCharacters, 'too-long').optional(),
      teamId: idSchema.nullable().optional(),
    }),
    output: projectSchema,
  }),
  projectSetting: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/setting',
    access: 'project:detailRouter',
    summary: 'How a project is translated: languages, engines, rules and reading options',
    input: z.object({ projectId: idSchema }),
    output: projectSettingSchema,
  }),
  changeSetting: defineEndpoint({
    method: 'PATCH',
    path: '/api/projects/{projectId}/setting',
    access: 'project:manage',
    summary:
      'Change how a project is translated from now on; what is translated already stays until it is pre-translated again',
    input: z.object({
      projectId: idSchema,
      /** That the change was made from; another one is refused with `project.changed`. Absent: whatever it is. */
      version: z.number().int().optional(),
      /** A language that is new gets a document of every file; one that is absent loses its documents. */
      targetLanguages: z.array(languageTagSchema).min(1, 'required').max(limits.targetLanguages).optional(),
      /** For the pairs that change; a language that is new needs one. */
      engines: pairEnginesSchema.optional(),
      settings: someProjectSettingsSchema.optional(),
      documentOptions: optionsByFormatSchema.optional(),
    }),
    output: projectSettingSchema,
  }),
  styleGuide: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/style-guide',
    access: 'project:detailRouter',
    summary: 'How a project is to be translated; every version, newest first',
    input: z.object({ projectId: idSchema }),
    output: styleHistorySchema,
  }),
  saveStyleGuide: defineEndpoint({
    method: 'PUT',
    path: '/api/projects/{projectId}/style-guide',
    access: 'project:manage',
    summary: 'Say how a project is to be translated, or let it go by what the organisation says',
    input: styleChangeSchema.extend({ projectId: idSchema }),
    output: styleHistorySchema,
  }),
  styleFiles: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/style-files',
    access: ['project:detailRouter', 'project:editRouter'],
    summary: 'Files of the style guide of a project',
    input: z.object({ projectId: idSchema }),
    output: styleFilesSchema,
  }),
  addStyleFiles: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/style-files',
    access: 'project:manage',
    summary: 'Add uploaded files to the style guide of a project; a name it has already is refused',
    input: z.object({
      projectId: idSchema,
      fileIds: z.array(idSchema).min(1, 'required').max(limits.styleGuideFiles),
    }),
    output: styleFilesSchema,
  }),
  downloadStyleFile: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/style-files/{fileId}/download',
    access: ['project:detailRouter', 'project:editRouter'],
    summary: 'Offer a file of the style guide of a project among the downloads',
    input: z.object({ projectId: idSchema, fileId: idSchema }),
    output: z.object({ resourceId: idSchema }),
  }),
  removeStyleFile: defineEndpoint({
    method: 'DELETE',
    path: '/api/projects/{projectId}/style-files/{fileId}',
    access: 'project:manage',
    summary: 'Remove a file from the style guide of a project',
    input: z.object({ projectId: idSchema, fileId: idSchema }),
    output: styleFilesSchema,
  }),
  detectSource: defineEndpoint({
    method: 'POST',
    path: '/api/projects/source-language',
    access: 'project:newRouter',
    transaction: 'none',
    summary:
      'The language that uploaded files most likely are written in; null where their text does not tell',
    input: z.object({ fileIds: z.array(idSchema).min(1, 'required').max(limits.uploadFiles) }),
    output: z.object({ language: languageTagSchema.nullable() }),
  }),
  listCreators: defineEndpoint({
    method: 'GET',
    path: '/api/project-creators',
    access: 'project',
    summary: 'People who created a project that is open to the user, by name',
    input: z.object({}),
    output: z.array(z.object({ userId: idSchema, name: z.string() })),
  }),
  deleteProjects: defineEndpoint({
    method: 'POST',
    path: '/api/projects/batch-delete',
    access: 'project:delete',
    summary: 'Delete several projects with their documents, all or none of them',
    input: someProjects,
    output: doneSchema,
  }),
  exportProjects: defineEndpoint({
    method: 'POST',
    path: '/api/projects/batch-export',
    access: 'project:export',
    summary:
      'Build the translations of several projects; a zip with a folder for each appears among the downloads',
    input: someProjects.extend(deliverySchema.shape),
    output: z.object({ resourceId: idSchema }),
  }),
  deleteProject: defineEndpoint({
    method: 'DELETE',
    path: '/api/projects/{projectId}',
    access: 'project:delete',
    summary: 'Delete a project with its documents; memories keep what was confirmed',
    input: z.object({ projectId: idSchema }),
    output: doneSchema,
  }),
};
