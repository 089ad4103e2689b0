import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { startImports } from '../assets/imports/import-files.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { addDirections } from './add-languages.ts';
import { importableMemory } from './exchange/importable-memory.ts';
import { insertMemory } from './memories.store.ts';
import { shownMemory } from './memory-detail.ts';

/**
 * The first memory of the whole organization for a language pair takes what people confirm in it. Files are imported in the background.
 * @throws {AppError} memory.duplicate-name, project.language-equal, resource.not-found, access.denied
 */
export async function createMemory(
  context: Context,
  {
    fileIds,
    layouts,
    layer,
    targetLanguages,
    teamId: wanted,
    ...input
  }: InputOf<typeof memoriesApi.createMemory>,
): Promise<OutputOf<typeof memoriesApi.createMemory>> {
  const { organizationId, userId: creatorId } = context.actor;
  const memoryId = newId();
  const teamId = await ownerTeam(context, wanted, 'memory:edit');
  const memory = { ...input, id: memoryId, organizationId, teamId, creatorId, createdAt: context.now() };
  if (!(await insertMemory(context.db, memory))) {
    throw new AppError('memory.duplicate-name', { name: input.name });
  }
  const { sourceLanguage } = input;
  await addDirections(context, { memoryId, sourceLanguage, targetLanguages, teamId });
  await startImports(context, importableMemory, { assetId: memoryId, fileIds, layouts, layer });
  return shownMemory(context, memoryId);
}
