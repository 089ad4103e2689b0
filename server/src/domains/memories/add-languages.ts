import type { InputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { shownMemory } from './memory-detail.ts';
import { findDefaultDirection, insertDirection } from './memory-directions.store.ts';
import { requireEditableMemory } from './require-memory.ts';

interface NewLanguages {
  readonly memoryId: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
  readonly teamId: string | null;
}

/** Languages it has already stay as they are. @throws {AppError} resource.not-found, access.denied, project.language-equal */
export async function addLanguages(
  context: Context,
  { memoryId, targetLanguages }: InputOf<typeof memoriesApi.addLanguages>,
): Promise<Memory> {
  const { sourceLanguage, teamId } = await requireEditableMemory(context, memoryId);
  await addDirections(context, { memoryId, sourceLanguage, targetLanguages, teamId });
  return shownMemory(context, memoryId);
}

/**
 * The first memory of the whole organization for a language pair takes what people confirm in it.
 @throws {AppError} project.language-equal
 */
export async function addDirections(
  { db, actor }: Context,
  { memoryId, sourceLanguage, targetLanguages, teamId }: NewLanguages,
): Promise<void> {
  if (targetLanguages.includes(sourceLanguage)) throw new AppError('project.language-equal');
  const { organizationId } = actor;
  for (const targetLanguage of new Set(targetLanguages)) {
    const direction = { id: newId(), organizationId, memoryId, sourceLanguage, targetLanguage };
    const isDefault = teamId === null && (await findDefaultDirection(db, direction)) === undefined;
    // Another one may have become the default meanwhile; then it is an ordinary one.
    if (isDefault && (await insertDirection(db, { ...direction, isDefault }))) continue;
    await insertDirection(db, { ...direction, isDefault: false });
  }
}
