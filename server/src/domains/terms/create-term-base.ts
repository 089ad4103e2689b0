import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { startImports } from '../assets/imports/import-files.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { importableTermBase } from './exchange/importable-term-base.ts';
import { termBaseById } from './term-base-summary.ts';
import { insertTermBase } from './terms.store.ts';

/**
 * Files are imported in the background.
 * @throws {AppError} term-base.duplicate-name, project.language-equal, resource.not-found, access.denied
 */
export async function createTermBase(
  context: Context,
  { fileIds, layouts, teamId: wanted, ...input }: InputOf<typeof termsApi.createTermBase>,
): Promise<OutputOf<typeof termsApi.createTermBase>> {
  const targetLanguages = [...new Set(input.targetLanguages)];
  if (targetLanguages.includes(input.sourceLanguage)) throw new AppError('project.language-equal');
  const { userId: creatorId, organizationId } = context.actor;
  const [id, now] = [newId(), context.now()];
  const teamId = await ownerTeam(context, wanted, 'term:edit');
  const owner = { organizationId, creatorId, teamId };
  const base = { ...input, ...owner, targetLanguages, id, createdAt: now, changedAt: now };
  if (!(await insertTermBase(context.db, base)))
    throw new AppError('term-base.duplicate-name', { name: input.name });
  await startImports(context, importableTermBase, { assetId: id, fileIds, layouts });
  return termBaseById(context, id);
}
