import type { InputOf } from '@transloom/contracts/endpoint';
import { enginesApi } from '@transloom/contracts/engines';
import { membersApi } from '@transloom/contracts/members';
import { memoriesApi } from '@transloom/contracts/memories';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { projectsApi } from '@transloom/contracts/projects';
import type { FoundKind, FoundThing, searchApi } from '@transloom/contracts/search';
import { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { listEngines } from '../engines/catalogue/list-engines.ts';
import { listMemories } from '../memories/list-memories.ts';
import { listMembers } from '../organizations/members/show-members.ts';
import { findFiles } from '../projects/find-files.ts';
import { listProjects } from '../projects/list-projects.ts';
import { listTermBases } from '../terms/list-term-bases.ts';

/** Of each kind. */
const mostFound = 5;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly file?: FoundThing['file'];
}

/** Each kind is found by whoever may open its list, and within what that list shows. */
export async function search(
  context: Context,
  { text }: InputOf<typeof searchApi.search>,
): Promise<FoundThing[]> {
  const found: FoundThing[] = [];
  const add = (kind: FoundKind, things: readonly Named[]) =>
    found.push(...things.slice(0, mostFound).map(({ id, name, file = null }) => ({ kind, id, name, file })));
  const may = (access: PermissionKey) => context.actor.permissions.has(access);
  if (may(projectsApi.listProjects.access)) {
    add('project', await projects(context, text));
    add('file', await files(context, text));
  }
  const has = (name: string) => name.toLowerCase().includes(text.toLowerCase());
  if (may(memoriesApi.listMemories.access)) {
    const memories = await listMemories(context, memoriesApi.listMemories.input.parse({}));
    add(
      'memory',
      memories.filter(({ name }) => has(name)).map(({ memoryId: id, name }) => ({ id, name })),
    );
  }
  if (may(termsApi.listTermBases.access)) {
    const bases = await listTermBases(context, termsApi.listTermBases.input.parse({}));
    add(
      'termBase',
      bases.filter(({ name }) => has(name)).map(({ termBaseId: id, name }) => ({ id, name })),
    );
  }
  if (may('engine:settings'))
    add(
      'engine',
      (await engines(context)).filter(({ name }) => has(name)),
    );
  if (may(membersApi.listMembers.access)) add('person', await people(context, text));
  return found;
}

async function projects(context: Context, text: string): Promise<readonly Named[]> {
  const asked = projectsApi.listProjects.input.parse({ search: text, pageSize: mostFound });
  const { records } = await listProjects(context, asked);
  return records.map(({ projectId: id, name }) => ({ id, name }));
}

async function files(context: Context, text: string): Promise<readonly Named[]> {
  const opens = context.actor.permissions.has('project:editRouter');
  const rows = await findFiles(context, text, mostFound);
  return rows.map(({ documentId: id, name, ...file }) => ({ id, name, file: { ...file, opens } }));
}

async function engines(context: Context): Promise<readonly Named[]> {
  const groups = enginesApi.listEngines.output.parse(await listEngines(context));
  return groups
    .flatMap(({ engines: some }) => some)
    .filter(({ state }) => state !== 'not-configured')
    .map(({ key: id, name }) => ({ id, name }));
}

async function people(context: Context, text: string): Promise<readonly Named[]> {
  const asked = membersApi.listMembers.input.parse({ search: text, pageSize: mostFound });
  const { records } = await listMembers(context, asked);
  return records.map(({ userId: id, shownName: name }) => ({ id, name }));
}
