import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reachOfActor, scopeOf } from '../organizations/reach.ts';
import { findReachedDocuments, findReachedProject } from './project-people.store.ts';
import type { Reacher } from './reached-rows.ts';

type Reaching = Pick<Context, 'db' | 'actor'>;

/** Any of these opens projects, as far as it reaches. */
const keys = ['project', 'project:manage', 'project:editRouter'] as const;

/** Undefined for who reaches every project of the organization without limit. */
export async function reacherOf(context: Reaching): Promise<Reacher | undefined> {
  const { userId, limits } = context.actor;
  const reach = reachOfActor(context.actor, ...keys);
  if (reach === 'all') return limits && { userId, teamIds: undefined, limits };
  if (reach !== 'team') return { userId, teamIds: [], limits };
  const scope = await scopeOf(context, ...keys);
  return { userId, teamIds: scope.reach === 'all' ? undefined : scope.teamIds, limits };
}

/** What to say to somebody who does not reach a thing: that the right lacks, or that the limits leave it out. */
async function refusalFor(context: Reaching, reaches: (of: Reaching) => Promise<boolean>): Promise<AppError> {
  const { limits, ...unlimited } = context.actor;
  const isLimited = limits !== undefined && (await reaches({ ...context, actor: unlimited }));
  return new AppError(isLimited ? 'member.beyond-limits' : 'access.denied');
}

/** Whether the actor made the project, works in it or in one of its files, or it is open to them. */
export async function mayReachProject(context: Reaching, projectId: string): Promise<boolean> {
  const reacher = await reacherOf(context);
  return reacher === undefined || findReachedProject(context.db, projectId, reacher);
}

/** @throws {AppError} access.denied, member.beyond-limits */
export async function requireReach(context: Reaching, projectId: string): Promise<void> {
  const reaches = (of: Reaching) => mayReachProject(of, projectId);
  if (!(await reaches(context))) throw await refusalFor(context, reaches);
}

/** Which of the documents are open to the actor. */
export async function reachedDocuments(
  context: Reaching,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const reacher = await reacherOf(context);
  return reacher === undefined
    ? new Set(documentIds)
    : findReachedDocuments(context.db, documentIds, reacher);
}

/**
 * Whether the actor may open a document: a right to edit alone opens none. What they may change in it, the standing of
 * its segments decides.
 */
export async function mayReachDocument(context: Reaching, documentId: string): Promise<boolean> {
  return (await reachedDocuments(context, [documentId])).has(documentId);
}

/** @throws {AppError} access.denied, member.beyond-limits */
export async function requireDocumentReach(context: Reaching, documentId: string): Promise<void> {
  const reaches = (of: Reaching) => mayReachDocument(of, documentId);
  if (!(await reaches(context))) throw await refusalFor(context, reaches);
}
