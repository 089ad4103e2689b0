import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema } from './fields.ts';
import { limits } from './limits.ts';

/** Who works in a project: everybody of the organization, or the people that it names. */
export const projectPeopleSchema = z.object({
  openToAll: z.boolean(),
  /** By name; people with work in one file are not among them. */
  people: z.array(z.object({ userId: idSchema, name: z.string() })),
});
export type ProjectPeople = z.infer<typeof projectPeopleSchema>;

export const peopleChoiceSchema = z.object({
  openToAll: z.boolean(),
  userIds: z.array(idSchema).max(limits.projectPeople),
});

const path = '/api/projects/{projectId}/people';

export const projectPeopleApi = {
  projectPeople: defineEndpoint({
    method: 'GET',
    path,
    access: 'project:detailRouter',
    summary: 'Who works in a project',
    input: z.object({ projectId: idSchema }),
    output: projectPeopleSchema,
  }),
  saveProjectPeople: defineEndpoint({
    method: 'PUT',
    path,
    access: 'project:manage',
    summary:
      'Say who works in a project; others no longer open it, unless they manage it or have work in a file',
    input: peopleChoiceSchema.extend({ projectId: idSchema }),
    output: projectPeopleSchema,
  }),
};
