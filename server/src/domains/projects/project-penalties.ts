import type { InputOf } from '@transloom/contracts/endpoint';
import type { MatchPenalties, matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import type { Context } from '../../platform/context.ts';
import { choosePenalties, shownPenalties } from '../memories/penalties/match-penalties.ts';
import { requireManagedProject, requireProject } from './require-project.ts';

/** @throws {AppError} resource.not-found */
export async function projectPenalties(
  context: Context,
  { projectId }: InputOf<typeof matchPenaltiesApi.projectPenalties>,
): Promise<MatchPenalties> {
  await requireProject(context, projectId);
  return shownPenalties(context, { level: 'project', ownerId: projectId });
}

/** @throws {AppError} resource.not-found */
export async function saveProjectPenalties(
  context: Context,
  { projectId, penalties }: InputOf<typeof matchPenaltiesApi.saveProjectPenalties>,
): Promise<MatchPenalties> {
  await requireManagedProject(context, projectId);
  return choosePenalties(context, { level: 'project', ownerId: projectId }, penalties);
}
