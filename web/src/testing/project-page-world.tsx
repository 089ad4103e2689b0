import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TranslationDocument } from '@transloom/contracts/documents';
import type { PermissionKey } from '@transloom/contracts/permissions';
import type { Project } from '@transloom/contracts/projects';
import { type Answers, answerApi } from './answer-api.ts';
import { documentLimits } from './answer-uploads.ts';
import { openApp } from './open-app.tsx';
import { project } from './project-samples.ts';
import { idOf, signedInWorld } from './signed-in-world.ts';

const everything: readonly PermissionKey[] = [
  'project',
  'project:detailRouter',
  'project:editRouter',
  'project:manage',
  'project:delete',
  'project:export',
];

interface World {
  readonly documents?: readonly TranslationDocument[];
  readonly changes?: Partial<Project>;
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
  /** What follows in the address, such as `tab=analysis`. */
  readonly search?: string;
}

/** For tests: the page of a project, as somebody opens it who may do everything unless it is said otherwise. */
export function openProject({
  documents = [],
  changes = {},
  permissions = everything,
  answers = {},
  search = '',
}: World = {}) {
  const world = { documents: [...documents], changes };
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'projects.project': () => ({
      ...project(1, { name: '说明书', ...world.changes }),
      documents: world.documents,
    }),
    'projects.changeProject': ({ projectId: _, ...change }) => {
      world.changes = { ...world.changes, ...(change as Partial<Project>) };
      return project(1, { name: '说明书', ...world.changes });
    },
    'projects.listProjects': () => ({ records: [], total: 0, pageNumber: 1, pageSize: 20 }),
    'documents.retryDocuments': () => null,
    'documents.cancelDocument': () => null,
    'documents.deleteDocument': () => null,
    'documents.exportDocuments': () => ({ resourceId: idOf(800) }),
    'files.uploadLimits': () => documentLimits,
    ...answers,
  });
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return {
    ...openApp(`/project/list?projectId=${idOf(1)}&${search}`),
    world,
    called,
    person: userEvent.setup(),
  };
}

/** The row of the table that names it. */
export async function rowOf(name: string) {
  const found = (await screen.findByText(name)).closest('tr');
  if (!found) throw new Error(`${name} is in no row`);
  return within(found);
}
