import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireTermBase } from './require-term-base.ts';
import { termBaseById } from './term-base-summary.ts';
import { clearDefault, findTermBases, updateTermBase } from './terms.store.ts';

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
