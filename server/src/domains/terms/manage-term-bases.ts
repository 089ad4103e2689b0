import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { requireTermBase, requireWritable } from './require-term-base.ts';
import { startTermImports } from './start-term-imports.ts';
import { termBaseById, termBaseSummaries } from './term-base-summary.ts';
import { maySee } from './terms.policy.ts';
import {
  clearDefault,
  deleteTermBaseRows,
  findBasesWith,
  findTermBases,
  insertTermBase,
  type TermBaseRow,
  updateTermBase,
} from './terms.store.ts';

/** Those the actor sees, of a language or of one of its variants where one is asked for. */
export async function listTermBases(
  context: Context,
  { source, target, tab, title = '', content = '' }: InputOf<typeof termsApi.listTermBases>,
): Promise<OutputOf<typeof termsApi.listTermBases>> {
  const { userId } = context.actor;
  const words = content.split(/\s+/).filter((word) => word !== '');
  const holding = words.length === 0 ? undefined : await findBasesWith(context.db, words);
  const inTab: Readonly<Record<typeof tab, (base: TermBaseRow) => boolean>> = {
    all: () => true,
    'self-built': (base) => !base.automatic,
    default: (base) => base.isDefault,
    mine: (base) => base.creatorId === userId,
  };
  const bases = (await findTermBases(context.db)).filter(
    (base) =>
      maySee(context.actor, base) &&
      inTab[tab](base) &&
      isLike([base.sourceLanguage], source) &&
      isLike(base.targetLanguages, target) &&
      base.name.toLowerCase().includes(title.toLowerCase()) &&
      (holding?.has(base.id) ?? true),
  );
  return termBaseSummaries(context, bases);
}

function isLike(languages: readonly string[], wanted: string | undefined): boolean {
  return (
    wanted === undefined || languages.some((language) => compareLanguages(language, wanted) !== 'different')
  );
}

/**
 * Files are imported in the background.
 * @throws {AppError} term-base.duplicate-name, project.language-equal, resource.not-found
 */
export async function createTermBase(
  context: Context,
  { fileIds, ...input }: InputOf<typeof termsApi.createTermBase>,
): Promise<OutputOf<typeof termsApi.createTermBase>> {
  const targetLanguages = [...new Set(input.targetLanguages)];
  if (targetLanguages.includes(input.sourceLanguage)) throw new AppError('project.language-equal');
  const { userId: creatorId, organizationId } = context.actor;
  const [id, now] = [newId(), context.now()];
  const base = { ...input, targetLanguages, id, organizationId, creatorId, createdAt: now, changedAt: now };
  if (!(await insertTermBase(context.db, base)))
    throw new AppError('term-base.duplicate-name', { name: input.name });
  await startTermImports(context, id, fileIds);
  return termBaseById(context, id);
}

/** @throws {AppError} resource.not-found */
export async function termBaseDetail(
  context: Context,
  { termBaseId }: InputOf<typeof termsApi.termBaseDetail>,
): Promise<OutputOf<typeof termsApi.termBaseDetail>> {
  const [summary] = await termBaseSummaries(context, [await requireTermBase(context, termBaseId)]);
  if (summary === undefined) throw new AppError('resource.not-found');
  return summary;
}

/** @throws {AppError} resource.not-found, term-base.duplicate-name */
export async function changeTermBase(
  context: Context,
  { termBaseId, ...change }: InputOf<typeof termsApi.changeTermBase>,
): Promise<OutputOf<typeof termsApi.changeTermBase>> {
  const base = await requireTermBase(context, termBaseId);
  const { name } = change;
  const others = name === undefined ? [] : await findTermBases(context.db);
  if (others.some((other) => other.name === name && other.id !== termBaseId))
    throw new AppError('term-base.duplicate-name', { name: name ?? '' });
  if (change.isDefault === true) await clearDefault(context.db, base.sourceLanguage);
  const wished = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(wished).length > 0) await updateTermBase(context.db, termBaseId, wished);
  return termBaseById(context, termBaseId);
}

/** All of them or none. @throws {AppError} resource.not-found */
export async function deleteTermBases(
  context: Context,
  { termBaseIds }: InputOf<typeof termsApi.deleteTermBases>,
): Promise<null> {
  for (const id of termBaseIds) await requireTermBase(context, id);
  await deleteTermBaseRows(context.db, termBaseIds);
  return null;
}

/** @throws {AppError} resource.not-found, term-base.not-writable */
export async function importTerms(
  context: Context,
  { termBaseId, fileIds }: InputOf<typeof termsApi.importTerms>,
): Promise<OutputOf<typeof termsApi.importTerms>> {
  await requireWritable(context, termBaseId);
  await startTermImports(context, termBaseId, fileIds);
  return termBaseById(context, termBaseId);
}
