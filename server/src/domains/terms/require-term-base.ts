import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { maySeeAsset } from '../assets/may-see-asset.ts';
import { refuseMerged } from '../assets/merged-asset.ts';
import { findTermBase, type TermBaseRow } from './terms.store.ts';

/** A term base the actor may see. @throws {AppError} resource.not-found */
export async function requireTermBase(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  termBaseId: string,
): Promise<TermBaseRow> {
  const base = await findTermBase(db, termBaseId);
  if (base === undefined || !maySeeAsset(actor, base)) throw new AppError('resource.not-found');
  return base;
}

/** One whose entries may be changed. @throws {AppError} resource.not-found, term-base.not-writable, asset.merged */
export async function requireWritable(
  context: Pick<Context, 'db' | 'actor'>,
  termBaseId: string,
): Promise<TermBaseRow> {
  const base = await requireTermBase(context, termBaseId);
  refuseMerged(base);
  if (!base.writable) throw new AppError('term-base.not-writable');
  return base;
}
