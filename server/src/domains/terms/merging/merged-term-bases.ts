import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireIdle } from '../../assets/require-idle.ts';
import { requireEditableTermBase } from '../require-term-base.ts';
import type { TermBaseRow } from '../terms.store.ts';

/** Two or more of one source language. @throws {AppError} resource.not-found, access.denied, term-base.other-language, asset.busy */
export async function mergedTermBases(
  context: Context,
  termBaseIds: readonly string[],
): Promise<readonly [TermBaseRow, ...TermBaseRow[]]> {
  const bases: TermBaseRow[] = [];
  for (const id of new Set(termBaseIds)) bases.push(await requireEditableTermBase(context, id));
  const [first, ...others] = bases;
  const alike = others.every(({ sourceLanguage }) => sourceLanguage === first?.sourceLanguage);
  if (first === undefined || others.length === 0 || !alike) throw new AppError('term-base.other-language');
  await requireIdle(context, bases);
  return [first, ...others];
}
