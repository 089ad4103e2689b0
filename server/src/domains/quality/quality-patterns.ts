import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { QualityPattern, qualityApi } from '@transloom/contracts/quality';
import { customPatternRule, type PatternCondition } from '@transloom/core/quality/custom-pattern';
import type { QualityRule, QualitySeverity } from '@transloom/core/quality/quality-rule';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { requireManagedActiveProject, requireProject } from '../projects/require-project.ts';
import { deletePattern, findPatterns, insertPattern, updatePattern } from './quality.store.ts';

type Api = typeof qualityApi;
type PatternRow = Awaited<ReturnType<typeof findPatterns>>[number];

/** @throws {AppError} resource.not-found, access.denied */
export async function qualityPatterns(
  context: Context,
  { projectId }: InputOf<Api['qualityPatterns']>,
): Promise<OutputOf<Api['qualityPatterns']>> {
  await requireProject(context, projectId);
  return patternsOf(context, projectId);
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active, quality.pattern-invalid, quality.too-many-patterns */
export async function addQualityPattern(
  context: Context,
  { projectId, ...fields }: InputOf<Api['addQualityPattern']>,
): Promise<OutputOf<Api['addQualityPattern']>> {
  await requireManagedActiveProject(context, projectId);
  requireUsable(fields);
  if ((await findPatterns(context.db, projectId)).length >= limits.qualityPatterns)
    throw new AppError('quality.too-many-patterns', { limit: limits.qualityPatterns });
  const { organizationId, userId: madeBy } = context.actor;
  const made = { id: newId(), organizationId, projectId, madeBy, madeAt: context.now() };
  return shown(await insertPattern(context.db, { ...made, ...fields }));
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active, quality.pattern-invalid */
export async function changeQualityPattern(
  context: Context,
  { projectId, patternId, ...fields }: InputOf<Api['changeQualityPattern']>,
): Promise<OutputOf<Api['changeQualityPattern']>> {
  await requireManagedActiveProject(context, projectId);
  const known = await findPatterns(context.db, projectId);
  if (!known.some(({ id }) => id === patternId)) throw new AppError('resource.not-found');
  requireUsable(fields);
  const row = await updatePattern(context.db, { projectId, patternId }, fields);
  if (row === undefined) throw new AppError('resource.not-found');
  return shown(row);
}

/** @throws {AppError} resource.not-found, access.denied, project.not-active */
export async function deleteQualityPattern(
  context: Context,
  { projectId, patternId }: InputOf<Api['deleteQualityPattern']>,
): Promise<null> {
  await requireManagedActiveProject(context, projectId);
  if (!(await deletePattern(context.db, { projectId, patternId }))) throw new AppError('resource.not-found');
  return null;
}

/** The patterns of a project as the interface shows them, oldest first. */
export async function patternsOf({ db }: Pick<Context, 'db'>, projectId: string): Promise<QualityPattern[]> {
  return (await findPatterns(db, projectId)).map(shown);
}

/** The checks of these patterns; those that the engine of expressions does not take are left out. */
export function rulesOfPatterns(patterns: readonly QualityPattern[]): readonly QualityRule[] {
  return patterns.flatMap(({ patternId: id, ...pattern }) => customPatternRule({ id, ...pattern }) ?? []);
}

function requireUsable(fields: InputOf<Api['addQualityPattern']> | Omit<QualityPattern, 'patternId'>): void {
  const { name, source, target, condition, severity } = fields;
  const says = source !== '' || target !== '';
  if (!says || customPatternRule({ id: 'new', name, source, target, condition, severity }) === undefined)
    throw new AppError('quality.pattern-invalid', { name });
}

function shown({ id: patternId, name, source, target, condition, severity }: PatternRow): QualityPattern {
  return {
    patternId,
    name,
    source,
    target,
    condition: condition as PatternCondition,
    severity: severity as QualitySeverity,
  };
}
