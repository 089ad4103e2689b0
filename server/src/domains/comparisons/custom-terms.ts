import type { comparisonsApi } from '@transloom/contracts/comparisons';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findCustomTerms, upsertCustomTerms } from './comparisons.store.ts';

export async function customTerms(
  { db, actor }: Context,
  direction: InputOf<typeof comparisonsApi.customTerms>,
): Promise<OutputOf<typeof comparisonsApi.customTerms>> {
  return [...(await findCustomTerms(db, actor, direction))];
}

/** @throws {AppError} comparison.duplicate-term where a source has two targets */
export async function saveCustomTerms(
  { db, actor }: Context,
  { terms, ...direction }: InputOf<typeof comparisonsApi.saveCustomTerms>,
): Promise<OutputOf<typeof comparisonsApi.saveCustomTerms>> {
  const sources = terms.map(({ source }) => source.toLowerCase());
  const double = terms.find((_, index) => sources.indexOf(sources[index] ?? '') !== index);
  if (double !== undefined) throw new AppError('comparison.duplicate-term', { source: double.source });
  await upsertCustomTerms(db, actor, { ...direction, terms });
  return terms;
}
